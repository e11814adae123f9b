// Brings a registration's ledger to what the provider reports about one of its payments, whoever started it.

import { type Dispute, lostIn, standingOf, stillCovered } from '#domain/money/disputes.ts'
import { differences, expectedEntries } from '#domain/money/expected-entries.ts'
import {
  aftermathOf,
  chargebackFor,
  chargedBack,
  creditFor,
  type Entry,
  entry,
  isAgreed,
  isBesidePrice,
  offlineFor,
  ofPayment,
  ofRefund,
  received,
  refunded,
  refundedAsCredit,
  refundedWithoutCourse,
} from '#domain/money/ledger.ts'
import { type Cents, sum } from '#domain/money/money.ts'
import { sharesWithin } from '#domain/money/money-parts.ts'
import { type RefundState, statusAfter } from '#domain/money/settlement.ts'
import { costOf } from '#domain/registrations/refunds.ts'
import { holdsCourses } from '#domain/registrations/registration.ts'
import { followCredit } from '#features/credit/follow-credit.ts'
import { disputesOf, recordDisputes } from '#features/ledger/disputes.queries.ts'
import { causedBy, post } from '#features/ledger/post.ts'
import { endDuePayments } from '#features/plans/end-due.ts'
import { recordFailedDashboardRefunds } from '#features/refunds/failed-dashboard-refunds.ts'
import {
  type FollowedRefund,
  notifyOfRefunds,
  notifyOfShortBalances,
} from '#features/refunds/followed-refunds.ts'
import { notifyOfDashboardRefund } from '#features/refunds/refund-notices.ts'
import { changeRefund, refundOfAttempt, refundsOf } from '#features/refunds/refunds.queries.ts'
import {
  cancelLines,
  linesOf,
  type RegistrationLine,
} from '#features/registrations/registration-lines.queries.ts'
import { changeRegistration } from '#features/registrations/registrations.queries.ts'
import { giveUpSeats } from '#features/seats/holds.ts'
import { seatsOfRegistration } from '#features/seats/seats.queries.ts'
import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/connection.ts'
import { type PaymentRow, type RefundRow, sentKey } from '#platform/database/rows/payments.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'
import type { ProviderPayment, ProviderRefund } from '#platform/provider/answers.ts'
import { notifyOfDispute } from './notices.ts'

/** The provider's current view of a payment. */
export type ProviderReport = {
  payment: ProviderPayment
  /** Newest first. */
  refunds: readonly ProviderRefund[]
  disputes: readonly Dispute[]
  /** Keys of refunds that the provider refused permanently. */
  refused: ReadonlySet<string>
  /** Keys of failed refunds that staff settled offline, each with the part that a chargeback returned. */
  settledOutside?: ReadonlyMap<string, Cents>
}

export async function followMoney(
  trx: Database,
  registration: RegistrationRow,
  payment: PaymentRow,
  report: ProviderReport,
  context: Context,
): Promise<RegistrationRow> {
  const { id } = registration
  const allBefore = await refundsOf(trx, id)
  const followed = followRefunds(registration, payment, allBefore, report)
  for (const { before, state } of followed) {
    if (state !== before.state) await changeRefund(trx, before.key, state)
  }
  const { disputes, changedDisputes } = await followDisputes(trx, registration, payment, report)
  const credited = await followCredit(
    trx,
    registration,
    { payment, refunds: allBefore, sent: report.refunds },
    context,
  )
  const missing = differences(credited.ledger, expectedOf(credited, payment, followed, report))
  const posted = await post(trx, credited, causedBy('provider', missing), context)
  const elsewhere = await recordFailedDashboardRefunds(trx, posted, payment, report.refunds, context)
  const current = elsewhere.registration
  const refunds = await refundsOf(trx, id)
  const status = statusAfter(registration.status, aftermathOf(current.ledger, refunds))
  const dispute = standingOf(disputes)
  const isSame =
    credited === registration &&
    missing.length === 0 &&
    elsewhere.recorded === 0 &&
    changedDisputes.length === 0 &&
    followed.every(({ before, state }) => state === before.state) &&
    status === registration.status &&
    dispute === registration.dispute
  await notifyOfShortBalances(trx, registration, followed, report.refunds, context)
  if (isSame) return registration
  const ended =
    status === 'refunded' ? await endAllLines(trx, current, context) : { registration: current, lines: [] }
  const changed = await changeRegistration(trx, ended.registration, { status, dispute })
  for (const one of changedDisputes) await notifyOfDispute(trx, changed, one, context)
  await notifyOfRefunds(trx, changed, followed, context)
  await notifyOfDashboardRefund(
    trx,
    changed,
    {
      // Late payments and payments of a wrong amount never gave a course that could end.
      ended: holdsCourses(registration) ? ended.lines : [],
      amount: madeElsewhere(changed, refunds) - madeElsewhere(registration, allBefore),
      lessCredit: refundedAsCredit(registration.ledger) - refundedAsCredit(changed.ledger),
      failedBefore: refunds.some(({ state }) => state === 'failed'),
    },
    context,
  )
  return changed
}

/** For reconciliation: the entries that following this report would post. */
export function missingEntries(
  registration: RegistrationRow,
  payment: PaymentRow,
  refunds: readonly RefundRow[],
  report: ProviderReport,
): Entry[] {
  const followed = followRefunds(registration, payment, refunds, report)
  return differences(registration.ledger, expectedOf(registration, payment, followed, report))
}

function followRefunds(
  { ledger }: RegistrationRow,
  payment: PaymentRow,
  refunds: readonly RefundRow[],
  report: ProviderReport,
): FollowedRefund[] {
  const { disputes, settledOutside } = report
  const ofThis = ofPayment(ledger, payment.id)
  const paid = received(ofThis)
  const ours = refunds.filter(({ paymentId }) => paymentId === payment.id)
  const before = ours.map(({ key }) => chargebackFor(ledger, key))
  const still = stillCovered(disputes, paid, before)
  const chargebacks = ours.map(({ key }, index) => (still[index] ?? 0) + (settledOutside?.get(key) ?? 0))
  const newlyLost =
    disputes.length > 0 && Math.min(paid, lostIn(disputes)) - sum(chargebacks) > chargedBack(ofThis)
  return ours.map((refund, index) => {
    const chargeback = chargebacks[index] ?? 0
    const chargebackBefore = before[index] ?? 0
    // A reversed chargeback is owed again, even if the rest of the refund was made offline.
    const known = chargeback < chargebackBefore ? 'failed' : currentState(refund, paid, report)
    // A new chargeback may have returned this very money. Staff have to decide.
    const state = known === 'due' && newlyLost ? 'failed' : known
    return { before: refund, state, chargeback, chargebackBefore }
  })
}

function currentState(
  refund: RefundRow,
  paid: Cents,
  { refunds, refused, settledOutside, payment }: ProviderReport,
): RefundState {
  const { key, state } = refund
  if (state === 'credit') return 'credit'
  if (state === 'outside' || settledOutside?.has(key)) return 'outside'
  const theirs = refunds.find((sent) => sent.key === sentKey(refund))
  if (theirs) return theirs.state
  if (refused.has(key)) return 'failed'
  // The whole payment was refunded otherwise, such as in the provider's dashboard. Nothing is left to send.
  if (state === 'due' && payment.refunded >= paid) return 'succeeded'
  // The refund counted as sent only because of such a dashboard refund, which has failed since.
  if (state === 'succeeded' && payment.refunded < paid) return 'failed'
  return state
}

function expectedOf(
  { ledger }: RegistrationRow,
  { id }: PaymentRow,
  followed: readonly FollowedRefund[],
  { refunds, disputes }: ProviderReport,
) {
  const ours = followed.map(({ before }) => before.key)
  // All attempts of a refund of ours are about that refund. Any other is about itself.
  const referenceOf = (sent: string) => (ours.includes(refundOfAttempt(sent)) ? refundOfAttempt(sent) : sent)
  return expectedEntries({
    payment: id,
    received: received(ofPayment(ledger, id)),
    isAgreed: isAgreed(ledger) && !isBesidePrice(ledger, id),
    refunds: followed.map(({ before, state, chargeback }) => ({
      key: before.key,
      amount: before.amount,
      state,
      decidedAt: before.decidedAt,
      chargeback,
      offline: offlineFor(ledger, before.key),
      credit: creditFor(ledger, before.key),
    })),
    sent: refunds.map(({ key, ...sent }) => ({ ...sent, refund: referenceOf(key) })),
    disputes,
  })
}

/** Records the disputes of a payment. Returns all disputes of the registration, and those that changed. */
async function followDisputes(
  trx: Database,
  { id }: RegistrationRow,
  payment: PaymentRow,
  report: ProviderReport,
) {
  const known = await disputesOf(trx, id)
  const changedDisputes = report.disputes.filter((dispute) =>
    known.every((one) => one.id !== dispute.id || one.state !== dispute.state),
  )
  await recordDisputes(trx, payment.id, report.disputes)
  const others = known.filter((one) => report.disputes.every((dispute) => dispute.id !== one.id))
  return { disputes: [...report.disputes, ...others], changedDisputes }
}

/** Refunded without a refund of ours: made in the provider's dashboard. */
function madeElsewhere({ ledger }: RegistrationRow, refunds: readonly RefundRow[]): Cents {
  const ours = refunds.map(({ key, amount, state }) =>
    state === 'due' || state === 'failed' || state === 'credit' ? refunded(ofRefund(ledger, key)) : amount,
  )
  return Math.max(0, refunded(ledger) - sum(ours))
}

/**
 * A full refund ends every course line, even when it was made in the provider's dashboard. What was refunded without a course is
 * assigned to the lines, so that it is owed again if it fails.
 */
async function endAllLines(
  trx: Database,
  registration: RegistrationRow,
  context: Context,
): Promise<{ registration: RegistrationRow; lines: RegistrationLine[] }> {
  const { id } = registration
  const lines = (await linesOf(trx, [id])).filter((line) => line.canceledAt === null)
  const courses = lines.map(({ course }) => course)
  await cancelLines(trx, id, courses, context.clocks.academy.now())
  await giveUpSeats(trx, id, await seatsOfRegistration(trx, id), context)
  if (!isAgreed(registration.ledger)) return { registration, lines }
  const ending = { forgiven: new Map(), isWhole: true, cause: 'full refund' } as const
  const owing = await endDuePayments(trx, registration, ending, context)
  const shares = sharesWithin(refundedWithoutCourse(registration.ledger), lines.map(costOf))
  const assigned = lines.flatMap(({ course }, index) => {
    const share = shares[index] ?? 0
    return share === 0
      ? []
      : [entry('tuition', 'refund_payable', share, {}), entry('refund_payable', 'tuition', share, { course })]
  })
  return { registration: await post(trx, owing, causedBy('full refund', assigned), context), lines }
}
