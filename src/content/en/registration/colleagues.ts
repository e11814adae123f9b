/** The fields for the colleagues that a buyer registers too. */
export const copy = {
  title: 'Colleagues',
  note: 'Everybody gets the same courses and dates, and a registration of their own. You pay once, by card, and refunds go to you. Credit and payment in parts are not possible for a group.',
  name: (number: number) => `Name of colleague ${number}`,
  email: (number: number) => `Email of colleague ${number}`,
  otherLanguage: 'Emails in Spanish',
  twice: 'Each person needs an email address of their own.',
  remove: 'Remove',
  add: 'Add a colleague',
}
export type Copy = typeof copy
