import type Stripe from 'stripe'
import { type Answer, type Call, ok } from '../call.ts'
import { record } from '../events.ts'
import { doLater } from '../later.ts'
import { add, find, idOf, lock, newId, save } from '../objects.ts'
import { mergeMetadata, type Shape, type Taken } from '../parameters.ts'
import { invalid, refusedByState, unexpectedState } from '../refusals.ts'
import { onBalance } from './balance.ts'
import { endInquiries, takenBack } from './disputes.ts'
import { cardOf } from './payment-methods.ts'

export const createShape = {
  payment_intent: 'text!',
  amount: 'integer',
  metadata: 'metadata',
} as const satisfies Shape

export async function create(call: Call, params: Taken<typeof createShape>): Promise<Answer> {
  const charge = await lock(call.db, 'charge', await paidCharge(call, params.payment_intent))
  const amount = await refundable(call, charge, params.amount)
  const { refund: course } = await cardOf(call, charge.payment_method ?? '')

  // Stripe has no test card for an insufficient balance, so the payment's metadata asks for it.
  const isShort = charge.metadata.sandbox_refund === 'insufficient_funds'
  const pendingReason = isShort ? 'insufficient_funds' : course === 'pending' ? 'processing' : null
  const refund = await describe(call, charge, amount, params, pendingReason)
  await add(call.db, refund)
  const before = { amount_refunded: charge.amount_refunded, refunded: charge.refunded }
  charge.amount_refunded += amount
  charge.refunded = charge.amount_refunded === charge.amount
  await save(call.db, charge)
  await record(call, 'refund.created', refund)
  await record(call, 'charge.refunded', charge, before)
  if (charge.refunded) await endInquiries(call, charge.id)
  if (isShort) await doLater(call, 'fund the refund', refund.id)
  else if (course === 'pending') await doLater(call, 'complete the refund', refund.id)
  if (course === 'fails') await doLater(call, 'fail the refund', refund.id)
  return ok(refund)
}

async function paidCharge(call: Call, intentId: string): Promise<string> {
  const intent = await find(call.db, 'payment_intent', intentId)
  const charge = idOf(intent.latest_charge)
  if (charge && intent.status === 'succeeded') return charge
  throw unexpectedState(
    `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`,
    intent,
  )
}

async function refundable(call: Call, charge: Stripe.Charge, asked: number | undefined): Promise<number> {
  const lost = charge.disputed ? await takenBack(call, charge.id) : 0
  const left = charge.amount - charge.amount_refunded
  if (!charge.paid) throw invalid(`Charge ${charge.id} has not been paid.`)
  if (left === 0) {
    throw refusedByState(`Charge ${charge.id} has already been refunded.`, 'charge_already_refunded')
  }
  const amount = asked ?? left
  // Only the part that was not charged back can be refunded.
  if (lost === null || (lost > 0 && amount > left - lost)) {
    throw refusedByState(
      `Charge ${charge.id} has been charged back; cannot issue a refund.`,
      'charge_disputed',
    )
  }
  if (amount < 1) {
    throw invalid('Invalid positive integer', { code: 'parameter_invalid_integer', param: 'amount' })
  }
  if (amount > left) {
    throw invalid(
      `Refund amount (${dollars(amount)}) is greater than unrefunded amount on charge (${dollars(left)})`,
      { param: 'amount' },
    )
  }
  return amount
}

function dollars(cents: number) {
  return `$${(cents / 100).toFixed(2)}`
}

async function describe(
  call: Call,
  charge: Stripe.Charge,
  amount: number,
  params: Taken<typeof createShape>,
  pendingReason: Stripe.Refund.PendingReason | null,
): Promise<Stripe.Refund> {
  const id = newId('re')
  const movement = {
    type: 'refund',
    source: id,
    amount: -amount,
    currency: charge.currency,
    fee: 0,
    description: 'REFUND FOR CHARGE',
  } as const
  return {
    id,
    object: 'refund',
    amount,
    balance_transaction: (await onBalance(call, movement)).id,
    charge: charge.id,
    created: call.now,
    currency: charge.currency,
    customer: idOf(charge.customer),
    customer_account: null,
    destination_details: {
      card: { reference_status: 'pending', reference_type: 'acquirer_reference_number', type: 'refund' },
      type: 'card',
    },
    metadata: mergeMetadata({}, params.metadata),
    payment_intent: idOf(charge.payment_intent),
    payment_method: charge.payment_method,
    ...(pendingReason && { pending_reason: pendingReason }),
    reason: null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: pendingReason ? 'pending' : 'succeeded',
    transfer_reversal: null,
  }
}

export async function completeRefund(call: Call, id: string) {
  const { pending_reason, ...refund } = await lock(call.db, 'refund', id)
  refund.status = 'succeeded'
  await save(call.db, refund)
  await record(call, 'refund.updated', refund, { status: 'pending', pending_reason })
}

/** The bank returns the refund, so the charge no longer counts it. */
export async function failRefund(call: Call, id: string) {
  const refund = await lock(call.db, 'refund', id)
  const charge = await lock(call.db, 'charge', idOf(refund.charge) ?? '')
  const { amount, currency } = refund
  const back = await onBalance(call, {
    type: 'refund_failure',
    source: id,
    amount,
    currency,
    fee: 0,
    description: 'REFUND FAILURE',
  })
  charge.amount_refunded -= amount
  charge.refunded = false
  await save(call.db, charge)
  const previous = { status: refund.status }
  Object.assign(refund, {
    status: 'failed',
    failure_reason: 'expired_or_canceled_card',
    failure_balance_transaction: back.id,
  })
  await save(call.db, refund)
  await record(call, 'refund.updated', refund, previous)
  await record(call, 'refund.failed', refund)
}
