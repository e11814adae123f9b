import { altNamed } from '../../media/named-photos.ts'
import type { PhotoName } from '../../media/photos.ts'
import { alt } from './alt.ts'

/** Alternative texts of all photos, for pages that choose a photo by name. */
export const photoAlt: Record<PhotoName, string> = {
  ...alt,
  kit_flat: 'Drills, drivers, torque wrench, implants and abutments laid out on a white tray',
  bone_section: 'Sectioned jaw model with an implant in bone, its abutment and crown above',
  full_arch: 'Clear lower jaw with four implants, two of them tilted, and a full-arch bridge above',
  lecture: 'Lecture hall with an implant on the screen',
  guide_backlit: 'Orange surgical guide and a drill on a light table',
  thread_macro: 'Titanium implant threads, close up',
  drill_macro: 'Implant drill with depth marks and water drops',
  certificate: 'Framed BHIA Fellowship certificate with a gold seal, and a pen',
  guided: 'Drilling through the sleeve of a printed surgical guide',
  torque_wrench: 'Torque wrench, 10 to 45 Ncm, on a driver over a sectioned bone model',
  crowns: 'Ceramic crowns and an abutment on black glass',
  healing_cap: 'Titanium and gold healing abutments in a jaw model',
  monitor: 'Implant planning on a screen, with a jaw model and implants in front of it',
  light_box: 'Panoramic radiograph on a light box, with a caliper in front of it',
  fixtures: 'A row of titanium implants on a dark table',
  scan_body: 'Jaw model with scan bodies in front of a laptop that shows the scan',
  kit: 'Surgical cassette with drills and fixtures in rows',
  hero: 'Implant, abutment and crown, separated along one axis, in navy and orange light',
  library: 'Implantology volumes and a jaw model next to a warm lamp',
  opg: 'Panoramic radiograph with implants',
  cbct: 'Implant planning screen with axial, cross-sectional and panoramic views',
}

/** Also of pictures that staff uploaded. */
export const photoAltOf = (name: string) => altNamed(name, 'en', photoAlt)
