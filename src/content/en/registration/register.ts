import { fieldLabels } from '../field-labels.ts'
import { missing } from '../missing.ts'
import { refusal } from '../refusals.ts'
import { acceptTerms } from './accept-terms.ts'
export const copy = {
  meta: {
    title: 'Register',
    description:
      'Register for a course or for the Fellowship or Mastership program, choose your dates and pay by card.',
  },
  refusal,
  title: 'Register',
  steps: { label: 'Registration steps', choice: 'Your courses', payment: 'Payment' },
  programs: {
    title: 'Programs',
    fellowship: (courses: string) => courses,
    mastership: (courses: string) => `All Fellowship courses, ${courses}`,
    savings: (percent: number) => `Program savings ${percent}%`,
    owned: (courses: string) => `You already have ${courses}.`,
  },
  courses: {
    title: 'Individual courses',
    past: (date: string) => `${date} has passed, next dates to be announced`,
    sample: 'sample date',
    samples: 'Sample dates, not yet confirmed',
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
        ? `${course}, ${day}: this date has passed. We’ve selected the next one for you: ${next}.`
        : `${course}, ${day}: this date has passed. You’re registering for the next one, which hasn’t been announced yet.`,
    gone: (course: string, day: string) =>
      `${course}, ${day}: this date is no longer available. Please choose again below.`,
    full: (course: string, day: string) =>
      `${course}, ${day}: this date is full. Please choose again below or join its waiting list.`,
    inPayment: (course: string, day: string, time: string) =>
      `${course}, ${day}: the last seats are being paid for right now. Please choose again below or look again after ${time}: any seat that isn’t paid for opens up then.`,
    undated: (course: string) =>
      `${course}: the date in your link is no longer available. Please choose again below.`,
    allFull: (course: string) => `${course} is full. Please choose again below or join a waiting list.`,
    allInPayment: (course: string, time: string) =>
      `${course}: the last seats are being paid for right now. Please choose again below or look again after ${time}: any seat that isn’t paid for opens up then.`,
    stray: 'Your link is for a course that we don’t offer. Please choose below.',
  },
  contact: {
    title: 'Contact',
    name: fieldLabels.name,
    email: fieldLabels.email,
    phone: fieldLabels.phone,
    locked: 'From your profile',
    loading: 'One moment. We’ll continue as soon as your profile has loaded.',
    failed: 'Your profile couldn’t be loaded. Please try again.',
    faults: {
      name: missing.name,
      nameLetters: 'Please enter your name in Latin letters, as it should appear on your certificate.',
      email: missing.email,
      emailForm: 'Please enter a complete email address.',
      phone: missing.phone,
      phoneForm: 'Please enter a complete phone number.',
    },
  },
  colleagues: 'Register colleagues',
  alsoRegistered: 'Colleagues',
  requires: {
    declare: 'I confirm that I meet this:',
    first: 'Please confirm it to continue.',
    program: (program: string, saves: string) =>
      `These courses make up the ${program}, which costs ${saves} less.`,
    take: 'Choose the program',
  },
  total: 'Total',
  continue: 'Continue to Payment',
  nothingChosen: 'Choose a program or a course to continue.',
  owned: {
    title: 'You’re already registered',
    text: (courses: string) => `${courses}: already in your account. Do you want to pay for it again?`,
    again: 'Register again',
    back: 'Change my selection',
  },
  waitingList: {
    title: 'Join the waiting list',
    text: (course: string, date: string) =>
      `${course}, ${date}. When a seat opens up, we email the people on the list in the order they joined. When it’s your turn, we hold the seat for you for 24 hours.`,
    join: 'Join the waiting list',
    joined: 'You’re on the waiting list. We’ve sent you an email.',
    confirmByEmail: 'Almost done: open the link in the email that we sent you and confirm your place there.',
    failed: 'We couldn’t add you to the waiting list. Please try again.',
    close: 'Close',
  },
  summary: {
    title: 'Summary',
    edit: 'Edit Information',
    datesLater: 'You’ll choose the dates later in your account.',
    noDate: 'Date to be announced.',
  },
  refunds: {
    title: 'If your plans change',
    cancelBy: (day: string) => `Cancel by ${day}`,
    by: (day: string) => `By ${day}`,
    back: 'refund',
    after: 'After that date',
    nothing: 'no refund',
    untilDate: (day: string) => `Until a date is chosen, by ${day} at the latest`,
    thenByDate: 'After that, it depends on the course date',
    byDateRule: '100%, 50%, none',
    fromNow: 'From now on',
  },
  payment: {
    title: 'Card payment',
    testMode: 'Test mode.',
    testCard: 'No card is charged. Use 4242\u00a04242\u00a04242\u00a04242, any future date, any code.',
    opening: 'The payment form is loading',
    asking: 'Checking your payment',
    unavailable: 'Unable to load payment form. Please try again.',
    tryAgain: 'Try again',
    anotherDate: 'Choose another date',
    accept: acceptTerms,
    acceptFirst: 'Please accept the terms to pay.',
    pay: (amount: string) => `Pay ${amount}`,
  },
  held: {
    until: (time: string) => `Your seat is held until ${time}.`,
    ending: 'Less than two minutes left.',
    over: 'Your seat is no longer held and may go to someone else.',
  },
  failed: {
    title: 'Payment Failed',
    text: 'Please try again.',
    unconfirmed: 'The payment couldn’t be confirmed.',
    closed: 'The time to pay has run out. You have not been charged. Please check your selection.',
    returned:
      'Your payment arrived, but your seat is no longer available. We’re refunding the full amount to your card and have sent you an email.',
  },
  pending: {
    title: 'Payment in Progress',
    text: 'Your bank hasn’t confirmed the payment yet. Please don’t pay again: we’ll email you as soon as it is confirmed.',
  },
  unknown: {
    title: 'Payment Not Confirmed',
    text: 'The connection was lost before your payment was confirmed. Please check again before you pay again.',
    again: 'Check again',
  },
  succeeded: {
    title: 'Payment Successful!',
    deposit: (money: string, rest: string) =>
      `You have paid the deposit of ${money}. ${rest} follows in monthly payments.`,
    paid: (money: string) => `You have paid ${money}.`,
    email: 'A confirmation e-mail arrives within 1-2 business days.',
    questions: {
      before: 'If you have questions, please contact the academy by phone at ',
      between: ' or by e-mail at ',
      after: '.',
    },
    seats: (count: number): string => (count === 1 ? 'Your seat' : 'Your seats'),
    dateLater: 'Date to be chosen',
    next: {
      title: 'What happens next',
      by: (day: string) => `By ${day}`,
      email: 'The confirmation email arrives with your receipt and your calendar entry.',
      choose: 'You choose your dates in your account, or by the link in the email.',
      refund: (amount: string) => `Until then, a cancellation refunds ${amount}.`,
      begins: (course: string, place: string) => `${course} begins in ${place}.`,
    },
    receipt: 'Receipt number',
    download: 'Download receipt',
    toCalendar: 'Add to calendar',
    view: 'View this registration',
    account: 'Your Account',
    createAccount: 'Create an account',
    another: 'Register for another course',
  },
}
export type Copy = typeof copy
