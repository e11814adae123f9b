import type { RefundWay } from '#domain/registrations/refunds.ts'

const goesTo: Record<RefundWay, string> = {
  card: 'to the card you paid with',
  payer: 'to the card it was paid with',
  offline: 'by bank transfer or check',
}

/** The email that asks the registrant of a canceled date to choose. */
export const dateCanceledEmail = {
  subject: (course: string, day: string) => `The academy had to cancel ${course}: please choose by ${day}`,
  title: 'The academy had to cancel your date',
  text: (day: string) =>
    `We’re sorry: this date will not take place. Please choose by ${day} what you prefer.`,
  reminderSubject: (course: string, day: string) => `${course}: please choose by ${day}`,
  reminderTitle: 'Your choice is still open',
  reminderText: (day: string) =>
    `The academy had to cancel this date, and you haven’t chosen yet. Please choose by ${day} what you prefer.`,
  card: 'A refund',
  /** `money` is null for a colleague, who does not see what was paid. */
  cardText: (money: string | null, way: RefundWay) =>
    money === null ? goesTo[way] : `${money} ${goesTo[way]}`,
  returned: (money: string) => `${money} as credit, because you paid with credit`,
  ends: (money: string) => `${money} is no longer to be paid`,
  credit: 'Credit',
  creditText: (money: string, months: number) => `${money} for any course, to use within ${months} months`,
  date: 'Another date',
  dateText: 'Your course stays paid. You can still cancel for a full refund until it begins.',
  silence: 'If you don’t choose, you get the refund.',
  button: 'Choose now',
}
export type DateCanceledEmail = typeof dateCanceledEmail
