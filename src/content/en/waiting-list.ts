import { refundPolicy } from '#domain/refunds.ts'
import { confirmationDays } from '#domain/waiting-list.ts'
import { refusal } from './refusals.ts'

export const copy = {
  refusal,
  meta: { title: 'Waiting List', description: 'Your place on the waiting list of a full date.' },
  loading: 'Your place is loading',
  failed: 'Your place could not be loaded.',
  tryAgain: 'Try again',
  sample: 'sample date',
  unknown: {
    title: 'This link leads to no waiting list',
    text: `Please use the whole link of our email. A place that is not confirmed within ${confirmationDays} days ends: you can join the waiting list again.`,
  },
  unconfirmed: {
    title: 'Confirm your place',
    text: 'You are not on the waiting list yet. Confirm your place, and we write to you when a seat becomes free.',
    confirm: 'Confirm my place',
    failed: 'Your place could not be confirmed. Please try again.',
  },
  waiting: {
    title: 'You are on the waiting list',
    text: 'When a seat becomes free we write to those on the list, in the order in which they joined. The seat is then yours to take for 24 hours.',
  },
  offered: {
    title: 'A seat is free for you',
    text: (until: string) =>
      `It is held for you until ${until} (Los Angeles time). After that it goes to the next in line.`,
    take: 'Register for this seat',
    paid: 'You have already paid for this course. Choose this date in your account: there is nothing more to pay.',
    toAccount: 'Go to my courses',
    /** Paid for, and yet not to be chosen in the account: why, and what to do instead of paying again. */
    unverified:
      'You have already paid for this course: please do not register again. This seat is kept for the owner of the address that we wrote to. First verify the address of your account: the link is in our email, and your account sends it again. Then choose this date there. There is nothing more to pay.',
    otherAddress:
      'You have already paid for this course: please do not register again. This seat is kept for the address that we wrote to, and your account has another one, so it cannot be chosen there.',
    fixed: `You have already paid for this course: please do not register again. Your date could be changed until ${refundPolicy.fullDays} days before it, and that time is over.`,
    tooOld: `You have already paid for this course: please do not register again. A date can be changed within ${refundPolicy.months} months of the purchase, and that time is over.`,
    reachUs: { before: 'Please write to us before the offer ends, or call ', after: '.' },
    write: 'Write to us',
    paidBefore: {
      before:
        'Have you already paid for this course? Then please do not register again: sign in with the address that we wrote to and ',
      link: 'choose this date in your account',
      after: '. There is nothing more to pay.',
    },
  },
  taken: { title: 'The seat is yours', text: 'You have registered for this date.' },
  lapsed: {
    title: 'The offer is over',
    text: 'The seat was held for 24 hours and has gone to the next in line. You may join the waiting list again.',
  },
  left: {
    title: 'You have left the waiting list',
    text: 'We will not write to you about this date any more.',
  },
  leave: 'Leave the waiting list',
  leaveFailed: 'You could not be taken off the list. Please try again.',
  dates: 'See the dates',
}
export type Copy = typeof copy
