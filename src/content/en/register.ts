import { fieldLabels } from './field-labels.ts'
import { missing } from './missing.ts'
import { refusal } from './refusals.ts'
export const copy = {
  meta: {
    title: 'Register',
    description:
      'Register for a course or for the Fellowship or Mastership program, choose your dates and pay by card.',
  },
  refusal,
  title: 'Register',
  steps: { label: 'Steps of the registration', choice: 'Your choice', payment: 'Payment' },
  programs: {
    title: 'Programs',
    fellowship: (courses: string) => courses,
    mastership: (courses: string) => `All Fellowship courses, ${courses}`,
    savings: (percent: number) => `Program savings ${percent}%`,
    owned: (courses: string) => `You already have ${courses}.`,
  },
  courses: {
    title: 'Individual courses',
    past: (date: string) => `${date} is past, next dates to be announced`,
    sample: 'sample date',
    seatsLeft: (left: number, spots: number) => `${left} ${left === 1 ? 'seat' : 'seats'} left of ${spots}`,
    full: 'full',
    inPayment: (time: string) => `last seats being paid for, look again after ${time}`,
    allFull: 'All dates are full',
    dateOf: (course: string) => `Date of ${course}`,
    offered: 'a seat is held for you',
    owned: 'You already have this course.',
    joinWaitingList: 'Join the waiting list',
  },
  lost: {
    past: (course: string, day: string, next: string | null) =>
      next
        ? `${course}, ${day}: this date is past. We have chosen the next one for you: ${next}.`
        : `${course}, ${day}: this date is past. You are registering for the next one, which is yet to be announced.`,
    gone: (course: string, day: string) =>
      `${course}, ${day}: this date can no longer be chosen. Please choose again below.`,
    full: (course: string, day: string) =>
      `${course}, ${day}: this date is full. Please choose again below, or join its waiting list.`,
    inPayment: (course: string, day: string, time: string) =>
      `${course}, ${day}: the last seats are being paid for right now. Please choose again below, or look again after ${time}: a seat that is not paid is free then.`,
    undated: (course: string) =>
      `${course}: the date of the link can no longer be chosen. Please choose again below.`,
    allFull: (course: string) => `${course} is full. Please choose again below, or join a waiting list.`,
    allInPayment: (course: string, time: string) =>
      `${course}: the last seats are being paid for right now. Please choose again below, or look again after ${time}: a seat that is not paid is free then.`,
    stray: 'The link that led here names a course that we do not offer. Please choose below.',
  },
  contact: {
    title: 'Contact',
    name: fieldLabels.name,
    email: fieldLabels.email,
    phone: fieldLabels.phone,
    locked: 'From your profile',
    loading: 'One moment: your profile is loading, then we’ll continue.',
    failed: 'Your profile could not be loaded. Please try again.',
    faults: {
      name: missing.name,
      nameLetters: 'Please write your name in Latin letters, as it should appear on your certificate.',
      email: missing.email,
      emailForm: 'Please enter a complete email address.',
      phone: missing.phone,
      phoneForm: 'Please enter a complete phone number.',
    },
  },
  total: 'Total',
  continue: 'Continue to Payment',
  nothingChosen: 'Choose a program or a course to continue.',
  owned: {
    title: 'You already have this',
    text: (courses: string) =>
      `${courses}: this is in your account already. Do you want to pay for it again?`,
    again: 'Register again',
    back: 'Change my choice',
  },
  waitingList: {
    title: 'Join the waiting list',
    text: (course: string, date: string) =>
      `${course}, ${date}. When a seat becomes free we write to those on the list, in the order in which they joined. The seat is then held for 24 hours.`,
    join: 'Join the waiting list',
    joined: 'You are on the waiting list. We have written to you.',
    confirmByEmail: 'Almost done: open the link in the email that we sent you, and confirm your place there.',
    failed: 'You could not be put on the waiting list. Please try again.',
    close: 'Close',
  },
  summary: {
    title: 'Summary',
    edit: 'Edit Information',
    datesLater: 'You choose the dates later, in your account.',
    noDate: 'The date is to be announced.',
  },
  refunds: {
    title: 'If your plans change',
    cancelBy: (day: string) => `Cancel by ${day}`,
    by: (day: string) => `By ${day}`,
    back: 'refund',
    after: 'After that',
    nothing: 'no refund',
    untilDate: (day: string) => `Until a date is chosen, by ${day} at the latest`,
    thenByDate: 'Then by the course’s date',
    byDateRule: '100%, 50%, none',
    fromNow: 'From now on',
  },
  payment: {
    title: 'Card payment',
    testMode: 'Test mode.',
    testCard: 'No card is charged. Use 4242\u00a04242\u00a04242\u00a04242, any future date, any code.',
    opening: 'The payment form is loading',
    asking: 'We are asking what became of your payment',
    unavailable: 'Unable to load payment form. Please try again.',
    tryAgain: 'Try again',
    anotherDate: 'Choose another date',
    accept: {
      before: 'I accept the ',
      terms: 'Terms',
      between: ' and the ',
      privacy: 'Privacy',
      after: ' notice.',
    },
    acceptFirst: 'Please accept the terms to pay.',
    pay: (amount: string) => `Pay ${amount}`,
  },
  held: {
    until: (time: string) => `Your seat is held until ${time}.`,
    ending: 'It is held for two more minutes at most.',
    over: 'The time for your seat is over. It is no longer held and may go to somebody else.',
  },
  failed: {
    title: 'Payment Failed',
    text: 'Please try again.',
    unconfirmed: 'The payment could not be confirmed.',
    closed: 'The time for this payment is over and no money was taken. Please check your choice.',
    returned:
      'Your payment arrived, but your seat could no longer be kept. All of the money goes back to your card, and we have written to you.',
  },
  pending: {
    title: 'Payment in Progress',
    text: 'Your bank has not confirmed the payment yet. Please do not pay again: we write to you as soon as it is confirmed.',
  },
  unknown: {
    title: 'Payment Not Confirmed',
    text: 'The connection broke off before we learned what became of your payment. Please do not pay again before you know.',
    again: 'Check again',
  },
  succeeded: {
    title: 'Payment Successful!',
    mail: 'A confirmation e-mail arrives within 1-2 business days.',
    questions: {
      before: 'If you have questions, please contact the academy by phone at ',
      between: ' or by e-mail at ',
      after: '.',
    },
    receipt: 'Receipt number',
    account: 'Your Account',
    createAccount: 'Create an account',
    another: 'Register for another course',
  },
}
export type Copy = typeof copy
