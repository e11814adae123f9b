import { missing } from '../missing.ts'
import { refusal } from '../refusals.ts'

export const copy = {
  refusal,
  meta: { title: 'A seat for you', description: 'A colleague offers you a course of the academy.' },
  missing,
  loading: 'The course is loading',
  failed: 'The course couldn’t be loaded.',
  tryAgain: 'Try again',
  problem: 'Something went wrong. Please try again.',
  unknown: {
    title: 'This link doesn’t work',
    text: 'Please use the complete link in our email, or call us.',
  },
  closed: 'This course can’t be taken over',
  call: 'Questions? Please call us.',
  from: (name: string) => `${name} offers you this course`,
  terms:
    'The course is paid. The seat, the lessons and the certificate become yours. A refund would go to your colleague.',
  until: (day: string) => `The link works once, until ${day}.`,
  name: 'Your name, as on the certificate',
  email: 'Your email',
  emailHint: 'Sign in with this address to see your lessons.',
  accept: 'Take over the course',
  taken: {
    title: 'The course is yours',
    text: 'Your confirmation is on its way by email.',
    account: 'Create your account',
  },
  dialog: {
    lead: (course: string) =>
      `We email your colleague a link to take over ${course}, with its seat, lessons and certificate. Your payment and any refund stay with you.`,
    name: 'Name of your colleague',
    email: 'Email of your colleague',
    invalidEmail: 'Please enter a complete email address.',
    send: 'Send the link',
    sent: (name: string) => `Sent. The course stays yours until ${name} accepts.`,
  },
}
export type Copy = typeof copy
