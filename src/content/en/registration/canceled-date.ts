import { refusal } from '../refusals.ts'

/** The registrant of a canceled date chooses, in the account and behind the link of an email. */
export const copy = {
  refusal,
  title: 'The academy had to cancel your date',
  text: (was: string, lastDay: string) =>
    `${was} will not take place. We’re sorry. Please choose by ${lastDay} what you prefer.`,
  options: 'What you prefer',
  /** `money` is null for a colleague, who does not see what was paid. */
  card: (money: string | null) => (money === null ? 'A refund' : `A refund of ${money}`),
  cardNotes: {
    card: 'To the card you paid with. Banks take 5 to 10 business days.',
    payer: 'To the card it was paid with. Banks take 5 to 10 business days.',
    offline: 'By bank transfer or check.',
  },
  returned: 'What you paid with credit comes back as credit.',
  ends: (money: string) => `${money} is no longer to be paid.`,
  credit: (money: string) => `Credit of ${money}`,
  creditNote: (months: number) => `For any course, to use within ${months} months.`,
  date: 'Another date',
  dateNote: 'Your course stays paid. You can still cancel for a full refund until it begins.',
  silence: 'If you don’t choose, you get the refund.',
  confirm: 'Confirm my choice',
  toDates: 'See the dates',
  choose: 'Please choose one of them.',
  problem: 'Your choice couldn’t be saved. Please try again.',
  done: 'Your choice is saved. We’ve sent you an email.',
}
export type Copy = typeof copy
