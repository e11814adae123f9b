// The refund quote and the cancellation for exactly that amount. The account and the guest's link share both.

import { isCourseId } from '#content/catalogue.ts'
import type { Cancellation, RefundQuoteAnswer } from '#contract/registrations.ts'
import { type Day, dayOf } from '#domain/dates/days.ts'
import { aftermathOf, isAllChargedBack, leftToRefund, refundOwed, stillDue } from '#domain/money/ledger.ts'
import { type Cents, sum } from '#domain/money/money.ts'
import { statusAfter, statusWithRefundDue } from '#domain/money/settlement.ts'
import type { CreditSource } from '#domain/money/tuition-credit.ts'
import { endDue } from '#domain/pricing/plan.ts'
import type { DateAnswer } from '#domain/registrations/date-answer.ts'
import { quoteRefund, type RefundQuote } from '#domain/registrations/refunds.ts'
import { holdsCourses } from '#domain/registrations/registration.ts'
import { notifyHolder } from '#features/notices/takeover-emails.ts'
import { stopOpenIntents } from '#features/payments/open-plan-payment.ts'
import { sendAndSettle, settlePayment } from '#features/payments/settle-payment.ts'
import { endDuePayments, endedPayments } from '#features/plans/end-due.ts'
import { decideRefund } from '#features/refunds/decide-refund.ts'
import { type GrantedLine, type Grants, grantsOf } from '#features/refunds/grants.ts'
import { notifyOfCancellation } from '#features/refunds/refund-notices.ts'
import { refundsOf } from '#features/refunds/refunds.queries.ts'
import {
  cancelLines,
  linesOf,
  type RegistrationLine,
} from '#features/registrations/registration-lines.queries.ts'
import { changeRegistration, lockRegistration } from '#features/registrations/registrations.queries.ts'
import { giveUpSeats } from '#features/seats/holds.ts'
import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/connection.ts'
import type { RefundReason } from '#platform/database/rows/payments.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'
import { Refusal } from '#platform/refusal.ts'

type Quote = Omit<RefundQuoteAnswer, 'lines'> & {
  lines: (RefundQuoteAnswer['lines'][number] & GrantedLine)[]
  due: Cents
}

/**
 * The refund of each active line on a day. Dashboard refunds and chargebacks belong to no line, so neither a line nor all lines
 * together return more than what is left of the payment.
 */
export function quoteCancellation(
  registration: RegistrationRow,
  lines: readonly RegistrationLine[],
  today: Day,
): Quote {
  const { paidAt, refundPolicy, ledger } = registration
  const open = holdsCourses(registration) ? lines.filter(isActive) : []
  const purchase = { policy: refundPolicy, purchasedOn: paidAt === null ? today : dayOf(paidAt) }
  const left = leftToRefund(ledger)
  const due = registration.plan ? stillDue(ledger) : 0
  const allByBank = isAllChargedBack(ledger)
  const quoted = open.map((line) => {
    const byPolicy = allByBank ? disputed : quoteRefund({ ...line, completed: false }, today, purchase)
    const { amount: granted } = byPolicy
    const refund = endDue(granted, due, false).refund
    return { course: line.course, ...atMost(left, { ...byPolicy, amount: refund }), granted }
  })
  const all = endDue(sum(quoted.map(({ granted }) => granted)), due, false)
  return {
    lines: quoted,
    amount: Math.min(left, all.refund),
    left,
    due,
    policyVersion: refundPolicy.version,
  }
}

/** The quote for the owner. The cancel call accepts only courses of the catalog, so other lines are left out. */
export async function readQuote(db: Database, registration: RegistrationRow, today: Day): Promise<Quote> {
  const lines = await linesOf(db, [registration.id])
  const known = lines.filter(({ course }) => isCourseId(course))
  return quoteCancellation(registration, known, today)
}

/** What is still to pay is shown of plans only. */
export async function shownQuote(
  db: Database,
  registration: RegistrationRow,
  today: Day,
): Promise<RefundQuoteAnswer> {
  const quoted = await readQuote(db, registration, today)
  if (registration.plan) return quoted
  const { due, lines, ...rest } = quoted
  return { ...rest, lines: lines.map(({ granted, ...line }) => line) }
}

const disputed: RefundQuote = { amount: 0, rule: 'disputed' }

function atMost(left: Cents, quoted: RefundQuote): RefundQuote {
  if (quoted.amount <= left) return quoted
  return { amount: left, rule: left > 0 ? 'rest' : 'returned' }
}

function isActive(line: RegistrationLine): boolean {
  return line.canceledAt === null && line.completedOn === null
}

/** Cancels lines for the amount that was shown; 409 when the policy now gives another amount. */
export async function cancelRegistration(
  id: string,
  { items, amount }: Cancellation,
  context: Context,
): Promise<RegistrationRow> {
  const { database, clocks } = context
  await stopOpenIntents(id, context)
  const canceled = await database.transaction().execute(async (trx) => {
    const registration = await lockCancellable(trx, id)
    const quoted = await readQuote(trx, registration, dayOf(clocks.academy.now()))
    const chosen = items.map((item) => {
      const line = quoted.lines.find(({ course }) => course === item)
      if (!line) throw new Refusal('not_cancellable')
      return line
    })
    const grants = grantsOf(chosen, quoted)
    const current = sum(grants.refunds.values())
    if (current !== amount) throw new Refusal('amount_changed', { amount: current })
    return endLines(trx, registration, grants, 'canceled', context)
  })
  return sendRefund(canceled, context)
}

/** Locks a registration; 409 while a dispute is open, because the bank holds the money. */
export async function lockCancellable(trx: Database, id: string): Promise<RegistrationRow> {
  const registration = await lockRegistration(trx, id)
  if (!registration) throw new Refusal('not_found', { missing: 'registration' })
  if (registration.dispute === 'open') throw new Refusal('disputed')
  return registration
}

/** What the registrant of a canceled date chose. */
type AfterCanceledDate = { answer?: DateAnswer; asCredit?: CreditSource | undefined }

/** Ends lines, releases their seats and decides their refund. The caller holds the registration's lock. */
export async function endLines(
  trx: Database,
  registration: RegistrationRow,
  { refunds: grants, forgiven, asCredit, answer }: Grants & AfterCanceledDate,
  reason: Extract<RefundReason, 'canceled' | 'academy'>,
  context: Context,
): Promise<RegistrationRow> {
  const { id } = registration
  const courses = [...grants.keys()]
  const decidedAt = context.clocks.academy.now()
  const before = await linesOf(trx, [id])
  await cancelLines(trx, id, courses, decidedAt, answer)
  const isWhole = (await linesOf(trx, [id])).every(({ canceledAt }) => canceledAt !== null)
  const owing = await endDuePayments(trx, registration, { forgiven, isWhole, cause: reason }, context)
  const amount = sum(grants.values())
  const refund =
    amount > 0
      ? await decideRefund(trx, owing, { shares: grants, reason, decidedAt, asCredit }, context)
      : { registration: owing, decision: null }
  const lines = await linesOf(trx, [id])
  const canceled = lines
    .filter((line) => grants.has(line.course))
    .map((line) => withCanceledDays(line, before))
  const courseDateIds = canceled.flatMap((line) => line.courseDateId ?? [])
  await giveUpSeats(trx, id, courseDateIds, context)

  const { decision } = refund
  const decided = (await refundsOf(trx, id)).filter((one) => one.decision === decision)
  const credit = sum(decided.map((one) => (one.state === 'credit' ? one.amount : 0)))
  const status = await statusOf(trx, refund.registration, decision)
  const ended = await changeRegistration(trx, refund.registration, { status })
  const linesLeft = lines.some(isActive)
  const payments = endedPayments(registration, owing)
  const told = { canceled, amount, credit, payments, reason, linesLeft, decision }
  await notifyOfCancellation(trx, ended, told, context)
  for (const line of canceled) {
    if (line.holder)
      await notifyHolder(trx, line.holder, { kind: 'canceled', line, key: line.course }, context)
  }
  return ended
}

/** Emails name the days and the place that the academy canceled. */
function withCanceledDays(line: RegistrationLine, before: readonly RegistrationLine[]): RegistrationLine {
  const asked = before.find(({ course }) => course === line.course)?.asked
  return asked ? { ...line, start: asked.start, end: asked.end, location: asked.location } : line
}

/** A refund as credit is made at once, so no refund may be due. */
async function statusOf(
  trx: Database,
  { id, status, ledger }: RegistrationRow,
  decision: string | null,
): Promise<RegistrationRow['status']> {
  if (decision === null) return status
  if (refundOwed(ledger) > 0) return statusWithRefundDue(status)
  return statusAfter(status, aftermathOf(ledger, await refundsOf(trx, id)))
}

/** A cancellation stands when the provider is unreachable: the poll sends its refund later. */
export async function sendRefund(registration: RegistrationRow, context: Context): Promise<RegistrationRow> {
  const { id, ledger, payments } = registration
  if (refundOwed(ledger) === 0) return registration
  try {
    for (const { intentId, state } of payments) {
      if (intentId === null || state !== 'succeeded') continue
      // A dispute that was not reported yet may have returned this very money.
      const { disputed } = await context.provider.read(intentId)
      if (disputed) return (await settlePayment(intentId, context, { registrationId: id })) ?? registration
    }
    return await sendAndSettle(registration, context)
  } catch (error) {
    context.log.warn({ err: error, registrationId: registration.id }, 'a refund will be sent later')
    return registration
  }
}
