export const copy = {
  meta: {
    title: 'Beverly Hills Implant Academy',
    description: 'Post-graduate implant education for dentists.',
  },
}
export type Copy = typeof copy
