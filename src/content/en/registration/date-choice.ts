import { refundPolicy } from '#domain/registrations/refunds.ts'
import { refusal } from '../refusals.ts'

/** The dialog in which a registrant chooses a date, in the account and behind the link of an email. */
export const dateChoice = {
  refusal,
  title: (course: string) => `${course}: choose a date`,
  lead: `Your seat is reserved as soon as you confirm. You can change the date until ${refundPolicy.fullDays} days before the course.`,
  none: 'No dates are open yet. You can choose one here as soon as they are announced.',
  seats: (left: number, spots: number) =>
    left === 1 ? `1 seat left of ${spots}` : `${left} seats left of ${spots}`,
  sample: 'sample date',
  loading: 'The dates are loading',
  failed: 'The dates couldn’t be loaded.',
  full: 'full',
  inPayment: (time: string) => `last seats being paid for, look again after ${time}`,
  offered: 'a seat is held for you',
  joinWaitingList: 'Join the waiting list',
  current: 'your date',
  confirm: 'Take this date',
  done: 'Your date is set. We’ve sent you an email.',
  tryAgain: 'Try again',
  close: 'Close',
  notNow: 'Not now',
  problem: 'Something went wrong. Please try again.',
}
export type DateChoiceCopy = typeof dateChoice
