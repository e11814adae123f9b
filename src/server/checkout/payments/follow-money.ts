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
import { tellOfDispute } from '../notices/notices.ts'
import {
  type TakenAgain,
  tellOfCancellation,
  tellOfMoneyTakenAgain,
  tellOfPartElsewhere,
  tellOfRefundFailure,
  tellOfShortBalance,
} from '../notices/refund-notices.ts'
import { giveUpSeats } from '../seats/holds.ts'
import { takeUpFailedElsewhere } from './failed-elsewhere.ts'

/** What the provider says about a payment now. */
export type News = {
  payment: ProviderPayment
  refunds: readonly ProviderRefund[]
  disputes: readonly Dispute[]
  /** Keys of refunds that the provider refused for good. */
  refused: ReadonlySet<string>
  /** Keys of failed ones that staff have settled by another way, each with what a bank returned of it. */
  settledOutside?: ReadonlyMap<string, Cents>
}

/** After the money arrived: refunds and disputes as they stand at the provider, whoever started them. */
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
  const takenAgain: TakenAgain[] = []
  let changed = false
  for (const [index, refund] of refundsBefore.entries()) {
    const byBank = byBanks[index] ?? 0
    const missing = Math.max(0, refund.byBank - byBank)
    const known = missing === refund.amount ? 'failed' : currentState(refund, registration, news)
    // What the bank has returned since may be this very money: a person has to say.
    const state = known === 'due' && returnedByBank > registration.returnedByBank ? 'failed' : known
    const waits = news.refunds.some(({ key, waitsForFunds }) => key === refund.key && waitsForFunds)
    if (waits) await tellOfShortBalance(trx, registration, refund, checkout)
    refunds.push({ ...refund, state, byBank })
    if (state === refund.state && byBank === refund.byBank) continue
    changed = true
    await changeRefund(trx, refund.key, { state, byBank })
    if (missing > 0) {
      takenAgain.push({ key: refund.key, amount: missing, isOwed: state === 'failed' })
    } else if (state === 'failed') {
      await tellOfRefundFailure(trx, { ...registration, returnedByBank }, refund, checkout)
    }
  }

  const refunded = goneBack(registration, news.payment.refunded, refunds)
  const takenUp = await takeUpFailedElsewhere(
    trx,
    registration,
    { refunded, refunds, sent: news.refunds },
    checkout,
  )
  const states = [...refunds, ...takenUp].map(({ state }) => state)
  const status = statusAfter(registration.status, {
    received: registration.received,
    refunded,
    refunds: states,
  })
  changed ||= takenUp.length > 0 || status !== registration.status || refunded !== registration.refunded
  changed ||= dispute !== registration.dispute || returnedByBank !== registration.returnedByBank
  const untold = untoldOf(news.disputes, registration)
  if (!changed && untold.length === 0) return registration
  const ended = status === 'refunded' ? await endAllLines(trx, registration, checkout) : []
  const sentBesides =
    takenUp.length > 0
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
  for (const one of untold) await tellOfDispute(trx, followed, one, checkout)
  for (const one of takenAgain) await tellOfMoneyTakenAgain(trx, followed, one, checkout)
  const elsewhereBefore = goneBackElsewhere(registration.refunded, refundsBefore)
  // Late money, and money of another amount, gave nobody a course that could end.
  const lost = holdsCourses(registration) ? ended : []
  const sent = { amount: goneBackElsewhere(refunded, refunds) - elsewhereBefore, refunds: states }
  await tellOfMoneyElsewhere(trx, followed, lost, sent, checkout)
  return followed
}

/** What of each refund a bank has returned: as staff say, until it is taken again. */
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

type SentElsewhere = { amount: Cents; refunds: readonly RefundState[] }

/** Our own refunds were told of when they were decided. */
async function tellOfMoneyElsewhere(
  trx: Database,
  registration: RegistrationRow,
  lost: readonly RegistrationLine[],
  { amount, refunds }: SentElsewhere,
  checkout: Checkout,
) {
  if (lost.length > 0) {
    await tellOfCancellation(
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
    await tellOfPartElsewhere(trx, registration, { amount, failedBefore }, checkout)
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
  // All of it went back by another way, such as the provider's own pages: nothing is left to send.
  if (refund.state === 'due' && payment.refunded >= received) return 'succeeded'
  // It counted as sent for that alone, and the other way has failed.
  if (refund.state === 'succeeded' && payment.refunded < received) return 'failed'
  return refund.state
}

/** Who has all of the money back has none of the courses, also where it was sent from the provider's own pages. Gives what ended. */
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
