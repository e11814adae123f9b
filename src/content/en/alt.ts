/** Alternative texts of the photos on the home page and at the top of pages. Every page loads them. */
export const alt = {
  kit_flat: 'Drills, drivers, torque wrench, implants and abutments laid out on a white tray',
  bone_section: 'Sectioned jaw model with an implant in bone, its abutment and crown above',
  operatory: 'Sunlit operatory with a dental chair, a lamp and a plant',
  full_arch: 'Clear lower jaw with four implants, two of them tilted, and a full-arch bridge above',
  handson: 'Hands-on bench with jaw models, a handpiece and a surgical kit',
  lecture: 'Lecture hall with an implant on the screen',
  guide_backlit: 'Orange surgical guide and a drill on a light table',
  thread_macro: 'Titanium implant threads, close up',
  drill_macro: 'Implant drill with depth marks and water drops',
  granules: 'Bone graft granules in a glass dish with a scoop and a membrane',
  certificate: 'Framed BHIA Fellowship certificate with a gold seal, and a pen',
  palms: 'Palm avenue in Beverly\u00a0Hills at dusk',
  terrace: 'White arcaded courtyard with palms and a pool',
}
export type Alt = typeof alt
