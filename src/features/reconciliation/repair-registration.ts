// Repairs one registration as far as possible without staff. Each step changes nothing if nothing is wrong.

import { hoursOf, isCourseId } from '#content/catalogue.ts'
import { leftToStaff, repaired, repairQuestions } from '#content/en/office/reconciliation/repairs.ts'
import {
  aftermathOf,
  chargebackFor,
  chargedBack,
  leftToRefund,
  notYetReturned,
  received,
  refunded,
  refundsByPayment,
  sharesOf,
} from '#domain/money/ledger.ts'
import { type Cents, sum } from '#domain/money/money.ts'
import { isUnpaid, statusAfter } from '#domain/money/settlement.ts'
import { lockCourseDates } from '#features/catalogue/course-dates.queries.ts'
import { hasCertificate } from '#features/certificates/certificates.queries.ts'
import { issueCertificate } from '#features/certificates/complete-course.ts'
import { closeWithoutIntent } from '#features/orders/close-unpaid.ts'
import { notifyOfCompletion } from '#features/payments/notices.ts'
import { settlePayment } from '#features/payments/settle-payment.ts'
import { recordRefund } from '#features/refunds/record-refund.ts'
import {
  notifyOfCancellation,
  notifyOfGoodwill,
  notifyOfLatePayment,
  notifyOfOfflineRefund,
  notifyOfReview,
} from '#features/refunds/refund-notices.ts'
import { changeRefund, newRefundKey, refundsOf } from '#features/refunds/refunds.queries.ts'
import { linesOf, type RegistrationLine } from '#features/registrations/registration-lines.queries.ts'
import {
  changeRegistration,
  lockRegistration,
  registrationById,
} from '#features/registrations/registrations.queries.ts'
import { giveUpSeats, takeSeats } from '#features/seats/holds.ts'
import { seatsOfRegistration } from '#features/seats/seats.queries.ts'
import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/connection.ts'
import { type RefundRow, sentKey } from '#platform/database/rows/payments.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'
import { isPosted } from '#platform/email/emails.ts'
import type { ProviderRefund } from '#platform/provider/answers.ts'
import { Refusal } from '#platform/refusal.ts'
import { refundsWithoutEmailOf } from './emails.ts'
import { emailsKept } from './records.ts'
import { repairReceipts } from './repair-receipts.ts'
import type { Step } from './step.ts'

type Terms = {
  confirm(question: string): Promise<void>
  /** Runs one step in a transaction together with its record, and returns its sentences. */
  step(work: Step): Promise<string[]>
}

export async function repairRegistration(
  id: string,
  context: Context,
  { confirm, step }: Terms,
): Promise<string[]> {
  const { database, provider, clocks } = context
  const known = await registrationById(database, id)
  if (!known) throw new Refusal('unknown_registration', { id })
  const intents = known.payments.flatMap(({ intentId }) => intentId ?? [])
  const sent = (await Promise.all(intents.map((intentId) => provider.refundsOf(intentId)))).flat()
  const { total } = moneyToSend(known, await refundsOf(database, id), sent)
  await confirm(repairQuestions.registration({ id, email: known.email, total }))
  const done = await step(async (trx) => ({ changed: await repairMoney(trx, id, { sent, total }, context) }))
  for (const intentId of intents) await settlePayment(intentId, context)
  if (intents.length === 0 && known.expiresAt <= clocks.real.now()) await closeWithoutIntent(id, context)
  const settled = await registrationById(database, id)
  const lacksReceipt = settled?.payments.some(
    (one) => one.state === 'succeeded' && one.receiptNumber === null,
  )
  if (settled?.paidAt && lacksReceipt) {
    // In a transaction of its own: it locks other registrations, and those are locked before dates.
    done.push(...(await step(repairReceipts)))
  }
  const rest = await step(async (trx) => {
    const registration = await lockRegistration(trx, id)
    if (!registration) return { changed: [] }
    const { status } = registration
    const lines = await linesOf(trx, [id])
    const seats = await repairSeats(trx, registration, lines, context)
    const certificates = await repairCertificates(trx, registration, lines, context)
    const changed = [
      ...(status === known.status ? [] : [repaired.status({ id, status })]),
      ...seats.changed,
      ...certificates.changed,
      ...(await repairEmails(trx, registration, lines, context)),
    ]
    return { changed, left: [...seats.left, ...certificates.left] }
  })
  return [...done, ...rest]
}

/**
 * Refunds that are owed or never reached the provider, and payments without a course. Nothing while a bank has the
 * money.
 */
function moneyToSend(
  registration: RegistrationRow,
  refunds: readonly RefundRow[],
  sent: readonly ProviderRefund[],
) {
  const { ledger, paidAt, dispute } = registration
  const isWithBank = dispute === 'open' || (chargedBack(ledger) > 0 && notYetReturned(ledger) === 0)
  if (isWithBank) return { lost: [], withoutCourse: 0, total: 0 }
  const due = refunds.filter(({ state }) => state === 'due')
  const lost = refunds.filter(
    (refund) =>
      refunded(ledger) < received(ledger) &&
      (refund.state === 'pending' || refund.state === 'succeeded') &&
      sent.every(({ key }) => key !== sentKey(refund)),
  )
  const withoutCourse = paidAt === null ? leftToRefund(ledger) : 0
  return { lost, withoutCourse, total: withoutCourse + sum([...due, ...lost].map(({ amount }) => amount)) }
}

type Confirmed = { sent: readonly ProviderRefund[]; total: Cents }

/** Repairs the registration's own figures. Afterwards `settlePayment` applies what the provider reports. */
async function repairMoney(
  trx: Database,
  id: string,
  { sent, total }: Confirmed,
  context: Context,
): Promise<string[]> {
  const registration = await lockRegistration(trx, id)
  if (!registration || received(registration.ledger) === 0) return []
  const { status, paidAt } = registration
  const done: string[] = []
  let current = registration
  const refunds = await refundsOf(trx, id)
  const toSend = moneyToSend(registration, refunds, sent)
  if (toSend.total !== total) throw new Refusal('repair_changed', { amount: toSend.total })
  for (const { key } of toSend.lost) {
    await changeRefund(trx, key, 'due')
    done.push(repaired.refundResent({ key }))
  }
  if (toSend.withoutCourse > 0) {
    current = await refundRest(trx, registration, toSend.withoutCourse, context)
    done.push(repaired.refundWithoutCourse({ amount: toSend.withoutCourse }))
  }
  const known = await refundsOf(trx, id)
  const next = statusAfter(isUnpaid(status) ? 'completed' : status, aftermathOf(current.ledger, known))
  if (next !== status && (paidAt !== null || known.length > 0)) {
    await changeRegistration(trx, current, { status: next })
  }
  return done
}

async function refundRest(trx: Database, registration: RegistrationRow, amount: Cents, context: Context) {
  const { id, ledger, payments } = registration
  const decidedAt = context.clocks.academy.now()
  let current = registration
  for (const part of refundsByPayment(ledger, payments, amount)) {
    const key = newRefundKey(id, await refundsOf(trx, id))
    const refund = { ...part, key, decision: key, decidedAt, shares: null }
    current = await recordRefund(trx, current, { ...refund, reason: 'late', state: 'due' }, context)
  }
  return current
}

/** Ensures one seat for each paid course with a date, and no others. */
async function repairSeats(
  trx: Database,
  { id, paidAt, status }: RegistrationRow,
  lines: readonly RegistrationLine[],
  context: Context,
) {
  const changed: string[] = []
  const left: string[] = []
  if (status === 'awaiting_payment') return { changed, left }
  const live = paidAt === null ? [] : lines.filter(({ canceledAt }) => canceledAt === null)
  const wanted = live.flatMap(({ course, start, courseDateId }) =>
    courseDateId === null ? [] : [{ course, start, courseDateId }],
  )
  const held = await seatsOfRegistration(trx, id)
  const extra = held.filter((seat) => wanted.every(({ courseDateId }) => courseDateId !== seat))
  const missing = wanted.filter(({ courseDateId }) => !held.includes(courseDateId))
  // Locks all dates in one call, in the order of their ids: any other order could deadlock.
  await lockCourseDates(trx, [...extra, ...missing.map(({ courseDateId }) => courseDateId)])
  if (extra.length > 0) {
    await giveUpSeats(trx, id, extra, context)
    changed.push(repaired.extraSeats({ count: extra.length }))
  }
  for (const date of missing) {
    const full = await takeSeats(trx, id, [date.courseDateId])
    if (full.length === 0) changed.push(repaired.seat({ id, date }))
    else left.push(leftToStaff.dateFull({ id, date }))
  }
  return { changed, left }
}

async function repairCertificates(
  trx: Database,
  registration: RegistrationRow,
  lines: readonly RegistrationLine[],
  context: Context,
) {
  const changed: string[] = []
  const left: string[] = []
  for (const line of lines) {
    const { course, completedOn, canceledAt } = line
    if (completedOn === null || canceledAt !== null || !(line.holder ?? registration).email) continue
    if (await hasCertificate(trx, registration.id, course)) continue
    if (!isCourseId(course)) {
      left.push(leftToStaff.noCertificate({ course }))
      continue
    }
    const completed = { course, completedOn, ceHours: hoursOf(line) }
    const { code } = await issueCertificate(trx, { registration, line }, completed, context)
    changed.push(repaired.certificate({ course, code }))
  }
  return { changed, left }
}

async function repairEmails(
  trx: Database,
  registration: RegistrationRow,
  lines: readonly RegistrationLine[],
  context: Context,
): Promise<string[]> {
  const { id, openedAt, paidAt, email } = registration
  const isKept = openedAt.getTime() > context.clocks.real.now().getTime() - emailsKept
  if (!email || !isKept) return []
  const isUnconfirmed = paidAt !== null && !(await isPosted(trx, `confirmation:${id}`))
  if (isUnconfirmed) await notifyOfCompletion(trx, registration, lines, context)
  const missing = await refundsWithoutEmailOf(trx, id)
  const refunds = await refundsOf(trx, id)
  for (const refund of refunds) {
    if (missing.includes(refund.key)) await postRefundEmail(trx, registration, refund, lines, context)
  }
  const offline = await offlineRefundsWithoutEmail(trx, registration, refunds)
  for (const refund of offline) await notifyOfOfflineRefund(trx, registration, refund, context)
  const posted = missing.length + offline.length + (isUnconfirmed ? 1 : 0)
  return posted > 0 ? [repaired.emails({ count: posted })] : []
}

async function offlineRefundsWithoutEmail(
  trx: Database,
  { ledger }: RegistrationRow,
  refunds: readonly RefundRow[],
) {
  const missing: { key: string; amount: Cents; isRest: boolean }[] = []
  for (const { key, state, ...refund } of refunds) {
    const amount = refund.amount - chargebackFor(ledger, key)
    if (state !== 'outside' || amount === 0) continue
    if (!(await isPosted(trx, `refund-outside:${key}`))) missing.push({ key, amount, isRest: false })
  }
  return missing
}

async function postRefundEmail(
  trx: Database,
  registration: RegistrationRow,
  refund: RefundRow,
  lines: readonly RegistrationLine[],
  context: Context,
) {
  const { reason, decision, decidedAt, paymentId } = refund
  const { ledger } = registration
  const ofDecision = (await refundsOf(trx, registration.id)).filter((one) => one.decision === decision)
  const amount = sum(ofDecision.map((one) => one.amount))
  if (reason === 'late') return notifyOfLatePayment(trx, registration, paymentId, amount, context)
  if (reason === 'mismatch') return notifyOfReview(trx, registration, paymentId, amount, context)
  if (reason === 'goodwill') {
    const shares = sharesOf(ledger, ofDecision)
    return notifyOfGoodwill(trx, registration, { decision, amount, shares }, lines, context)
  }
  if (reason === 'elsewhere' || reason === 'upgrade') return
  // A cancellation cancels its lines and decides its refund at the same instant.
  const canceled = lines.filter(({ canceledAt }) => canceledAt?.getTime() === decidedAt.getTime())
  const linesLeft = lines.some(({ canceledAt }) => canceledAt === null || canceledAt > decidedAt)
  const credit = sum(ofDecision.map((one) => (one.state === 'credit' ? one.amount : 0)))
  const ended = { canceled, amount, credit, payments: [], reason, linesLeft, decision }
  await notifyOfCancellation(trx, registration, ended, context)
}
