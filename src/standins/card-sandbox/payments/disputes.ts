import type Stripe from 'stripe'
import { type Answer, type Call, ok } from '../call.ts'
import { record } from '../events.ts'
import { list } from '../lists.ts'
import { add, idOf, lock, newId, save } from '../objects.ts'
import type { Shape, Taken } from '../parameters.ts'
import { invalid } from '../refusals.ts'
import { onBalance } from './balance.ts'
import { cardOf } from './payment-methods.ts'

const disputeFee = 1500

/**
 * Stripe's test cards dispute the whole payment. The payment's metadata can change that:
 * - `sandbox_disputes: '50000,30000'` disputes it in parts.
 * - `sandbox_prevented` means that the network prevented the dispute: `'block'` without a refund, `'resolution'` with one.
 * - `sandbox_inquiry` makes it an inquiry: no money is taken, and the payment can still be refunded.
 */
export async function disputeCharge(call: Call, chargeId: string) {
  const charge = await lock(call.db, 'charge', chargeId)
  const parts = charge.metadata.sandbox_disputes?.split(',').map(Number) ?? [charge.amount]
  for (const amount of parts) await openDispute(call, charge, amount)
}

async function openDispute(call: Call, charge: Stripe.Charge, amount: number) {
  const dispute = describe(call, charge, amount)
  const { sandbox_prevented: prevented } = charge.metadata
  const { disputed } = await cardOf(call, charge.payment_method ?? '')
  const inquiry = disputed === 'inquiry' || charge.metadata.sandbox_inquiry !== undefined
  if (inquiry) {
    Object.assign(dispute, { status: 'warning_needs_response', is_charge_refundable: true })
    if (dispute.payment_method_details?.card) dispute.payment_method_details.card.case_type = 'inquiry'
  }
  if (prevented) {
    dispute.status = 'prevented'
    if (dispute.payment_method_details?.card) dispute.payment_method_details.card.case_type = prevented
  }
  await add(call.db, dispute)
  charge.disputed = true
  await save(call.db, charge)
  await record(call, 'charge.dispute.created', dispute)
  if (inquiry || prevented === 'block') return
  const taken = await onBalance(call, {
    type: 'adjustment',
    source: dispute.id,
    amount: -amount,
    currency: charge.currency,
    fee: prevented ? 0 : disputeFee,
    description: `Chargeback withdrawal for ${charge.id}`,
  })
  dispute.balance_transactions = [taken]
  await save(call.db, dispute)
  await record(call, 'charge.dispute.funds_withdrawn', dispute)
}

/** The amount that banks charged back; null while a bank decides. */
export async function takenBack(call: Call, charge: string): Promise<number | null> {
  const { data } = await list(call, 'dispute', '/v1/disputes', { limit: 100 }, { charge })
  if (data.some(({ status }) => openStates.includes(status))) return null
  const movements = data.flatMap(({ balance_transactions }) => balance_transactions)
  return movements.reduce((sum, { amount }) => sum - amount, 0)
}

const openStates = ['needs_response', 'under_review']

/** A full refund closes an inquiry. */
export async function endInquiries(call: Call, charge: string) {
  const { data } = await list(call, 'dispute', '/v1/disputes', { limit: 100 }, { charge })
  for (const { id, status } of data) {
    if (status !== 'warning_needs_response') continue
    const dispute = await lock(call.db, 'dispute', id)
    dispute.status = 'warning_closed'
    await save(call.db, dispute)
    await record(call, 'charge.dispute.closed', dispute, { status })
  }
}

/** As with Stripe's test cards, the text of the evidence decides the outcome. */
const verdicts: Record<string, 'won' | 'lost' | undefined> = {
  winning_evidence: 'won',
  losing_evidence: 'lost',
}

export const updateShape = {
  evidence: 'object',
} as const satisfies Shape

export async function update(call: Call, params: Taken<typeof updateShape>, id: string): Promise<Answer> {
  const dispute = await openOne(call, id)
  const text = params.evidence?.uncategorized_text
  if (typeof text === 'string') {
    dispute.evidence.uncategorized_text = text
    dispute.evidence_details.has_evidence = true
    dispute.evidence_details.submission_count += 1
  }
  const verdict = typeof text === 'string' ? verdicts[text] : undefined
  if (verdict) return ok(await decide(call, dispute, verdict))
  await save(call.db, dispute)
  await record(call, 'charge.dispute.updated', dispute)
  return ok(dispute)
}

async function openOne(call: Call, id: string): Promise<Stripe.Dispute> {
  const dispute = await lock(call.db, 'dispute', id)
  if (openStates.includes(dispute.status)) return dispute
  throw invalid('This dispute is already closed')
}

async function decide(call: Call, dispute: Stripe.Dispute, verdict: 'won' | 'lost') {
  const previous = { status: dispute.status }
  dispute.status = verdict
  if (verdict === 'won') {
    const { amount, currency } = dispute
    const description = `Chargeback reversal for ${idOf(dispute.charge)}`
    const movement = {
      type: 'adjustment',
      source: dispute.id,
      amount,
      currency,
      fee: 0,
      description,
    } as const
    dispute.balance_transactions.push(await onBalance(call, movement))
  }
  await save(call.db, dispute)
  await record(call, 'charge.dispute.closed', dispute, previous)
  if (verdict === 'won') await record(call, 'charge.dispute.funds_reinstated', dispute)
  return dispute
}

function describe(call: Call, charge: Stripe.Charge, amount: number): Stripe.Dispute {
  return {
    id: newId('du'),
    object: 'dispute',
    amount,
    balance_transactions: [],
    charge: charge.id,
    created: call.now,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: noEvidence,
    evidence_details: {
      due_by: call.now + 7 * 24 * 60 * 60,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    network_reason_code: '10',
    payment_intent: idOf(charge.payment_intent),
    payment_method_details: {
      card: { brand: 'visa', case_type: 'chargeback', network: 'visa', network_reason_code: '10' },
      type: 'card',
    },
    reason: 'fraudulent',
    status: 'needs_response',
  }
}

const noEvidence: Stripe.Dispute.Evidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
}
