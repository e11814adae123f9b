import { catalogue } from '../../catalogue.ts'
import { refusal } from '../refusals.ts'

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven']
const inWords = (count: number) => numbers[count] ?? count

/** Paying in parts: the choice on /register, the account's plan, and the page /plan. */
export const copy = {
  refusal,
  meta: { title: 'Your payments', description: 'The payments of your registration, made and to come.' },
  loading: 'Your payments are loading',
  failed: 'Your payments couldn’t be loaded.',
  tryAgain: 'Try again',
  unknown: {
    title: 'This link doesn’t work',
    text: 'Please use the complete link in our email, or sign in and open Manage Payments.',
    button: 'Your account',
  },
  choice: {
    title: 'How would you like to pay?',
    full: 'Pay in full',
    once: 'today, once',
    parts: 'Pay in parts',
    after: (count: number, money: string) =>
      count === 1 ? `today, then 1 payment of ${money}` : `today, then ${count} payments of ${money}`,
    faults: {
      'not-offered': 'These courses can’t be paid in parts.',
      get 'too-soon'() {
        return `Paying in parts isn’t possible here: the last payment must be at least ${catalogue().plan.lastBeforeDays} days before your first course.`
      },
      'too-small': 'This amount is too small to pay in parts.',
    },
    payments: (count: number) => `Your ${inWords(count)} payments`,
    today: 'Today',
    same: 'No interest, no fee. In parts you pay the same total.',
    total: 'Total',
    fails: 'If a payment fails',
    thatDay: 'That day',
    thatDayText: 'We email you. Your seats and lessons stay as they are.',
    get retries() {
      return `Day ${catalogue().plan.retryDays.join(', day ')}`
    },
    retriesText: 'The card is tried again. You can pay or change the card at any time.',
    get task() {
      return `Day ${catalogue().plan.taskDay}`
    },
    get taskText() {
      return `The office calls you. No seat is given away without ${catalogue().plan.noticeHours} hours’ notice.`
    },
    cancel: 'If you cancel',
    cancelText:
      'Each course counts with its share of the price, by its own date. What is given back ends the last payments first. If you have paid more than is still owed, the difference returns to your card.',
    first: 'First payment',
    consent: (money: string, first: string, last: string) =>
      first === last
        ? `Charge this card ${money} on ${first}. A reminder comes ${inWords(catalogue().plan.reminderDays)} days before.`
        : `Charge this card ${money} on the first of each month, ${first} to ${last}. A reminder comes ${inWords(catalogue().plan.reminderDays)} days before.`,
    consentFirst: 'Please agree to the later payments first.',
    rest: 'You can pay the rest at once whenever you like.',
  },
  plan: {
    title: (items: string) => `${items}, in parts`,
    paidOf: 'paid of',
    failedOn: (day: string) => `The payment of ${day} did not go through`,
    declined: (card: string | null) =>
      card ? `Your bank declined ${card}.` : 'Your bank declined the card.',
    needsBank: 'Your bank asks you to confirm the payment.',
    again: (day: string) => `We try again on ${day}.`,
    kept: (day: string) => `Your seats and lessons stay as they are until ${day}.`,
    stopped: 'Your bank is looking into a payment. Nothing is charged until that is decided.',
    payAmount: (money: string) => `Pay ${money} now`,
    changeCard: 'Change card',
    date: 'Date',
    payment: 'Payment',
    amount: 'Amount',
    status: 'Status',
    documents: 'Documents',
    first: 'First payment',
    position: (position: number, count: number) => `${position} of ${count}`,
    states: { paid: 'Paid', failed: 'Failed', due: 'Due' },
    receipt: 'Receipt',
    statement: 'Statement',
    payNow: 'Pay now',
    payRest: (money: string) => `Pay the rest at once, ${money}`,
    card: 'Card of the plan',
    noCard: 'No card is saved.',
    cardNote: 'The new card is used from the next payment on. The old one is forgotten.',
    signIn: 'This registration belongs to an account. Please sign in to change the card.',
    done: 'Your registration is paid in full.',
  },
  pay: {
    title: (money: string) => `Pay ${money}`,
    button: (money: string) => `Pay ${money}`,
    save: 'Save card',
    close: 'Close',
    opening: 'The card form is loading',
    failed: 'The card form couldn’t be loaded. Please try again.',
    declined: 'Your card was declined. Please try another card.',
    paid: 'Thank you. Your payment has arrived.',
    saved: 'Your new card is saved.',
    testMode: 'Test mode.',
    testCard: 'No card is charged. Use 4242\u00a04242\u00a04242\u00a04242, any future date, any code.',
  },
}
export type Copy = typeof copy
