// Compares the provider's payments with the registrations. PostgreSQL finds the suspects in the provider's lists.
// Each suspect is read again, twice with a pause, because payments move while the check runs.

import { setTimeout as pause } from 'node:timers/promises'
import { withProvider } from '#content/en/office/reconciliation/disagreements.ts'
import { dayOf, days } from '#domain/dates/days.ts'
import { type Dispute, lostIn, standingOf } from '#domain/money/disputes.ts'
import { type Entry, ofPayment, received } from '#domain/money/ledger.ts'
import { type Cents, sum } from '#domain/money/money.ts'
import { isUnpaid } from '#domain/money/settlement.ts'
import { disputesOf } from '#features/ledger/disputes.queries.ts'
import { missingEntries } from '#features/payments/follow-money.ts'
import { type Member, membersOf, type Report, splitReport } from '#features/payments/read-report.ts'
import { refundsOf } from '#features/refunds/refunds.queries.ts'
import { registrationsByIntent } from '#features/registrations/registrations.queries.ts'
import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/connection.ts'
import { sentKey } from '#platform/database/rows/payments.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'
import type { ProviderPayment } from '#platform/provider/answers.ts'
import { closeLists, enterPayments, enterRefunds, openLists } from '#platform/provider/provider-list.ts'
import { Refusal } from '#platform/refusal.ts'
import { type Disagreement, onRegistration, repairable } from './disagreement.ts'
import {
  type RefundFault,
  refundFaults,
  type SlowRefund,
  slowRefunds,
  suspectPayments,
} from './provider-faults.ts'
import { mostOfAKind } from './records.ts'

export type PaymentWindow = {
  /** Payments and registrations older than this are not compared. */
  since: Date
  /** Milliseconds to wait for webhooks before a difference counts. */
  patience: number
}

/** Banks accept a refund within hours; the emails promise five to ten days until it is on the statement. */
const slowAfter = days(7)

export async function* checkPayments(context: Context, window: PaymentWindow): AsyncGenerator<Disagreement> {
  const { suspects, refunds, slow } = await context.database
    .connection()
    .execute((db) => compareLists(db, window.since, context))
  const differing = await stillDiffering(suspects, context)
  if (differing.length > 0) await pause(window.patience)
  for (const { disagreement } of await stillDiffering(differing, context)) yield disagreement
  for (const refund of refunds) if (await isStillAtFault(refund, context)) yield reportRefund(refund)
  for (const refund of slow) yield reportSlowRefund(refund)
}

async function compareLists(db: Database, since: Date, { provider, clocks }: Context) {
  await openLists(db)
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
    await closeLists(db)
  }
}

/** The refund may have been sent after the list was read. */
async function isStillAtFault({ fault, intentId, ...refund }: RefundFault, { provider }: Context) {
  if (fault !== 'never sent' || intentId === null) return true
  return (await provider.refundsOf(intentId)).every(({ key }) => key !== sentKey(refund))
}

async function stillDiffering(suspects: readonly { intentId: string }[], context: Context) {
  const differing: { intentId: string; disagreement: Disagreement }[] = []
  for (const { intentId } of suspects) {
    const disagreement = await compare(intentId, context)
    if (disagreement) differing.push({ intentId, disagreement })
  }
  return differing
}

async function compare(intentId: string, { database, provider }: Context): Promise<Disagreement | null> {
  const before = await registrationsByIntent(database, intentId)
  const payment = await readIfKnown(() => provider.read(intentId))
  const disputes = payment?.disputed ? await provider.disputesOf(intentId) : []
  const refunds =
    before.length > 0 && payment?.state === 'succeeded' ? await provider.refundsOf(intentId) : []
  const registrations = await registrationsByIntent(database, intentId)
  // The payment is being written right now: the next check will see the result.
  if (revisionsOf(before) !== revisionsOf(registrations)) return null
  const members = membersOf(registrations, intentId)
  if (!members) {
    return standingOf(disputes) === 'open' ? null : reportUnknownPayment(intentId, payment, lostIn(disputes))
  }
  if (!payment) return firstOf(members.map((member) => differenceOf(member, null)))
  const active = refunds.filter(({ state }) => state !== 'failed')
  const refunded = sum(active.map(({ amount }) => amount))
  const reports = await splitReport(database, members, {
    payment: { ...payment, refunded },
    refunds,
    disputes,
  })
  for (const [index, member] of members.entries()) {
    const report = reports[index]
    const difference = report && (await compareMember(member, report, database))
    if (difference) return difference
  }
  return null
}

function revisionsOf(registrations: readonly RegistrationRow[]): string {
  return registrations.map(({ id, revision }) => `${id} ${revision}`).join()
}

function firstOf(disagreements: readonly (Disagreement | null)[]): Disagreement | null {
  return disagreements.find((one) => one !== null) ?? null
}

async function compareMember(
  member: Member,
  report: Report,
  database: Database,
): Promise<Disagreement | null> {
  const ofPayments = differenceOf(member, report.payment)
  if (ofPayments || report.payment.state !== 'succeeded') return ofPayments
  const { registration, payment: known } = member
  const whole = { ...report, refused: new Set<string>() }
  const missing = missingEntries(registration, known, await refundsOf(database, registration.id), whole)
  const recorded = await disputesOf(database, registration.id)
  const ofOthers = recorded.filter(({ paymentId }) => paymentId !== known.id)
  return (
    reportMissing(registration, missing) ?? reportDispute(registration, [...report.disputes, ...ofOthers])
  )
}

/** Null when the provider does not know the payment. If the provider does not answer, the check fails. */
async function readIfKnown(read: () => Promise<ProviderPayment>): Promise<ProviderPayment | null> {
  try {
    return await read()
  } catch (error) {
    const { cause } = error as { cause?: { code?: string } }
    if (error instanceof Refusal && cause?.code === 'resource_missing') return null
    throw error
  }
}

function reportUnknownPayment(
  intentId: string,
  payment: ProviderPayment | null,
  lost: Cents,
): Disagreement | null {
  if (payment?.state !== 'succeeded' || payment.refunded + lost >= payment.amount) return null
  return { sentence: withProvider.unknownPayment({ ...payment, intentId }), ...repairable(intentId) }
}

function differenceOf(
  { registration: { id, status, ledger }, payment: known }: Member,
  payment: ProviderPayment | null,
): Disagreement | null {
  const taken = received(ofPayment(ledger, known.id))
  if (payment?.state !== 'succeeded') {
    if (taken > 0) {
      const sentence = withProvider.neverTaken({ id, status, received: taken })
      return { sentence, ...onRegistration(id) }
    }
    const canStillBePaid = payment !== null && payment.state !== 'canceled'
    return canStillBePaid && isUnpaid(status) && status !== 'awaiting_payment'
      ? { sentence: withProvider.stillPayable({ id, status }), ...repairable(id) }
      : null
  }
  if (taken === payment.amount) return null
  const sentence = withProvider.anotherAmountTaken({ id, status, received: taken, taken: payment.amount })
  return { sentence, ...repairable(id) }
}

/** Explains a difference by the entries that the ledger lacks. */
function reportMissing({ id }: RegistrationRow, entries: readonly Entry[]): Disagreement | null {
  if (entries.length === 0) return null
  return { sentence: withProvider.missingEntries({ id, entries }), ...repairable(id) }
}

/**
 * An inquiry moves no money, and its webhooks may be lost. Nothing else polls disputes: the registration would wait for a
 * decision forever.
 */
function reportDispute(
  { id, dispute }: RegistrationRow,
  disputes: readonly Pick<Dispute, 'state'>[],
): Disagreement | null {
  const standing = standingOf(disputes)
  if (standing === null || standing === dispute) return null
  const sentence =
    dispute === null
      ? withProvider.unknownDispute({ id })
      : withProvider.anotherDispute({ id, standing, dispute })
  return { sentence, ...repairable(id) }
}

function reportRefund(refund: RefundFault): Disagreement {
  const { registrationId, fault } = refund
  switch (fault) {
    case 'sent twice':
      return { sentence: withProvider.refundSentTwice(refund), ...onRegistration(registrationId) }
    case 'never sent':
      return { sentence: withProvider.refundNeverSent(refund), ...repairable(registrationId) }
    case 'another amount':
      return { sentence: withProvider.refundOfAnotherAmount(refund), ...onRegistration(registrationId) }
  }
}

function reportSlowRefund(refund: SlowRefund): Disagreement {
  const sentence = withProvider.slowRefund({ ...refund, since: dayOf(refund.madeAt) })
  return { sentence, ...onRegistration(refund.registrationId) }
}
