/** Emails to people who were registered by a colleague. */
export const groupEmails = {
  subject: (payer: string) => `${payer} has registered you at the academy`,
  title: 'You are registered',
  text: (payer: string) =>
    `${payer} has registered you for these courses and has paid for them. You don’t need to pay anything.`,
  refunds: 'If something is canceled, the refund goes to the person who paid.',
  view: 'View your registration',
  colleagues: 'Also registered',
  total: 'Paid for everybody',
  about: (person: string) => `This is about the registration of ${person}, which you paid for.`,
}
export type GroupEmails = typeof groupEmails
