// Compares the provider's payments with the registrations. PostgreSQL finds the suspects in the provider's lists.
// Each suspect is read again, twice with a pause, because payments move while the check runs.
import { setTimeout as pause } from 'node:timers/promises'
import {
  closeLedger,
  enterPayments,
  enterRefunds,
  openLedger,
  type RefundFault,
  refundFaults,
  type SlowRefund,
  slowRefunds,
  suspectPayments,
} from '#database/checks/provider-list.ts'
import type { Database } from '#database/engine/connection.ts'
import { refundsOf } from '#database/tables/refunds.ts'
import { registrationByIntent } from '#database/tables/registrations.ts'
import type { RefundRow } from '#database/tables/rows/payments.ts'
import type { RegistrationRow } from '#database/tables/rows/registrations.ts'
import { dayOf, days } from '#domain/days.ts'
import { type Dispute, lostIn, returnedBesides, standingOf, stillReturned } from '#domain/disputes.ts'
import { type Cents, formatMoney, sum } from '#domain/money.ts'
import { goneBack } from '#domain/refunds.ts'
import { isUnpaid } from '#domain/settlement.ts'
import type { Checkout } from '../checkout/checkout.ts'
import { ApiError } from '../http/errors.ts'
import type { ProviderPayment } from '../provider/answers.ts'
import { type Disagreement, repairCommand, showCommand } from './disagreement.ts'
import { mostOfAKind } from './records.ts'

export type PaymentWindow = {
  /** Payments and registrations older than this are not compared. */
  since: Date
  /** Milliseconds to wait for webhooks before a difference counts. */
  patience: number
}

/** Banks accept a refund within hours; the emails promise five to ten days until it is on the statement. */
const slowAfter = days(7)

export async function* checkPayments(
  checkout: Checkout,
  window: PaymentWindow,
): AsyncGenerator<Disagreement> {
  const { suspects, refunds, slow } = await checkout.database
    .connection()
    .execute((db) => compareLists(db, window.since, checkout))
  const differing = await stillDiffering(suspects, checkout)
  if (differing.length > 0) await pause(window.patience)
  for (const { disagreement } of await stillDiffering(differing, checkout)) yield disagreement
  for (const refund of refunds) if (await isStillAtFault(refund, checkout)) yield reportRefund(refund)
  for (const refund of slow) yield reportSlowRefund(refund)
}

async function compareLists(db: Database, since: Date, { provider, clocks }: Checkout) {
  await openLedger(db)
  try {
    for await (const payments of provider.listPayments(since)) await enterPayments(db, payments)
    for await (const refunds of provider.listRefunds(since)) await enterRefunds(db, refunds)
    const bounds = { since, most: mostOfAKind }
    const before = new Date(clocks.real.now().getTime() - slowAfter)
    return {
      suspects: await suspectPayments(db, bounds),
      refunds: await refundFaults(db, bounds),
      slow: await slowRefunds(db, { before, most: mostOfAKind }),
    }
  } finally {
    await closeLedger(db)
  }
}

/** The refund may have been sent after the list was read. */
async function isStillAtFault({ fault, intentId, key }: RefundFault, { provider }: Checkout) {
  if (fault !== 'never sent' || intentId === null) return true
  return (await provider.refundsOf(intentId)).every((sent) => sent.key !== key)
}

async function stillDiffering(suspects: readonly { intentId: string }[], checkout: Checkout) {
  const differing: { intentId: string; disagreement: Disagreement }[] = []
  for (const { intentId } of suspects) {
    const disagreement = await compare(intentId, checkout)
    if (disagreement) differing.push({ intentId, disagreement })
  }
  return differing
}

async function compare(intentId: string, { database, provider }: Checkout): Promise<Disagreement | null> {
  const before = await registrationByIntent(database, intentId)
  const payment = await readIfKnown(() => provider.read(intentId))
  const disputes = payment?.disputed ? await provider.disputesOf(intentId) : []
  const registration = await registrationByIntent(database, intentId)
  // The payment is being written right now: the next check will see the result.
  if (before?.revision !== registration?.revision) return null
  if (!registration) {
    return standingOf(disputes) === 'open' ? null : reportUnknownPayment(intentId, payment, lostIn(disputes))
  }
  const refunds = await refundsOf(database, registration.id)
  return differenceOf(registration, refunds, payment) ?? differenceOfDisputes(registration, refunds, disputes)
}

/** Null when the provider does not know the payment. If the provider does not answer, the check fails. */
async function readIfKnown(read: () => Promise<ProviderPayment>): Promise<ProviderPayment | null> {
  try {
    return await read()
  } catch (error) {
    const { cause } = error as { cause?: { code?: string } }
    if (error instanceof ApiError && cause?.code === 'resource_missing') return null
    throw error
  }
}

function reportUnknownPayment(
  intentId: string,
  payment: ProviderPayment | null,
  lost: Cents,
): Disagreement | null {
  if (payment?.state !== 'succeeded' || payment.refunded + lost >= payment.amount) return null
  const sentence = `The provider holds ${formatMoney(payment.amount)} under ${intentId} for registration ${payment.registrationId}, which does not have that payment.`
  return { sentence, repair: repairCommand(intentId) }
}

function differenceOf(
  registration: RegistrationRow,
  refunds: readonly RefundRow[],
  payment: ProviderPayment | null,
): Disagreement | null {
  const { id, status, received, refunded } = registration
  const disagreement = (sentence: string, repair = repairCommand(id)): Disagreement => ({ sentence, repair })
  if (payment?.state !== 'succeeded') {
    if (received > 0) {
      return disagreement(
        `Registration ${id} is ${status} with ${formatMoney(received)}, which the provider never took.`,
        showCommand(id),
      )
    }
    const canStillBePaid = payment !== null && payment.state !== 'canceled'
    return canStillBePaid && isUnpaid(status) && status !== 'awaiting_payment'
      ? disagreement(`Registration ${id} is ${status} and could still be paid.`)
      : null
  }
  if (received !== payment.amount) {
    return disagreement(
      `Registration ${id} is ${status} with ${formatMoney(received)}; the provider took ${formatMoney(payment.amount)}.`,
    )
  }
  if (refunded !== goneBack(registration, payment.refunded, refunds)) {
    return disagreement(
      `Registration ${id} counts ${formatMoney(refunded)} as gone back; the provider gave back ${formatMoney(payment.refunded)}.`,
    )
  }
  return null
}

/**
 * Webhooks of a dispute may be lost, and nothing else polls disputes: the registration would wait for a decision
 * forever.
 */
function differenceOfDisputes(
  { id, received, dispute, returnedByBank }: RegistrationRow,
  refunds: readonly RefundRow[],
  disputes: readonly Dispute[],
): Disagreement | null {
  const standing = standingOf(disputes)
  const byBanks = refunds.map(({ byBank }) => byBank)
  const forRefunds = sum(stillReturned(disputes, received, byBanks))
  const returned = forRefunds + returnedBesides(disputes, received, forRefunds)
  const known = sum(byBanks) + returnedByBank
  if (standing === null || (standing === dispute && returned === known)) return null
  const sentence =
    dispute === null
      ? `The payment of registration ${id} is disputed, and the registration does not say so.`
      : `The dispute of registration ${id} is ${standing} at the provider, with ${formatMoney(returned)} taken; the registration says ${dispute}, with ${formatMoney(known)}.`
  return { sentence, repair: repairCommand(id) }
}

function reportRefund({ registrationId, key, fault, decided, sent }: RefundFault): Disagreement {
  switch (fault) {
    case 'sent twice':
      return {
        sentence: `The refund ${key} of ${formatMoney(decided)} was sent more than once: ${formatMoney(sent)} in all.`,
        repair: showCommand(registrationId),
      }
    case 'never sent':
      return {
        sentence: `The refund ${key} of ${formatMoney(decided)} counts as sent, and the provider does not know it.`,
        repair: repairCommand(registrationId),
      }
    case 'another amount':
      return {
        sentence: `The refund ${key} was decided at ${formatMoney(decided)} and sent as ${formatMoney(sent)}.`,
        repair: showCommand(registrationId),
      }
  }
}

function reportSlowRefund({ registrationId, key, amount, waitsForFunds, madeAt }: SlowRefund): Disagreement {
  const why = waitsForFunds
    ? 'because the academy’s balance at the provider is too small: please add to it there'
    : 'and the provider does not say why: please ask there'
  return {
    sentence: `The refund ${key} of ${formatMoney(amount)} has been pending since ${dayOf(madeAt)}, ${why}.`,
    repair: showCommand(registrationId),
  }
}
