import type Stripe from 'stripe'
import { type Answer, type Call, ok } from '../call.ts'
import { record } from '../events.ts'
import { add, find, lock, newId, randomName, save } from '../objects.ts'
import { mergeMetadata, type Shape, type Taken } from '../parameters.ts'
import { invalid, unexpectedState } from '../refusals.ts'
import { attemptWith, faultOrMethod } from './attempt.ts'
import { faultAnswer } from './payment-methods.ts'

export const createShape = {
  amount: 'integer!',
  currency: 'text!',
  allowed_payment_method_types: 'list',
  customer: 'text',
  metadata: 'metadata',
  setup_future_usage: 'text',
} as const satisfies Shape

export async function create(call: Call, params: Taken<typeof createShape>): Promise<Answer> {
  checkAmount(params.amount)
  if (params.customer) await find(call.db, 'customer', params.customer)
  const intent = await add(call.db, describe(call, params))
  await record(call, 'payment_intent.created', intent)
  return ok(intent)
}

function checkAmount(amount: number) {
  if (amount < 50) {
    throw invalid('Amount must be at least $0.50 usd', { code: 'amount_too_small', param: 'amount' })
  }
  if (amount > 99_999_999) {
    throw invalid('Amount must be no more than $999,999.99', { code: 'amount_too_large', param: 'amount' })
  }
}

export const retrieveShape = { client_secret: 'text', key: 'text', expand: 'list' } as const satisfies Shape

export async function retrieve(call: Call, params: Taken<typeof retrieveShape>, id: string): Promise<Answer> {
  const intent = await find(call.db, 'payment_intent', id)
  checkClientSecret(call, intent, params.client_secret)
  return ok(intent)
}

type SecretHolder = { object: string; client_secret: string | null }

export function checkClientSecret(call: Call, intent: SecretHolder, secret: string | undefined) {
  if (!call.public && secret === undefined) return
  if (secret === intent.client_secret) return
  throw invalid(
    `The client_secret provided does not match the client_secret associated with the ${intent.object === 'setup_intent' ? 'SetupIntent' : 'PaymentIntent'}.`,
    { code: `${intent.object}_invalid_parameter`, param: 'client_secret' },
  )
}

export const updateShape = { amount: 'integer', metadata: 'metadata' } as const satisfies Shape

export async function update(call: Call, params: Taken<typeof updateShape>, id: string): Promise<Answer> {
  const intent = await lock(call.db, 'payment_intent', id)
  if (params.amount !== undefined) {
    if (intent.status === 'succeeded' || intent.status === 'canceled') {
      throw unexpectedState(
        `This PaymentIntent's amount could not be updated because it has a status of ${intent.status}.`,
        intent,
      )
    }
    checkAmount(params.amount)
    // The cardholder approved the old amount only.
    if (intent.status === 'requires_action') backToStart(intent)
    intent.amount = params.amount
  }
  intent.metadata = mergeMetadata(intent.metadata, params.metadata)
  intent.last_payment_error = null
  return ok(await save(call.db, intent))
}

function backToStart(intent: Stripe.PaymentIntent) {
  Object.assign(intent, { status: 'requires_payment_method', payment_method: null, next_action: null })
}

export const confirmShape = {
  key: 'text',
  client_secret: 'text',
  payment_method: 'text',
  payment_method_data: 'object',
  off_session: 'flag',
} as const satisfies Shape

export async function confirm(call: Call, params: Taken<typeof confirmShape>, id: string): Promise<Answer> {
  const intent = await lock(call.db, 'payment_intent', id)
  checkClientSecret(call, intent, params.client_secret)
  if (intent.status === 'succeeded' || intent.status === 'canceled') {
    throw unexpectedState(
      `You cannot confirm this PaymentIntent because it has a status of ${intent.status}.`,
      intent,
    )
  }
  const found = await faultOrMethod(call, {
    payment_method: params.payment_method ?? (intent.payment_method as string | null) ?? undefined,
    payment_method_data: params.payment_method_data,
  })
  if (found === null) {
    throw unexpectedState(
      `You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken.`,
      intent,
    )
  }
  if ('fault' in found) return faultAnswer(call, found.fault)
  return attemptWith(call, intent, found.paymentMethod, params.off_session ?? false)
}

export const cancelShape = { cancellation_reason: 'text' } as const satisfies Shape
const reasons = ['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer']

export async function cancel(call: Call, params: Taken<typeof cancelShape>, id: string): Promise<Answer> {
  const reason = params.cancellation_reason ?? null
  if (reason !== null && !reasons.includes(reason)) {
    throw invalid(`Invalid cancellation_reason: must be one of ${reasons.join(', ')}`, {
      param: 'cancellation_reason',
    })
  }
  const intent = await lock(call.db, 'payment_intent', id)
  if (intent.status === 'succeeded' || intent.status === 'canceled') {
    throw unexpectedState(
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`,
      intent,
    )
  }
  Object.assign(intent, {
    status: 'canceled',
    canceled_at: call.now,
    cancellation_reason: reason,
    next_action: null,
  })
  await save(call.db, intent)
  await record(call, 'payment_intent.canceled', intent)
  return ok(intent)
}

function describe(call: Call, params: Taken<typeof createShape>): Stripe.PaymentIntent {
  const id = newId('pi')
  const allowed = params.allowed_payment_method_types ?? null
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: allowed,
    amount: params.amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: allowed ? null : { allow_redirects: 'always', enabled: true },
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: `${id}_secret_${randomName(25)}`,
    confirmation_method: 'automatic',
    created: call.now,
    currency: params.currency,
    customer: params.customer || null,
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: mergeMetadata({}, params.metadata),
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: { installments: null, mandate_options: null, network: null, request_three_d_secure: 'automatic' },
    },
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: params.setup_future_usage || null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  }
}
