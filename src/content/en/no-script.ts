/** One sentence in three parts: the phone number and the email address are rendered between them. */
export const copy = {
  before: 'This page needs JavaScript to load, play and send. Please turn it on, call ',
  between: ' or email ',
  after: '.',
}
export type Copy = typeof copy
