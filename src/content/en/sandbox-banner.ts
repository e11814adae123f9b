export const copy = {
  label: 'About this demonstration',
  sentence: 'Demonstration: no real payment is taken.',
}

export type Copy = typeof copy
