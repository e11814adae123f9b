// What the provider says about a payment, for each registration that the payment is for.

import { disputeParts, refundParts } from '#domain/money/group-parts.ts'
import { type Cents, sum } from '#domain/money/money.ts'
import { inProportion } from '#domain/money/money-parts.ts'
import { shouldStopPayment } from '#domain/money/settlement.ts'
import { disputesOf } from '#features/ledger/disputes.queries.ts'
import { countFailedAuthentications } from '#features/ledger/failed-authentications.queries.ts'
import { refundOfAttempt, refundsOf } from '#features/refunds/refunds.queries.ts'
import { registrationsByIntent, successorOf } from '#features/registrations/registrations.queries.ts'
import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/connection.ts'
import { type PaymentRow, sentKey } from '#platform/database/rows/payments.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'
import type { ProviderRefund } from '#platform/provider/answers.ts'
import type { ProviderReport } from './follow-money.ts'
import { isWanted } from './further-payment.ts'

export type Member = { registration: RegistrationRow; payment: PaymentRow }
/** The payer's registration comes first. */
export type Members = readonly [Member, ...Member[]]
export type Report = Omit<ProviderReport, 'refused'>

/** Undefined if no registration knows the intent. */
export function membersOf(registrations: readonly RegistrationRow[], intentId: string): Members | undefined {
  const [first, ...others] = registrations.flatMap((registration) => {
    const payment = registration.payments.find((one) => one.intentId === intentId)
    return payment ? [{ registration, payment }] : []
  })
  return first && [first, ...others]
}

/** For one registration of the payment. */
export async function readReport(
  known: RegistrationRow,
  payment: PaymentRow,
  context: Context,
): Promise<Report> {
  const intentId = payment.intentId ?? ''
  const registrations = await registrationsByIntent(context.database, intentId)
  const members = membersOf(registrations, intentId) ?? [{ registration: known, payment }]
  const reports = await readReports(members, context)
  const own = reports[members.findIndex(({ registration }) => registration.id === known.id)]
  if (!own) throw new Error(`no report about registration ${known.id}`)
  return own
}

/** One for each registration, in the same order. Stops a payment that nothing may be paid with any more. */
export async function readReports(members: Members, context: Context): Promise<Report[]> {
  const [{ registration: known, payment: first }] = members
  const { id, intentId, position, state } = first
  const { database, provider, clocks } = context
  const intent = intentId ?? ''
  let payment = await provider.read(intent)
  const ended = payment.state === 'succeeded' || payment.state === 'canceled'
  const replaced = !ended && (await successorOf(database, known.id)) !== undefined
  const unauthenticated = ended ? 0 : await countFailedAuthentications(database, intent)
  const failures = payment.failures + unauthenticated
  const order = {
    ...known,
    replaced,
    isFurther: position > 1,
    isWanted: !ended && (await isWanted(database, known, { id, amount: payment.amount })),
  }
  if (shouldStopPayment(order, { ...payment, failures }, clocks.real.now())) {
    await provider.stop(intent)
    payment = await provider.read(intent)
  }
  // A failed refund does not show in `refunded`, so recorded payments always list their refunds.
  const mayHaveRefunds = payment.refunded > 0 || state === 'succeeded'
  const refunds = mayHaveRefunds ? await provider.refundsOf(intent) : []
  const whole = {
    // Summed from the list: a refund that fails between the two calls would count as failed and as refunded.
    payment: { ...payment, failures, refunded: sentBack(refunds) },
    refunds,
    disputes: payment.disputed ? await provider.disputesOf(intent) : [],
  }
  return splitReport(database, members, whole)
}

/** The part of each registration, in the same order. */
export async function splitReport(db: Database, members: Members, whole: Report): Promise<Report[]> {
  if (members.length === 1) return [whole]
  const agreed = members.map(({ payment }) => payment.amount)
  const amounts = inProportion(whole.payment.amount, agreed)
  const grouped = []
  for (const [index, { registration }] of members.entries()) {
    const { id: registrationId } = registration
    const ours = await refundsOf(db, registrationId)
    const keys = new Set(ours.map(({ key }) => key))
    grouped.push({
      registrationId,
      amount: amounts[index] ?? 0,
      isOwn: (key: string) => keys.has(refundOfAttempt(key)),
      due: ours
        .filter(({ state }) => state === 'due')
        .map((refund) => ({ key: sentKey(refund), amount: refund.amount })),
      refunds: firstSent(registration),
      disputes: await disputesOf(db, registrationId),
    })
  }
  const refunds = refundParts(grouped, whole.refunds)
  const refunded = refunds.map(sentBack)
  const disputes = disputeParts(grouped, refunded, whole.disputes)
  return members.map((_, index) => ({
    payment: { ...whole.payment, amount: amounts[index] ?? 0, refunded: refunded[index] ?? 0 },
    refunds: refunds[index] ?? [],
    disputes: disputes[index] ?? [],
  }))
}

/** What was first recorded as sent, for each refund. A failure takes it back by another entry. */
function firstSent({ ledger }: RegistrationRow): ReadonlyMap<string, Cents> {
  const sent = ledger.filter(({ from, to }) => from === 'provider' && to === 'refund_payable')
  return new Map(sent.toReversed().flatMap(({ refund, amount }) => (refund ? [[refund, amount]] : [])))
}

function sentBack(refunds: readonly ProviderRefund[]): Cents {
  return sum(refunds.filter(({ state }) => state !== 'failed').map(({ amount }) => amount))
}
