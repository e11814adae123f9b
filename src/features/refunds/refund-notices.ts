// Emails about refunds: to registrants, and to the owner when a refund needs staff.
import * as ownerNotices from '#content/en/office/emails/owner-notices.ts'
import { chargedBack, notYetReturned, received, refunded } from '#domain/money/ledger.ts'
import type { Cents } from '#domain/money/money.ts'
import { emailAddressOf } from '#features/notices/email-address.ts'
import { notifyOfMoney } from '#features/notices/money-reader.ts'
import { notifyOwner } from '#features/notices/notify.ts'
import { notifyHolder } from '#features/notices/takeover-emails.ts'
import type { EndedPayment } from '#features/plans/end-due.ts'
import { isPaidByOther } from '#features/registrations/groups.queries.ts'
import { linesOf, type RegistrationLine } from '#features/registrations/registration-lines.queries.ts'
import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/connection.ts'
import { type RefundRow, sentKey } from '#platform/database/rows/payments.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'
import {
  cancellationEmail,
  type EndReason,
  goodwillEmail,
  otherWayEmail,
  sentBackEmail,
} from './refund.emails.ts'

type Write = Parameters<typeof notifyOfMoney>[3]

export async function notifyOfLatePayment(
  trx: Database,
  registration: RegistrationRow,
  paymentId: string,
  amount: Cents,
  context: Context,
) {
  const write: Write = (reader) => sentBackEmail({ ...reader, amount, reason: 'late' })
  await notifyOfMoney(trx, `late-payment:${paymentId}:${registration.id}`, registration, write, context)
  const notice = ownerNotices.latePayment({ name: registration.name, received: amount })
  await notifyOwner(trx, `late:${paymentId}:${registration.id}`, registration, notice, context)
}

export async function notifyOfReview(
  trx: Database,
  registration: RegistrationRow,
  paymentId: string,
  amount: Cents,
  context: Context,
) {
  const write: Write = (reader) => sentBackEmail({ ...reader, amount, reason: 'mismatch' })
  await notifyOfMoney(trx, `mismatch:${paymentId}:${registration.id}`, registration, write, context)
  const agreed = registration.payments.find(({ id }) => id === paymentId)?.amount ?? 0
  const notice = ownerNotices.wrongAmount({ name: registration.name, amount: agreed, received: amount })
  await notifyOwner(trx, `mismatch:${paymentId}:${registration.id}`, registration, notice, context)
}

type Ended = {
  canceled: readonly RegistrationLine[]
  amount: Cents
  /** The part of it that comes back as credit. */
  credit: Cents
  /** The payments of a plan that ended with it, or became smaller. */
  payments: readonly EndedPayment[]
  reason: EndReason
  linesLeft: boolean
  /** Null when no refund of ours sends the money. */
  decision: string | null
}

export async function notifyOfCancellation(
  trx: Database,
  registration: RegistrationRow,
  ended: Ended,
  context: Context,
) {
  const courses = ended.canceled.map((line) => line.course)
  // Without a refund the courses make the key unique: a course is canceled only once.
  const cancellation = ended.decision === null ? `${courses.join('+')}:${registration.id}` : ended.decision
  const write: Write = (reader) => cancellationEmail({ ...ended, ...reader })
  await notifyOfMoney(trx, `cancel:${cancellation}`, registration, write, context)
  await notifyAttendee(trx, registration, ended.canceled, context)
  const notice = ownerNotices.cancellation({ ...ended, name: registration.name })
  await notifyOwner(trx, `cancel:${cancellation}`, registration, notice, context)
}

/** The seat has ended, also for a person who did not pay. The holder of a course that was taken over gets another email. */
async function notifyAttendee(
  trx: Database,
  registration: RegistrationRow,
  canceled: readonly RegistrationLine[],
  context: Context,
) {
  if (!isPaidByOther(registration)) return
  const { id, uid, name, language } = registration
  const holder = { id, uid, name, language, email: await emailAddressOf(trx, registration) }
  for (const line of canceled) {
    if (!line.holder) await notifyHolder(trx, holder, { kind: 'canceled', line, key: line.course }, context)
  }
}

/** For a refund that keeps the courses. */
export async function notifyOfGoodwill(
  trx: Database,
  registration: RegistrationRow,
  { decision, amount, shares }: { decision: string; amount: Cents; shares: ReadonlyMap<string, Cents> },
  lines: readonly RegistrationLine[],
  context: Context,
) {
  const returned = lines.flatMap((line) => {
    const share = shares.get(line.course) ?? 0
    return share > 0 ? [{ ...line, share }] : []
  })
  const goodwill = { amount, returned, coursesStay: true, lessCredit: 0 }
  const key = `goodwill:${decision}`
  await notifyOfMoney(trx, key, registration, (reader) => goodwillEmail({ ...goodwill, ...reader }), context)
  const notice = ownerNotices.goodwillRefund({ name: registration.name, amount, returned })
  await notifyOwner(trx, key, registration, notice, context)
}

type PartialDashboardRefund = {
  amount: Cents
  /** What it takes from credit that the money had become. */
  lessCredit: Cents
  /** Then it may replace the failed refund, and the registrant already got an email about that. */
  failedBefore: boolean
}

type DashboardRefund = PartialDashboardRefund & { ended: readonly RegistrationLine[] }

/** For refunds of others. Emails about our own were sent when they were decided. */
export async function notifyOfDashboardRefund(
  trx: Database,
  registration: RegistrationRow,
  { ended, ...refund }: DashboardRefund,
  context: Context,
) {
  if (ended.length > 0) {
    const cancellation = {
      canceled: ended,
      amount: Math.max(0, refund.amount),
      credit: 0,
      payments: [],
      linesLeft: false,
      decision: null,
    }
    await notifyOfCancellation(trx, registration, { ...cancellation, reason: 'elsewhere' }, context)
  } else if (refund.amount > 0) {
    await notifyOfPartialDashboardRefund(trx, registration, refund, context)
  }
}

/** For a dashboard refund that ended no course. The key holds the revision, so that each part is sent. */
async function notifyOfPartialDashboardRefund(
  trx: Database,
  registration: RegistrationRow,
  { amount, lessCredit, failedBefore }: PartialDashboardRefund,
  context: Context,
) {
  const { id, name, revision, paidAt, ledger } = registration
  const key = `elsewhere:${revision}:${id}`
  // After a late payment or a wrong amount the registrant already knows that all of it is refunded.
  if (paidAt !== null && !failedBefore) {
    const held = (await linesOf(trx, [id])).some(({ canceledAt }) => canceledAt === null)
    const coursesStay = held && refunded(ledger) < received(ledger)
    const goodwill = { amount, returned: [], coursesStay, lessCredit }
    await notifyOfMoney(
      trx,
      key,
      registration,
      (reader) => goodwillEmail({ ...goodwill, ...reader }),
      context,
    )
  }
  const notice = ownerNotices.dashboardRefund({ name, amount, failedBefore })
  await notifyOwner(trx, key, registration, notice, context)
}

export async function notifyOfRefundFailure(
  trx: Database,
  registration: RegistrationRow,
  refund: RefundRow,
  context: Context,
) {
  const notice = ownerNotices.refundFailed(failedRefund(registration, refund.amount))
  await notifyOwner(trx, failureKey(registration, sentKey(refund)), registration, notice, context)
}

function failedRefund(registration: RegistrationRow, amount: Cents) {
  const { id, name, ledger } = registration
  return { id, name, amount, returnedByBank: chargedBack(ledger), left: notYetReturned(ledger) }
}

/** Each failed attempt is notified about. */
function failureKey({ id }: RegistrationRow, attempt: string): string {
  return `failed:${attempt}:${id}`
}

/** The key holds only the refund, so that repeated polls send one email. */
export async function notifyOfShortBalance(
  trx: Database,
  registration: RegistrationRow,
  { key, amount }: RefundRow,
  context: Context,
) {
  const notice = ownerNotices.shortBalance({ name: registration.name, amount })
  await notifyOwner(trx, `short:${key}:${registration.id}`, registration, notice, context)
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
  context: Context,
) {
  const notice = ownerNotices.dashboardRefundFailed({
    ...failedRefund(registration, amount),
    owed,
    owedAlready,
  })
  await notifyOwner(trx, failureKey(registration, key), registration, notice, context)
}

type ReversedChargeback = {
  key: string
  amount: Cents
  /** False when the rest of the refund was made offline: then it cannot be sent again. */
  isWhole: boolean
}

/** For a chargeback that had replaced a refund and was reversed. The key holds the revision, so that each reversal is sent. */
export async function notifyOfReversedChargeback(
  trx: Database,
  registration: RegistrationRow,
  { key, amount, isWhole }: ReversedChargeback,
  context: Context,
) {
  const { id, revision } = registration
  const notice = ownerNotices.chargebackReversed({ ...failedRefund(registration, amount), isWhole })
  await notifyOwner(trx, `taken-again:${key}:${revision}:${id}`, registration, notice, context)
}

/**
 * For a failed refund that was settled offline. The amount leaves out the part that a chargeback returned. That part may be owed
 * again and settled later, with an email of its own.
 */
export async function notifyOfOfflineRefund(
  trx: Database,
  registration: RegistrationRow,
  { key, amount, isRest }: Pick<RefundRow, 'key' | 'amount'> & { isRest: boolean },
  context: Context,
) {
  const settlement = isRest ? `${key}:${registration.revision}` : key
  const write: Write = (reader) => otherWayEmail({ amount, ...reader })
  await notifyOfMoney(trx, `refund-outside:${settlement}`, registration, write, context)
}
