import type { CarouselPhoto } from '../carousel-photos.ts'

/** What the pictures of the carousel show, for those who do not see them. */
export const photoTexts: Record<CarouselPhoto, string> = {
  kit_flat: 'Drills, drivers, torque wrench, implants and abutments laid out on a white tray',
  guided: 'Drilling through the sleeve of a printed surgical guide',
  bone_section: 'Sectioned jaw model with an implant in bone, its abutment and crown above',
  operatory: 'Sunlit operatory with a dental chair, a lamp and a plant',
  full_arch: 'Clear lower jaw with four implants, two of them tilted, and a full-arch bridge above',
  handson: 'Hands-on bench with jaw models, a handpiece and a surgical kit',
  torque_wrench: 'Torque wrench, 10 to 45 Ncm, on a driver over a sectioned bone model',
  lecture: 'Lecture hall with an implant on the screen',
  crowns: 'Ceramic crowns and an abutment on black glass',
  guide_backlit: 'Orange surgical guide and a drill on a light table',
  thread_macro: 'Titanium implant threads, close up',
  healing_cap: 'Titanium and gold healing caps in a jaw model',
  monitor: 'Implant planning on a screen, a jaw model and implants before it',
  light_box: 'Panoramic radiograph on a light box, a caliper before it',
  drill_macro: 'Implant drill with depth marks and water drops',
  granules: 'Bone graft granules in a glass dish with a scoop and a membrane',
  fixtures: 'A row of titanium implants on a dark table',
  scan_body: 'Jaw model with scan bodies before a laptop that shows the scan',
  kit: 'Surgical cassette with drills and fixtures in rows',
  certificate: 'Framed BHIA Fellowship certificate with a gold seal, and a pen',
  palms: 'Palm avenue in Beverly Hills at dusk',
  terrace: 'White arcaded courtyard with palms and a pool',
}
