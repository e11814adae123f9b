import { refundRules } from './refund-rules.ts'
import { refusal } from './refusals.ts'
import { registrationStatuses } from './registration-statuses.ts'

export const copy = {
  meta: {
    title: 'Your registration',
    description: 'Your courses, your receipt and what a cancellation gives back.',
  },
  refusal,
  title: 'Your registration',
  paidOn: (name: string, day: string) => `${name}, registered on ${day}`,
  loading: 'Your registration is loading',
  unknown: {
    title: 'This link leads to no registration',
    text: 'Please use the link of your confirmation e-mail, or write to us.',
    contact: 'Contact Us',
  },
  failed: 'Your registration could not be loaded.',
  tryAgain: 'Try again',
  courses: 'Courses',
  noDate: 'The date is chosen later',
  sample: 'sample date',
  states: { active: 'Registered', completed: 'Completed', canceled: 'Canceled' },
  calendar: {
    first: (day: string, money: string) => `Cancel by ${day}: ${money} back`,
    next: (day: string, money: string) => `by ${day}: ${money}`,
    untilDate: (money: string, day: string) =>
      `${money} back until a date is chosen, by ${day} at the latest`,
    after: 'after that nothing.',
    nothing: 'A cancellation gives nothing back.',
  },
  certificate: {
    download: 'Certificate',
    check: 'Link to check it',
    revoked: 'The certificate was revoked. Please write to us.',
  },
  receipt: {
    title: 'Receipt',
    number: 'Receipt number',
    status: 'Status',
    paid: 'Paid',
    refunded: 'Refunded',
    download: 'Receipt as PDF',
    refund: (position: number, of: number) => (of > 1 ? `Refund receipt ${position}` : 'Refund receipt'),
    toCalendar: 'Add to calendar',
  },
  statuses: registrationStatuses,
  disputed: 'The payment is disputed. Nothing can be canceled until that is decided.',
  cancel: {
    title: 'Cancel',
    lead: 'Choose what to cancel. The rules are those that stood when you registered.',
    rules: refundRules,
    back: 'Comes back',
    button: 'Cancel what is chosen',
    sure: {
      title: 'Cancel for good?',
      seat: 'Your seat goes to somebody else at once.',
      money: (amount: string) => `${amount} goes back to the card you paid with.`,
      nothing: 'Nothing comes back.',
      yes: 'Yes, cancel',
      no: 'Keep it',
      close: 'Close',
    },
    failed: 'It could not be canceled. Please try again.',
    done: 'Your cancellation is confirmed. We have written to you.',
  },
}
export type Copy = typeof copy
