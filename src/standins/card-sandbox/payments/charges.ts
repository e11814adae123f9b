// A charge is one attempt to collect an intent's amount. Its balance transaction follows a moment later.
import type Stripe from 'stripe'
import type { Call } from '../call.ts'
import { record } from '../events.ts'
import { doLater } from '../later.ts'
import { message } from '../messages.ts'
import { add, idOf, lock, newId, save } from '../objects.ts'
import { onBalance } from './balance.ts'
import type { Card, Decline } from './cards.ts'
import { cardOf } from './payment-methods.ts'

type Attempt = {
  intent: Stripe.PaymentIntent
  paymentMethod: Stripe.PaymentMethod
  card: Card
  /** Undefined if the bank approves the charge. */
  decline: Decline | undefined
  authenticated: boolean
}

export async function charge(call: Call, attempt: Attempt): Promise<Stripe.Charge> {
  const made = await add(call.db, describe(call, attempt))
  if (made.status === 'failed') {
    await record(call, 'charge.failed', made)
    return made
  }
  await record(call, 'charge.succeeded', made)
  await settleLater(call, made)
  return made
}

/** The fees of the payment, and the dispute of a card that disputes. */
async function settleLater(call: Call, charge: Stripe.Charge) {
  await doLater(call, 'settle the charge', charge.id)
  const { disputed } = await cardOf(call, charge.payment_method ?? '')
  if (disputed) await doLater(call, 'dispute the charge', charge.id)
}

/** Like Stripe's asynchronous capture: balance_transaction is null until the fees are known. */
export async function settleCharge(call: Call, id: string) {
  const settled = await lock(call.db, 'charge', id)
  const fee = Math.round(settled.amount * 0.029) + 30
  const transaction = await onBalance(call, {
    type: 'charge',
    source: id,
    amount: settled.amount,
    currency: settled.currency,
    fee,
    description: settled.description,
  })
  settled.balance_transaction = transaction.id
  await save(call.db, settled)
  await record(call, 'charge.updated', settled, { balance_transaction: null })
}

function describe(call: Call, attempt: Attempt): Stripe.Charge {
  const { intent, paymentMethod, decline } = attempt
  const paid = !decline
  return {
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: paid ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: paymentMethod.billing_details,
    calculated_statement_descriptor: 'CARD SANDBOX',
    captured: paid,
    created: call.now,
    currency: intent.currency,
    customer: idOf(intent.customer),
    description: null,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: decline?.code ?? null,
    failure_message: decline ? message(decline.message, call.language) : null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: outcomeOf(decline),
    paid,
    payment_intent: intent.id,
    payment_method: paymentMethod.id,
    payment_method_details: { card: cardDetails(attempt), type: 'card' },
    radar_options: {},
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: paid ? 'succeeded' : 'failed',
    transfer_data: null,
    transfer_group: null,
  }
}

function outcomeOf(decline: Decline | undefined): Stripe.Charge.Outcome {
  const common = { advice_code: null, network_advice_code: null, network_decline_code: null }
  if (!decline) {
    return {
      ...common,
      network_status: 'approved_by_network',
      reason: null,
      risk_level: 'normal',
      risk_score: 20,
      seller_message: 'Payment complete.',
      type: 'authorized',
    }
  }
  if (decline.blocked) {
    return {
      ...common,
      network_status: 'not_sent_to_network',
      reason: 'highest_risk_level',
      risk_level: 'highest',
      risk_score: 90,
      seller_message: 'Stripe blocked this payment as too risky.',
      type: 'blocked',
    }
  }
  return {
    ...common,
    network_status: 'declined_by_network',
    reason: decline.declineCode,
    risk_level: 'normal',
    risk_score: 20,
    seller_message: 'The bank did not approve the payment.',
    type: 'issuer_declined',
  }
}

function cardDetails({ intent, paymentMethod, card, decline, authenticated }: Attempt) {
  const known = paymentMethod.card
  const details: Stripe.Charge.PaymentMethodDetails.Card = {
    amount_authorized: decline ? null : intent.amount,
    authorization_code: null,
    brand: card.brand,
    checks: known?.checks
      ? {
          address_line1_check: known.checks.address_line1_check,
          address_postal_code_check: known.checks.address_postal_code_check,
          cvc_check: known.checks.cvc_check,
        }
      : null,
    country: 'US',
    electronic_commerce_indicator: authenticated ? '05' : null,
    exp_month: known?.exp_month ?? 0,
    exp_year: known?.exp_year ?? 0,
    fingerprint: known?.fingerprint ?? null,
    funding: card.funding ?? 'credit',
    installments: null,
    last4: card.number.slice(-4),
    mandate: null,
    network: card.brand,
    network_transaction_id: null,
    regulated_status: 'unregulated',
    three_d_secure: authenticated ? authentication : null,
    transaction_link_id: null,
    wallet: null,
  }
  return details
}

const authentication: Stripe.Charge.PaymentMethodDetails.Card.ThreeDSecure = {
  authentication_flow: 'challenge',
  electronic_commerce_indicator: '05',
  exemption_indicator: null,
  result: 'authenticated',
  result_reason: null,
  transaction_id: null,
  version: '2.2.0',
}
