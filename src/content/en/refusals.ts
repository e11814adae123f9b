import type { RefusalFacts } from '#contract/api-error.ts'
import type {
  InvalidRequest,
  InvalidToken,
  Missing,
  ProgramRefusals,
  RefusalCode,
  Refusals,
  SentFacts,
} from '#contract/refusals.ts'
import { formatMoney } from '#domain/money/money.ts'
import type { PlanFault } from '#domain/pricing/plan.ts'
import { refundPolicy } from '#domain/registrations/refunds.ts'
import { type TakeoverFault, takeoverDays } from '#domain/registrations/takeover.ts'
import { clockTime } from '../clock-time.ts'
import { labelOf } from '../refused-field.ts'
import { type SentencesOf, writeSentence } from '../sentence.ts'
import { fieldLabels } from './field-labels.ts'
import { words } from './words.ts'

const invalidRequest = {
  unreadable: 'The request could not be read.',
  'no-such-date': 'there is no such date',
  'in-future': 'must not lie in the future',
} satisfies Record<Extract<InvalidRequest, string>, string>

const invalidToken: Record<InvalidToken, string> = {
  expired: 'The token has expired.',
  'from-future': 'The token is from the future.',
  invalid: 'The token is not valid.',
  'no-email': 'The token names no email address.',
  revoked: 'The token has been revoked.',
  unsigned: 'The token is not signed as it must be: unsigned tokens are never accepted.',
}

const notFound: Record<Missing, string> = {
  address: 'There is nothing at this address.',
  calendar: 'There is no calendar at this address.',
  certificate: 'There is no certificate with this code.',
  'certificate-of-registration': 'This registration has no such certificate.',
  'linked-registration': 'This link leads to no registration.',
  'linked-waiting-list': 'This link leads to no waiting list.',
  offer: 'This link leads to no offer.',
  takeover: 'This link leads to no course.',
  own: 'There is nothing of yours at this address.',
  payment: 'There is no such payment.',
  receipt: 'This registration has no receipt yet.',
  refund: 'This registration has no such refund.',
  registration: 'There is no such registration.',
}

const refusedCode = {
  unknown: 'This code is not valid.',
  'not-now': 'This code does not hold today.',
  'not-for-this': 'This code is not for what you chose.',
  'used-up': 'This code has been used up.',
}

const blockedTakeover: Record<TakeoverFault, string> = {
  'not-active': 'This course is not among your active courses.',
  program: 'A course of a program cannot be given to a colleague.',
  'no-date': 'Choose a date first. Then a colleague can take the course over.',
  late: `A colleague can take a course over until ${takeoverDays} days before its date. Please call the academy.`,
  plan: 'Pay the rest first. Then a colleague can take the course over.',
  disputed: 'The payment is disputed. A colleague can take the course over once that is settled.',
  taken: 'A colleague has already taken this course over.',
  'paid-by-other':
    'Somebody else paid for this course. Please ask them to call the academy if a colleague is to take it over.',
  self: 'This is your own address. Enter the address of your colleague.',
}

const closedOffer = {
  ended: 'This offer has ended. Please call the academy.',
  withdrawn: 'This offer was withdrawn. Please call the academy.',
  paid: 'This offer has been paid.',
} as const

const noPlan: Record<PlanFault, string> = {
  'not-offered': 'These courses cannot be paid in parts.',
  'too-soon': 'Your first course begins too soon to pay in parts.',
  'too-small': 'This amount is too small to pay in parts.',
}

/** What the API answers. Pages in English show it too, unless `onPages` has another sentence. */
export const refusals: SentencesOf<Refusals & ProgramRefusals> = {
  already_paid: 'Your earlier registration has already been paid. Its confirmation will reach you by email.',
  amount_changed: ({ amount }) => `The refund is ${formatMoney(amount)} now. Please confirm again.`,
  card_not_saved: 'The card could not be saved. Please try again or use another card.',
  credit_sign_in: 'Sign in with a verified email address to use your credit.',
  courses_active:
    'There are still active courses. Please cancel them first: the refund is shown before you confirm.',
  database_unavailable: 'The site cannot read or save anything at the moment. Please try again.',
  database_unreachable: 'The database is out of reach.',
  date_fixed: () =>
    `The date can be changed until ${refundPolicy.fullDays} days before it. Please call the academy.`,
  date_unpaid: ({ amount }) =>
    `Please pay ${formatMoney(amount)} more first: a date can be chosen once its course is covered by what was paid.`,
  disputed: 'The payment is disputed: nothing can be canceled until that is decided.',
  entered_before:
    'This form has been entered and reviewed already: nothing was changed. Please use a new form.',
  evaluation_closed: 'The evaluation opens after the last lesson and the weekend.',
  evaluation_given: 'You have evaluated this course already. Thank you.',
  identity_unreachable: 'The identity service is out of reach. Please try again.',
  internal_error: 'Something went wrong on our side.',
  invalid_json: ({ empty }) => (empty ? 'The request has no body.' : 'The request is not valid JSON.'),
  invalid_request: ({ field, fault }) => {
    const sentence = typeof fault === 'string' ? invalidRequest[fault] : fault.rule
    return field === undefined ? sentence : `${field}: ${sentence}`
  },
  invalid_signature: 'The signature is not the provider’s.',
  invalid_token: ({ fault }) => invalidToken[fault],
  leaving: 'This process is stopping. Send the request to another one.',
  lesson_waits:
    'New lessons wait for a payment that is overdue. Pay it in your account, or call the academy.',
  misdirected_request: ({ origin }) =>
    `Without Stripe keys the site answers only on its own machine, at ${origin}. Set the three Stripe keys, or SANDBOX=public for a demonstration.`,
  no_such_date: ({ dates }) => `This date cannot be chosen any more: ${inWords(dates)}.`,
  unknown_date: 'There is no such date.',
  not_active: 'This course is not, or no longer, among your active ones.',
  not_cancellable: 'One of the chosen courses can no longer be canceled.',
  not_found: ({ missing }) => notFound[missing],
  not_open: 'The door opens 15 minutes before the start.',
  not_signed_in: 'Please sign in: this call needs a bearer token.',
  no_credit: 'You have no credit left. Reload the page to pay by card.',
  upgrade_blocked: 'The upgrade waits until a disputed or overdue payment is settled.',
  nothing_to_pay: 'This registration has been paid: there is nothing left to pay.',
  code_refused: ({ reason }) => refusedCode[reason],
  takeover_blocked: ({ reason }) => blockedTakeover[reason],
  takeover_closed: ({ state }) =>
    state === 'taken'
      ? 'This course was already taken over with this link.'
      : 'This link can no longer be used. Ask your colleague for a new one.',
  offer_closed: ({ state }) => closedOffer[state],
  offer_in_use: 'This offer is being paid in another window.',
  offer_over: 'This offer of the waiting list is over.',
  other_window: 'The test is open in another window. Continue there, or open it here again.',
  paid_too_late:
    'Your earlier payment came too late for its date. All of it goes back to your card, and we have written to you. Please try again.',
  plan_unavailable: ({ reason }) => noPlan[reason],
  payment_in_progress: 'Your earlier payment is still being processed.',
  payment_open:
    'A payment, a refund or a dispute is still under way. Deleting has to wait until it has ended.',
  payments_unavailable: 'The payment service cannot be reached. Please try again.',
  registration_closed: 'This registration has been closed. Please start again.',
  seats_in_payment: ({ retryAfterSeconds }) =>
    `The last seats of this date are being paid for right now. Look again in ${minutesOf(retryAfterSeconds)} minutes.`,
  seats_left: 'This date still has seats: please register for it.',
  session_full: ({ dates }) =>
    `${dates.length > 1 ? 'These dates are' : 'This date is'} full: ${inWords(dates)}.`,
  sign_in_again: 'Please type your password again to delete your account.',
  sign_in_to_change_date:
    'This registration belongs to an account. Please sign in to that account to change the date.',
  sign_in_to_cancel: 'This registration belongs to an account. Please sign in to that account to cancel.',
  test_closed: 'This test cannot be taken now.',
  test_over: 'The time of this test is over, or it was handed in. Your saved answers count.',
  timeout: 'The request took too long to arrive.',
  too_large: 'The request is larger than 64 kB.',
  headers_too_large: 'The request’s headers are too large.',
  too_many_notes: 'There is no more room for notes. Delete some of them first.',
  too_many_requests: 'Too many attempts. Please try again later.',
  too_many_unpaid_seats: ({ retryAfterSeconds }) =>
    `Several seats were already held from your network or for this email without being paid. Pay for them, or try again in ${minutesOf(retryAfterSeconds)} minutes.`,
  undeclared: 'Please confirm that you have what these courses require.',
  unsupported_media_type: 'The request must be JSON.',
}

function minutesOf(seconds: number): number {
  return Math.ceil(seconds / 60)
}

/** 'Module 2, Sept 12–14, 2025; Clinical 1, Oct 16–21, 2025' */
function inWords(dates: Refusals['session_full']['dates']): string {
  return dates
    .map(({ course, start, end = start }) => `${words.courseLabel(course)}, ${words.formatRange(start, end)}`)
    .join('; ')
}

/** Where the API's sentence speaks to a program, or the reader's own time says more. */
const onPages: Partial<SentencesOf<SentFacts>> = {
  invalid_request: ({ field = '' }) => {
    const label = labelOf(field, labels, (course) => `Date of ${words.courseLabel(course)}`)
    return label
      ? `One of the entries is not valid: “${label}”. Please check it.`
      : 'One of the entries is not valid. Please check them.'
  },
  invalid_token: 'Your session has expired. Please sign in again.',
  not_signed_in: 'Please sign in.',
  seats_in_payment: ({ retryAt }) =>
    `The last seats on this date are being paid for right now. Look again after ${clockTime(retryAt, 'en')}: any seat that isn’t paid for opens up then.`,
  too_many_unpaid_seats: ({ retryAt }) =>
    `Several seats have already been held from your network or for this email without payment. Pay for them or try again after ${clockTime(retryAt, 'en')}.`,
}

/** These two have other labels in each form. */
const labels = new Map(Object.entries({ ...fieldLabels, selectedItems: 'Courses', title: 'Title' }))

/** A refusal on a page. `sentence` is the API's. */
export function refusal(code: string, sentence: string, facts: RefusalFacts): string {
  return writeSentence(onPages[code as RefusalCode] ?? sentence, facts)
}
