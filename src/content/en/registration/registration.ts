import { refusal } from '../refusals.ts'
import { dateChoice } from './date-choice.ts'
import { dueFirst, refundRules } from './refund-rules.ts'
import { registrationStatuses } from './registration-statuses.ts'

export const copy = {
  meta: {
    title: 'Your Registration',
    description: 'Your courses, your receipt and your refund if you cancel.',
  },
  refusal,
  title: 'Your Registration',
  paidBy: (payer: string) =>
    payer
      ? `${payer} registered you and paid. Only ${payer} can cancel, and refunds go there.`
      : 'A colleague registered you and paid. To cancel, please contact us.',
  paidOn: (name: string, day: string) => `${name}, registered on ${day}`,
  loading: 'Your registration is loading',
  unknown: {
    title: 'This link doesn’t work',
    text: 'Please use the link in our latest email about your registration or contact us.',
    contact: 'Contact Us',
  },
  failed: 'Your registration couldn’t be loaded.',
  tryAgain: 'Try again',
  courses: 'Courses',
  noDate: 'Date to be chosen',
  changeDate: 'Change date',
  chooseDate: 'Choose a date',
  date: dateChoice,
  sample: 'sample date',
  states: { active: 'Registered', completed: 'Completed', canceled: 'Canceled' },
  calendar: {
    first: (day: string, money: string) => `Cancel by ${day}: ${money} refund`,
    next: (day: string, money: string) => `by ${day}: ${money}`,
    untilDate: (money: string, day: string) =>
      `${money} refund until a date is chosen, by ${day} at the latest`,
    after: 'after that date, no refund.',
    nothing: 'If you cancel, there is no refund.',
  },
  certificate: {
    download: 'Certificate',
    check: 'Verification link',
    revoked: 'This certificate was revoked. Please contact us.',
  },
  receipt: {
    title: 'Receipt',
    number: 'Number',
    status: 'Status',
    paid: 'Paid',
    refunded: 'Refunded',
    download: 'Receipt as PDF',
    refund: (position: number, of: number) => (of > 1 ? `Refund receipt ${position}` : 'Refund receipt'),
    toCalendar: 'Add to calendar',
  },
  statuses: registrationStatuses,
  disputed: 'This payment is in dispute. Courses can be canceled again once the dispute is resolved.',
  cancel: {
    title: 'Cancel courses',
    choose: 'Cancel this course',
    lead: 'Select the courses above. The refund rules in effect when you registered apply.',
    dueFirst,
    rules: refundRules,
    back: 'Refund',
    ended: 'No longer to pay',
    button: 'Cancel selected courses',
    sure: {
      title: 'Cancel these courses?',
      seat: 'Your seat is released right away.',
      money: (amount: string) => `${amount} will be refunded the way you paid.`,
      ended: (amount: string) => `You no longer have to pay ${amount}.`,
      nothing: 'There is no refund.',
      yes: 'Cancel these courses',
      no: 'Keep my courses',
      close: 'Close',
    },
    signIn: {
      text: 'This registration belongs to an account. To cancel, please sign in to that account.',
      button: 'Sign in to cancel',
      other: (email: string) =>
        `You’re signed in as ${email}, but this registration belongs to another account. To cancel, log out and sign in to that account.`,
    },
    failed: 'Your courses couldn’t be canceled. Please try again.',
    done: 'Your cancellation is confirmed. We’ve sent you an email.',
  },
}
export type Copy = typeof copy
