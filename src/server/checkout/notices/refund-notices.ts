// Emails about refunds: to registrants, and to the owner when a refund needs staff.
import { wordsIn } from '#content/words.ts'
import type { Database } from '#database/engine/connection.ts'
import { decidedUnder, linesThatStay } from '#database/tables/refunds.ts'
import { linesOf, type RegistrationLine } from '#database/tables/registration-lines.ts'
import type { RefundRow } from '#database/tables/rows/payments.ts'
import type { RegistrationRow } from '#database/tables/rows/registrations.ts'
import { type Cents, formatMoney } from '#domain/money.ts'
import { notYetGone } from '#domain/refunds.ts'
import {
  cancellationMail,
  type EndReason,
  goodwillMail,
  otherWayMail,
  sentBackMail,
} from '../../emails/refund.ts'
import type { Checkout } from '../checkout.ts'
import { tokenOf } from '../registration-link.ts'
import { notifyOwner, notifyRegistrant } from './notify.ts'

export async function notifyOfLatePayment(trx: Database, registration: RegistrationRow, checkout: Checkout) {
  const email = sentBackMail({ registration, reason: 'late', origin: checkout.origin })
  await notifyRegistrant(trx, `late-payment:${registration.id}`, registration, email, checkout)
  const subject = `Late payment goes back: ${registration.name}, ${formatMoney(registration.received)}`
  const sentence =
    'The payment came after its seat was given up, and the date is full or canceled. It is being refunded in full.'
  await notifyOwner(trx, `late:${registration.id}`, registration, { subject, sentence }, checkout)
}

export async function notifyOfReview(trx: Database, registration: RegistrationRow, checkout: Checkout) {
  const email = sentBackMail({ registration, reason: 'mismatch', origin: checkout.origin })
  await notifyRegistrant(trx, `mismatch:${registration.id}`, registration, email, checkout)
  const subject = `Payment of another amount: ${registration.name}`
  const sentence = `${formatMoney(registration.received)} arrived for a registration of ${formatMoney(registration.amount)}, or in another currency. It is being refunded; please look into it.`
  await notifyOwner(trx, `mismatch:${registration.id}`, registration, { subject, sentence }, checkout)
}

export type Ended = {
  canceled: readonly RegistrationLine[]
  amount: Cents
  reason: EndReason
  linesLeft: boolean
  /** Null when no refund of ours sends the money. */
  refundKey: string | null
}

export async function notifyOfCancellation(
  trx: Database,
  registration: RegistrationRow,
  ended: Ended,
  checkout: Checkout,
) {
  const { origin } = checkout
  const token = tokenOf(registration, checkout)
  const email = cancellationMail({ ...ended, registration, token, origin })
  const courses = ended.canceled.map((line) => line.course)
  // Without a refund the courses make the key unique: a course is canceled only once.
  const cancellation =
    ended.refundKey === null ? `${courses.join('+')}:${registration.id}` : decidedUnder(ended.refundKey)
  await notifyRegistrant(trx, `cancel:${cancellation}`, registration, email, checkout)
  const subject = `Cancellation: ${registration.name}, ${formatMoney(ended.amount)} back`
  const sentence = whatEnded(ended)
  await notifyOwner(trx, `cancel:${cancellation}`, registration, { subject, sentence }, checkout)
}

function whatEnded({ canceled, amount, reason }: Ended): string {
  const what = canceled.map(named).join('; ')
  if (reason === 'canceled') return `Canceled: ${what}.`
  if (reason === 'academy') return `The academy canceled ${what}.`
  const why =
    amount > 0
      ? 'What was left of the payment was refunded on the provider’s own pages'
      : 'All of the payment has gone back'
  return `${why}, so these courses have ended and their seats are free: ${what}.`
}

/** 'Module 2: … (Online), Sept 12–14, 2025', in English for the owner. */
function named({ course, start, end }: RegistrationLine): string {
  const date = start === null ? 'without a date' : wordsIn('en').formatCourseDate({ start, end })
  return `${wordsIn('en').courseName(course)}, ${date}`
}

/** For a refund that keeps the courses. */
export async function notifyOfGoodwill(
  trx: Database,
  registration: RegistrationRow,
  refund: Pick<RefundRow, 'key' | 'amount' | 'shares'>,
  lines: readonly RegistrationLine[],
  checkout: Checkout,
) {
  const { origin } = checkout
  const token = tokenOf(registration, checkout)
  const { amount } = refund
  const returned = linesThatStay(refund, lines)
  const email = goodwillMail({ registration, amount, returned, coursesStay: true, token, origin })
  const key = `goodwill:${decidedUnder(refund.key)}`
  await notifyRegistrant(trx, key, registration, email, checkout)
  const subject = `Money back: ${registration.name}, ${formatMoney(amount)}`
  const what = returned.length > 0 ? ` For: ${returned.map(named).join('; ')}.` : ''
  const sentence = `It goes back while the courses stay; the record of the staff says why.${what}`
  await notifyOwner(trx, key, registration, { subject, sentence }, checkout)
}

type PartialDashboardRefund = {
  amount: Cents
  /** Then it may replace the failed refund, and the registrant already got an email about that. */
  failedBefore: boolean
}

/** For a dashboard refund that ended no course. The key holds the revision, so that each part is sent. */
export async function notifyOfPartialDashboardRefund(
  trx: Database,
  registration: RegistrationRow,
  { amount, failedBefore }: PartialDashboardRefund,
  checkout: Checkout,
) {
  const { id, revision, paidAt, received, refunded } = registration
  const { origin } = checkout
  const key = `elsewhere:${revision}:${id}`
  // After a late payment or a wrong amount the registrant already knows that all of it is refunded.
  if (paidAt !== null && !failedBefore) {
    const held = (await linesOf(trx, [id])).some(({ canceledAt }) => canceledAt === null)
    const coursesStay = held && refunded < received
    const token = tokenOf(registration, checkout)
    const email = goodwillMail({ registration, amount, returned: [], coursesStay, token, origin })
    await notifyRegistrant(trx, key, registration, email, checkout)
  }
  const subject = `Refund on the provider’s own pages: ${registration.name}, ${formatMoney(amount)}`
  const next = failedBefore
    ? `A refund of ours has failed before. If this stands for it, please write that down (npm run academy -- refund outside ${id} --how "on the provider’s own pages").`
    : 'A later cancellation gives back no more than is left of the payment.'
  const sentence = `The money was sent back there, and no course has ended for it. ${next}`
  await notifyOwner(trx, key, registration, { subject, sentence }, checkout)
}

export async function notifyOfRefundFailure(
  trx: Database,
  registration: RegistrationRow,
  refund: RefundRow,
  checkout: Checkout,
) {
  const sentence = `The provider could not refund this payment. ${whatToDo(registration, refund.amount)}`
  await notifyOwnerOfFailure(trx, registration, refund, sentence, checkout)
}

/** The key holds only the refund, so that repeated polls send one email. */
export async function notifyOfShortBalance(
  trx: Database,
  registration: RegistrationRow,
  { key, amount }: RefundRow,
  checkout: Checkout,
) {
  const subject = `Refund waits for money: ${registration.name}, ${formatMoney(amount)}`
  const sentence =
    'The academy’s balance at the provider is too small for this refund. It goes out by itself once the balance suffices: please add to it there, or wait for the next payments.'
  await notifyOwner(trx, `short:${key}:${registration.id}`, registration, { subject, sentence }, checkout)
}

type FailedDashboardRefund = {
  key: string
  amount: Cents
  /** The part that courses were ended for and that no other refund covers. */
  owed: Cents
  /** A refund of ours already covers it. */
  owedAlready: boolean
}

export async function notifyOfFailedDashboardRefund(
  trx: Database,
  registration: RegistrationRow,
  { key, amount, owed, owedAlready }: FailedDashboardRefund,
  checkout: Checkout,
) {
  const next =
    owed > 0
      ? `Courses have ended for it, and ${formatMoney(owed)} is owed by now. ${whatToDo(registration, owed)}`
      : owedAlready
        ? 'A refund of ours is open for this registration, and another email says what to do about that. Please send nothing on the provider’s pages: it would go back twice.'
        : 'No course has ended for it. Please send it there once more, if it is still wanted.'
  const sentence = `A refund that was made on the provider’s own pages has failed. ${next}`
  await notifyOwnerOfFailure(trx, registration, { key, amount }, sentence, checkout)
}

export type ReversedChargeback = {
  key: string
  amount: Cents
  /** True when it covered the whole refund, which then counts as failed. A refund with a rest keeps its state. */
  isOwed: boolean
}

/** For a chargeback that had replaced a refund and was reversed. The key holds the revision, so that each reversal is sent. */
export async function notifyOfReversedChargeback(
  trx: Database,
  registration: RegistrationRow,
  { key, amount, isOwed }: ReversedChargeback,
  checkout: Checkout,
) {
  const { id, name, revision } = registration
  const subject = `Refund owed again: ${name}, ${formatMoney(amount)}`
  const next = isOwed
    ? whatToDo(registration, amount)
    : 'The rest of that refund has gone back. Please send this part back by another way: it counts as sent, and nothing has to be written down.'
  const sentence = `A bank had returned this money in place of a refund, and has taken it again: the dispute was decided for the academy after all. The registrant does not have it any more. ${next}`
  await notifyOwner(
    trx,
    `taken-again:${key}:${revision}:${id}`,
    registration,
    { subject, sentence },
    checkout,
  )
}

function whatToDo(registration: RegistrationRow, amount: Cents): string {
  const { id, returnedByBank } = registration
  const left = notYetGone(registration)
  if (returnedByBank > 0 && left === 0) {
    return `A dispute was decided against the academy: the bank has returned the money already. Please send nothing more, and close the matter (npm run academy -- refund outside ${id} --how "returned by the bank").`
  }
  const settled = (how: string, byBank = '') =>
    `write that down (npm run academy -- refund outside ${id} --how "${how}"${byBank})`
  const again = `try once more (npm run academy -- refund retry ${id})`
  if (returnedByBank === 0) {
    return `Please ${again}, or send the money back by another way and ${settled('bank transfer')}.`
  }
  const part = (cents: Cents) => ` --by-bank ${(cents / 100).toFixed(2)}`
  const very = settled('returned by the bank', part(Math.min(amount, returnedByBank)))
  const missing = amount - returnedByBank
  const nothing = missing > 0 ? `only the other ${formatMoney(missing)}` : 'nothing'
  const bank = `A dispute was decided against the academy: the bank has returned ${formatMoney(returnedByBank)} already, and ${formatMoney(left)} is left. If that was this very money, please send ${nothing}, and ${very}.`
  const rest = settled('bank transfer', part(Math.max(0, amount - left)))
  const elsewhere = `send ${formatMoney(Math.min(amount, left))} back by another way and ${rest}`
  return amount > left ? `${bank} Else ${elsewhere}.` : `${bank} Else ${again}, or ${elsewhere}.`
}

async function notifyOwnerOfFailure(
  trx: Database,
  registration: RegistrationRow,
  { key, amount }: Pick<RefundRow, 'key' | 'amount'>,
  sentence: string,
  checkout: Checkout,
) {
  const subject = `Refund failed: ${registration.name}, ${formatMoney(amount)}`
  await notifyOwner(trx, `failed:${key}:${registration.id}`, registration, { subject, sentence }, checkout)
}

/** For a failed refund that was settled offline. The amount leaves out the part that a chargeback returned. */
export async function notifyOfOfflineRefund(
  trx: Database,
  registration: RegistrationRow,
  { key, amount, byBank }: RefundRow,
  checkout: Checkout,
) {
  const { origin } = checkout
  const token = tokenOf(registration, checkout)
  const email = otherWayMail({ registration, amount: amount - byBank, token, origin })
  await notifyRegistrant(trx, `refund-outside:${decidedUnder(key)}`, registration, email, checkout)
}
