import { refundRules } from './refund-rules.ts'
import { refusal } from './refusals.ts'
import { registrationStatuses } from './registration-statuses.ts'

export const copy = {
  meta: {
    title: 'Your Registration',
    description: 'Your courses, your receipt and your refund if you cancel.',
  },
  refusal,
  title: 'Your Registration',
  paidOn: (name: string, day: string) => `${name}, registered on ${day}`,
  loading: 'Your registration is loading',
  unknown: {
    title: 'This link leads to no registration',
    text: 'Please use the link in our latest email about it, or write to us.',
    contact: 'Contact Us',
  },
  failed: 'Your registration could not be loaded.',
  tryAgain: 'Try again',
  courses: 'Courses',
  noDate: 'The date is chosen later',
  sample: 'sample date',
  states: { active: 'Registered', completed: 'Completed', canceled: 'Canceled' },
  calendar: {
    first: (day: string, money: string) => `Cancel by ${day}: ${money} refund`,
    next: (day: string, money: string) => `by ${day}: ${money}`,
    untilDate: (money: string, day: string) =>
      `${money} refund until a date is chosen, by ${day} at the latest`,
    after: 'after that, no refund.',
    nothing: 'If you cancel, there is no refund.',
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
    title: 'Cancel courses',
    lead: 'Choose what to cancel. The refund rules in effect when you registered apply.',
    rules: refundRules,
    back: 'Refund',
    button: 'Cancel what is chosen',
    sure: {
      title: 'Cancel for good?',
      seat: 'Your seat is released right away.',
      money: (amount: string) => `${amount} goes back to the card you paid with.`,
      nothing: 'There is no refund.',
      yes: 'Yes, cancel',
      no: 'Keep my courses',
      close: 'Close',
    },
    signIn: {
      text: 'This registration belongs to an account. To cancel, please sign in to that account.',
      button: 'Sign in to cancel',
      other: (email: string) =>
        `You are signed in as ${email}, but this registration belongs to another account. To cancel, log out and sign in to that account.`,
    },
    failed: 'It could not be canceled. Please try again.',
    done: 'Your cancellation is confirmed. We have written to you.',
  },
}
export type Copy = typeof copy
