/** Alternative texts that some pages need without those of all photos (photo-alt.ts). */
export const alt = {
  operatory: 'Sunlit operatory with a dental chair, a lamp and a plant',
  handson: 'Hands-on bench with jaw models, a handpiece and a surgical kit',
  granules: 'Bone graft granules in a glass dish with a scoop and a membrane',
  palms: 'Palm avenue in Beverly\u00a0Hills at dusk',
  academy: 'The academy at dusk, its lit arcade and upper hall mirrored in a pool',
  terrace: 'White arcaded courtyard with palms and a pool',
}
export type Alt = typeof alt
