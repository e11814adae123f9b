/** One sentence; telephone and address stand between its parts. */
export const copy = {
  before:
    'This page needs JavaScript, without which it cannot load, play or send anything: please turn it on, call ',
  between: ' or write to ',
  after: '.',
}
export type Copy = typeof copy
