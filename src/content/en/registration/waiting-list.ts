import { refundPolicy } from '#domain/registrations/refunds.ts'
import { confirmationDays } from '#domain/registrations/waiting-list.ts'
import { refusal } from '../refusals.ts'

export const copy = {
  refusal,
  meta: { title: 'Waiting List', description: 'Your place on the waiting list for a full date.' },
  loading: 'Your place is loading',
  failed: 'Your place couldn’t be loaded.',
  tryAgain: 'Try again',
  sample: 'sample date',
  unknown: {
    title: 'This link doesn’t work',
    text: `Please use the complete link in our email. A place that isn’t confirmed within ${confirmationDays} days expires. You can join the waiting list again.`,
  },
  unconfirmed: {
    title: 'Confirm your place',
    text: 'You’re not on the waiting list yet. Confirm your place, and we’ll email you when a seat opens up.',
    confirm: 'Confirm my place',
    failed: 'Your place couldn’t be confirmed. Please try again.',
  },
  waiting: {
    title: 'You are on the waiting list',
    text: 'When a seat opens up, we email the people on the list in the order they joined. When it’s your turn, we hold the seat for you for 24 hours.',
  },
  offered: {
    title: 'A seat is available for you',
    text: (until: string) =>
      `We’re holding it for you until ${until} (Los Angeles time). After that, it goes to the next person on the list.`,
    take: 'Register for this seat',
    paid: 'You’ve already paid for this course. Choose this date in your account: there is nothing more to pay.',
    toAccount: 'Go to my courses',
    /** Why a paid course can't take this date in the account, and what to do instead of paying again. */
    unverified:
      'You’ve already paid for this course: please don’t register again. First verify the email of your account: use the link in our email, or request a new one in your account. Then choose this date there. There is nothing more to pay.',
    otherAddress:
      'You’ve already paid for this course: please don’t register again. We’re holding this seat for the address we emailed. Your account has a different one, so you can’t choose this date there.',
    fixed: `You’ve already paid for this course: please don’t register again. You could change your date until ${refundPolicy.fullDays} days before it, and that time has passed.`,
    tooOld: `You’ve already paid for this course: please don’t register again. You could change your date within ${refundPolicy.months} months of your payment, and that time has passed.`,
    reachUs: { before: 'Please contact us before the offer ends, or call ', after: '.' },
    write: 'Contact Us',
    paidBefore: {
      before:
        'Have you already paid for this course? Then please don’t register again. Sign in with the address we emailed and ',
      link: 'choose this date in your account',
      after: '. There is nothing more to pay.',
    },
  },
  taken: { title: 'The seat is yours', text: 'You have registered for this date.' },
  lapsed: {
    title: 'The offer has expired',
    text: 'We held the seat for 24 hours and then offered it to the next person on the list. You can join the waiting list again.',
  },
  left: {
    title: 'You have left the waiting list',
    text: 'We won’t email you about this date anymore.',
  },
  leave: 'Leave the waiting list',
  leaveFailed: 'We couldn’t remove you from the list. Please try again.',
  dates: 'See the dates',
}
export type Copy = typeof copy
