import { academy } from '../../academy.ts'
import { refusal } from '../refusals.ts'
import { acceptTerms } from './accept-terms.ts'

export const copy = {
  refusal,
  meta: { title: 'Your offer', description: 'An offer of the academy, paid by card.' },
  phone: academy.phone,
  loading: 'Your offer is loading',
  failed: 'Your offer couldn’t be loaded.',
  tryAgain: 'Try again',
  unknown: {
    title: 'This link doesn’t work',
    text: 'Please use the complete link in our email, or call us.',
  },
  closed: 'This offer can’t be paid',
  paidBefore: {
    title: 'This offer has been paid',
    text: 'We’ve emailed the confirmation. If you have questions, call us.',
  },
  call: 'Please call us.',
  for: (name: string) => `For ${name}`,
  agreed: 'Agreed by phone',
  listed: (money: string) => `instead of ${money}`,
  noDate: 'You choose the date later',
  held: 'A seat is held for you until the offer ends',
  refunds: {
    title: 'If your plans change',
    until: (day: string, course: string) => `${course}: until ${day}`,
    full: '100%',
    half: '50%',
    none: 'None',
    after: 'after that',
  },
  price: 'Your price',
  until: 'Good until',
  wrong: 'Something is not as we said? Call before you pay.',
  pay: {
    title: 'Card payment',
    full: 'In full',
    parts: 'In parts',
    today: (money: string) => `${money} today`,
    legend: 'How would you like to pay?',
    after: (day: string, money: string) => `${day}: ${money}`,
    consent: (money: string, count: number) =>
      `Charge this card ${money} on the first of ${count === 1 ? 'the next month' : `the next ${count} months`}, on the days above.`,
    accept: acceptTerms,
    first: 'Please tick the boxes first.',
    button: (money: string) => `Pay ${money}`,
    opening: 'The card form is loading',
    broken: 'The card form couldn’t be loaded.',
    declined: 'Your card was declined. Please try another card.',
    testMode: 'Test mode.',
    testCard: 'No card is charged. Use 4242\u00a04242\u00a04242\u00a04242, any future date, any code.',
    receipt: (email: string) => `The receipt goes to ${email}. No account is needed.`,
  },
  otherWays: 'Credit can’t be used for an offer. To pay by bank transfer or check, call us:',
  paid: {
    title: 'Thank you. Your payment has arrived.',
    text: 'Your confirmation is on its way by email. If you have questions, call us.',
  },
}
export type Copy = typeof copy
