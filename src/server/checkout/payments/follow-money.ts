import type { Database } from '#database/engine/connection.ts'
import { changeRefund, refundsOf } from '#database/tables/refunds.ts'
import { cancelLines, linesOf, type RegistrationLine } from '#database/tables/registration-lines.ts'
import { changeRegistration } from '#database/tables/registrations.ts'
import type { RefundRow } from '#database/tables/rows/payments.ts'
import type { RegistrationRow } from '#database/tables/rows/registrations.ts'
import { seatsOfRegistration } from '#database/tables/seats.ts'
import { type Dispute, returnedBesides, standingOf, stillReturned, untoldOf } from '#domain/disputes.ts'
import { type Cents, sum } from '#domain/money.ts'
import { costOf, goneBack, goneBackElsewhere, returnedFor, setApart } from '#domain/refunds.ts'
import { holdsCourses } from '#domain/registration.ts'
import { type RefundState, statusAfter } from '#domain/settlement.ts'
import type { ProviderPayment, ProviderRefund } from '../../provider/answers.ts'
import type { Checkout } from '../checkout.ts'
import { notifyOfDispute } from '../notices/notices.ts'
import {
  notifyOfCancellation,
  notifyOfPartialDashboardRefund,
  notifyOfRefundFailure,
  notifyOfReversedChargeback,
  notifyOfShortBalance,
  type ReversedChargeback,
} from '../notices/refund-notices.ts'
import { giveUpSeats } from '../seats/holds.ts'
import { recordFailedDashboardRefunds } from './failed-dashboard-refunds.ts'

/** The provider's current view of a payment. */
export type News = {
  payment: ProviderPayment
  refunds: readonly ProviderRefund[]
  disputes: readonly Dispute[]
  /** Keys of refunds that the provider refused permanently. */
  refused: ReadonlySet<string>
  /** Keys of failed refunds that staff settled offline, each with the part that a chargeback returned. */
  settledOutside?: ReadonlyMap<string, Cents>
}

/** Applies the provider's refunds and disputes to a paid registration, whoever started them. */
export async function followMoney(
  trx: Database,
  registration: RegistrationRow,
  news: News,
  checkout: Checkout,
): Promise<RegistrationRow> {
  const { id } = registration
  const refundsBefore = await refundsOf(trx, id)
  const refunds: RefundRow[] = []
  const byBanks = byBanksNow(refundsBefore, registration, news)
  const { dispute, returnedByBank, toldDisputes } = disputedBy(registration, refundsBefore, byBanks, news)
  const reversed: ReversedChargeback[] = []
  let changed = false
  for (const [index, refund] of refundsBefore.entries()) {
    const byBank = byBanks[index] ?? 0
    const missing = Math.max(0, refund.byBank - byBank)
    const known = missing === refund.amount ? 'failed' : currentState(refund, registration, news)
    // A new chargeback may have returned this very money. Staff have to decide.
    const state = known === 'due' && returnedByBank > registration.returnedByBank ? 'failed' : known
    const waitsForBalance = news.refunds.some(({ key, waitsForFunds }) => key === refund.key && waitsForFunds)
    if (waitsForBalance) await notifyOfShortBalance(trx, registration, refund, checkout)
    refunds.push({ ...refund, state, byBank })
    if (state === refund.state && byBank === refund.byBank) continue
    changed = true
    await changeRefund(trx, refund.key, { state, byBank })
    if (missing > 0) {
      reversed.push({ key: refund.key, amount: missing, isOwed: state === 'failed' })
    } else if (state === 'failed') {
      await notifyOfRefundFailure(trx, { ...registration, returnedByBank }, refund, checkout)
    }
  }

  const refunded = goneBack(registration, news.payment.refunded, refunds)
  const failedInDashboard = await recordFailedDashboardRefunds(
    trx,
    registration,
    { refunded, refunds, sent: news.refunds },
    checkout,
  )
  const states = [...refunds, ...failedInDashboard].map(({ state }) => state)
  const status = statusAfter(registration.status, {
    received: registration.received,
    refunded,
    refunds: states,
  })
  changed ||=
    failedInDashboard.length > 0 || status !== registration.status || refunded !== registration.refunded
  changed ||= dispute !== registration.dispute || returnedByBank !== registration.returnedByBank
  const untold = untoldOf(news.disputes, registration)
  if (!changed && untold.length === 0) return registration
  const ended = status === 'refunded' ? await endAllLines(trx, registration, checkout) : []
  const sentBesides =
    failedInDashboard.length > 0
      ? setApart(registration.sentBesides, news.payment.refunded, refunds)
      : registration.sentBesides
  const followed = await changeRegistration(trx, id, {
    status,
    refunded,
    sentBesides,
    dispute,
    returnedByBank,
    toldDisputes,
  })
  for (const changedDispute of untold) await notifyOfDispute(trx, followed, changedDispute, checkout)
  for (const chargeback of reversed) await notifyOfReversedChargeback(trx, followed, chargeback, checkout)
  const elsewhereBefore = goneBackElsewhere(registration.refunded, refundsBefore)
  // Late payments and payments of a wrong amount never gave a course that could end.
  const lost = holdsCourses(registration) ? ended : []
  const sent = { amount: goneBackElsewhere(refunded, refunds) - elsewhereBefore, refunds: states }
  await notifyOfDashboardRefund(trx, followed, lost, sent, checkout)
  return followed
}

/** The part of each refund that a chargeback returned: as staff recorded it, until the chargeback is reversed. */
function byBanksNow(
  refunds: readonly RefundRow[],
  { received }: RegistrationRow,
  { disputes, settledOutside }: News,
): Cents[] {
  const before = refunds.map(({ byBank }) => byBank)
  const still = stillReturned(disputes, received, before)
  return refunds.map(({ key }, index) => settledOutside?.get(key) ?? still[index] ?? 0)
}

function disputedBy(
  registration: RegistrationRow,
  refunds: readonly RefundRow[],
  byBanks: readonly Cents[],
  { disputes }: News,
) {
  const { dispute, received, returnedByBank, toldDisputes } = registration
  const forRefunds = sum(byBanks)
  if (disputes.length === 0) {
    const inAll = returnedByBank + returnedFor(refunds)
    return { dispute, returnedByBank: Math.max(0, inAll - forRefunds), toldDisputes }
  }
  return {
    dispute: standingOf(disputes),
    returnedByBank: returnedBesides(disputes, received, forRefunds),
    toldDisputes: Object.fromEntries(disputes.map(({ id, state }) => [id, state])),
  }
}

type DashboardRefund = { amount: Cents; refunds: readonly RefundState[] }

/** Our own refunds are left out: their emails were sent when they were decided. */
async function notifyOfDashboardRefund(
  trx: Database,
  registration: RegistrationRow,
  lost: readonly RegistrationLine[],
  { amount, refunds }: DashboardRefund,
  checkout: Checkout,
) {
  if (lost.length > 0) {
    await notifyOfCancellation(
      trx,
      registration,
      {
        canceled: lost,
        amount: Math.max(0, amount),
        reason: 'elsewhere',
        linesLeft: false,
        refundKey: null,
      },
      checkout,
    )
  } else if (amount > 0) {
    const failedBefore = refunds.includes('failed')
    await notifyOfPartialDashboardRefund(trx, registration, { amount, failedBefore }, checkout)
  }
}

function currentState(
  refund: RefundRow,
  { received }: RegistrationRow,
  { refunds, refused, settledOutside, payment }: News,
): RefundState {
  if (refund.state === 'outside' || settledOutside?.has(refund.key)) return 'outside'
  const theirs = refunds.find(({ key }) => key === refund.key)
  if (theirs) return theirs.state
  if (refused.has(refund.key)) return 'failed'
  // The whole payment was refunded otherwise, such as in the provider's dashboard. Nothing is left to send.
  if (refund.state === 'due' && payment.refunded >= received) return 'succeeded'
  // It counted as sent only because of such a refund, and that one has failed.
  if (refund.state === 'succeeded' && payment.refunded < received) return 'failed'
  return refund.state
}

/** A full refund ends every course line, even when it was made in the provider's dashboard. Returns the ended lines. */
async function endAllLines(
  trx: Database,
  { id }: RegistrationRow,
  checkout: Checkout,
): Promise<RegistrationLine[]> {
  const active = (await linesOf(trx, [id])).filter((line) => line.canceledAt === null)
  const granted = new Map(active.map((line) => [line.course, costOf(line)]))
  await cancelLines(trx, id, granted, checkout.clocks.academy.now())
  await giveUpSeats(trx, id, await seatsOfRegistration(trx, id), checkout)
  return active
}
