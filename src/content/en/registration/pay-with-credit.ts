import { refusal } from '../refusals.ts'
import { acceptTerms } from './accept-terms.ts'

/** Credit, upgrades and award fees, on the account and on the register page. */
export const copy = {
  credit: {
    title: 'Your credit',
    total: (money: string) => `${money} to use`,
    note: 'When you register, you can pay with your credit. A card pays the rest. You can’t use it for an upgrade, an offer, a group or payment in parts.',
    sources: {
      refund: 'Chosen instead of a refund',
      returned: 'Returned after a cancellation',
      goodwill: 'From the academy',
      product: 'Product credit',
      upgrade: 'Counted toward a program',
      refilled: 'Your seat was taken from the waiting list',
    },
    until: (day: string) => `use it by ${day}`,
    states: { used: 'used', expired: 'expired', reversed: 'taken back' },
    left: (left: string, amount: string) => `${left} of ${amount} left`,
  },
  upgrade: {
    title: 'Go on to a program',
    text: (program: string, counted: string) =>
      `The ${counted} that you have paid for its courses counts toward the ${program}.`,
    kept: 'Your dates, lessons and certificates move in. You pay the rest at once, by card.',
    rest: (money: string) => `Remaining price: ${money}`,
    button: (money: string) => `Upgrade for ${money}`,
    blocked: {
      disputed: 'This waits until your bank has decided about a disputed payment.',
      overdue: 'This waits until your overdue payment is made.',
    },
    complete: 'Complete the upgrade',
  },
  pay: {
    button: (money: string) => `Pay ${money}`,
    declined: 'The payment did not go through. Try again or use another card.',
    failed: 'The payment could not be opened.',
    tryAgain: 'Try again',
    opening: 'Opening the payment…',
    accept: acceptTerms,
    first: 'Please accept the terms first.',
  },
  fees: {
    title: 'Award fees',
    text: 'Each award has a fee, which you pay once. It then counts in the progress of the award.',
  },
  register: {
    use: (money: string) => `Use my credit of ${money}`,
    covers: (credit: string, rest: string) => `Credit pays ${credit}. Your card pays ${rest}.`,
    coversAll: (credit: string) => `Credit pays ${credit}. You need no card.`,
    button: (money: string) => `Pay ${money} with credit`,
    title: 'Pay with credit',
  },
  refusal,
}
export type Copy = typeof copy
