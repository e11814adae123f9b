import type Stripe from 'stripe'
import { attemptWith, faultOrMethod } from './attempt.ts'
import { type Answer, type Call, ok } from './call.ts'
import { living } from './customers.ts'
import { apiVersion, record } from './events.ts'
import { list, pageShape } from './lists.ts'
import { add, find, lock, newId, randomName, save } from './objects.ts'
import { mergeMetadata, type Shape, type Taken } from './parameters.ts'
import { faultAnswer } from './payment-methods.ts'
import { invalid, unexpectedState } from './refusals.ts'
import { shippingOf } from './shipping.ts'

export const createShape = {
  amount: 'integer!',
  currency: 'text!',
  automatic_payment_methods: 'object',
  allowed_payment_method_types: 'list',
  payment_method_types: 'list',
  customer: 'text',
  description: 'text',
  receipt_email: 'text',
  metadata: 'metadata',
  setup_future_usage: 'text',
  capture_method: 'text',
  shipping: 'object',
  statement_descriptor_suffix: 'text',
  payment_method: 'text',
  payment_method_data: 'object',
  confirm: 'flag',
  off_session: 'flag',
  use_stripe_sdk: 'flag',
  return_url: 'text',
  expand: 'list',
} as const satisfies Shape

type CreateParams = Taken<typeof createShape>

const currencies = new Set(Intl.supportedValuesOf('currency').map((code) => code.toLowerCase()))

export async function create(call: Call, params: Taken<typeof createShape>): Promise<Answer> {
  const currency = params.currency.toLowerCase()
  if (!currencies.has(currency)) throw invalid(`Invalid currency: ${currency}.`, { param: 'currency' })
  checkAmount(params.amount)
  checkTypes(call, params)
  checkCapture(params)
  if (params.customer) await living(call, params.customer)
  if (!params.confirm) {
    for (const name of ['return_url', 'use_stripe_sdk', 'payment_method_data', 'off_session'] as const) {
      if (params[name] === undefined) continue
      throw invalid(`You may only specify \`${name}\` when \`confirm\` is true.`, { param: name })
    }
  }
  const intent = describe(call, { ...params, currency })
  const found = params.payment_method || params.payment_method_data ? await faultOrMethod(call, params) : null
  if (found && 'fault' in found) return faultAnswer(call, found.fault)
  if (found)
    Object.assign(intent, { payment_method: found.paymentMethod.id, status: 'requires_confirmation' })
  await add(call.db, intent)
  await record(call, 'payment_intent.created', intent)
  if (!params.confirm) return ok(intent)
  if (!found) throw invalid('You must provide a payment method to confirm.', { param: 'payment_method' })
  return attemptWith(call, intent, found.paymentMethod, params)
}

function checkAmount(amount: number) {
  if (amount < 50) {
    throw invalid('Amount must be at least $0.50 usd', { code: 'amount_too_small', param: 'amount' })
  }
  if (amount > 99_999_999) {
    throw invalid('Amount must be no more than $999,999.99', { code: 'amount_too_large', param: 'amount' })
  }
}

/** The SDK's version has replaced the parameter. Clients of earlier versions still send it. */
function checkTypes(call: Call, params: Taken<typeof createShape>) {
  if (params.payment_method_types && call.version === apiVersion) {
    throw invalid('The `payment_method_types` parameter is no longer supported on this API version.', {
      code: 'payment_method_types_no_longer_supported',
      param: 'payment_method_types',
    })
  }
  if (params.allowed_payment_method_types && params.automatic_payment_methods) {
    throw invalid(
      'You may only specify one of these parameters: allowed_payment_method_types, automatic_payment_methods.',
      { code: 'parameters_exclusive', param: 'allowed_payment_method_types' },
    )
  }
}

function checkCapture({ capture_method: method, statement_descriptor_suffix: suffix }: CreateParams) {
  if (method !== undefined && !captureMethods.includes(method)) {
    throw invalid(`Invalid capture_method: must be one of ${captureMethods.join(', ')}`, {
      param: 'capture_method',
    })
  }
  if (suffix !== undefined && (suffix.length > 22 || /[<>\\'"*]/.test(suffix))) {
    throw invalid('The statement descriptor suffix must be at most 22 characters, without < > \\ \' " *.', {
      param: 'statement_descriptor_suffix',
    })
  }
}

const captureMethods = ['automatic', 'automatic_async', 'manual']

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

export const updateShape = {
  amount: 'integer',
  metadata: 'metadata',
  description: 'text',
  receipt_email: 'text',
  customer: 'text',
  setup_future_usage: 'text',
  shipping: 'object',
  statement_descriptor_suffix: 'text',
  expand: 'list',
} as const satisfies Shape

export async function update(call: Call, params: Taken<typeof updateShape>, id: string): Promise<Answer> {
  const intent = await lock(call.db, 'payment_intent', id)
  const ended = intent.status === 'succeeded' || intent.status === 'canceled'
  for (const name of ['amount', 'customer'] as const) {
    if (params[name] === undefined || !ended) continue
    throw unexpectedState(
      `This PaymentIntent's ${name} could not be updated because it has a status of ${intent.status}.`,
      intent,
    )
  }
  if (params.amount !== undefined) {
    checkAmount(params.amount)
    // The cardholder approved the old amount only.
    if (intent.status === 'requires_action') backToStart(intent)
    intent.amount = params.amount
  }
  if (params.customer) intent.customer = (await living(call, params.customer)).id
  if (params.description !== undefined) intent.description = params.description || null
  if (params.setup_future_usage !== undefined) intent.setup_future_usage = params.setup_future_usage || null
  if (params.shipping) intent.shipping = shippingOf(params.shipping)
  if (params.statement_descriptor_suffix !== undefined) {
    intent.statement_descriptor_suffix = params.statement_descriptor_suffix || null
  }
  if (params.receipt_email !== undefined) intent.receipt_email = params.receipt_email || null
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
  use_stripe_sdk: 'flag',
  return_url: 'text',
  off_session: 'flag',
  receipt_email: 'text',
  setup_future_usage: 'text',
  expand: 'list',
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
  if (params.receipt_email) intent.receipt_email = params.receipt_email
  if (params.setup_future_usage) intent.setup_future_usage = params.setup_future_usage
  return attemptWith(call, intent, found.paymentMethod, params)
}

export const cancelShape = { cancellation_reason: 'text', expand: 'list' } as const satisfies Shape
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

export const listShape = { ...pageShape, customer: 'text' } as const satisfies Shape

export async function listAll(call: Call, { customer, ...page }: Taken<typeof listShape>): Promise<Answer> {
  return ok(await list(call, 'payment_intent', '/v1/payment_intents', page, { customer }))
}

/** The payment methods of a new account, offered unless the call allows others. */
const offered: Record<string, object> = {
  card: { installments: null, mandate_options: null, network: null, request_three_d_secure: 'automatic' },
  link: { persistent_token: null },
}

function describe(call: Call, params: Taken<typeof createShape>): Stripe.PaymentIntent {
  const id = newId('pi')
  const allowed = params.allowed_payment_method_types ?? params.payment_method_types ?? null
  const types = Object.keys(offered).filter((type) => allowed?.includes(type) ?? true)
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: params.allowed_payment_method_types ?? null,
    amount: params.amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: allowed ? null : { allow_redirects: 'always', enabled: true },
    canceled_at: null,
    cancellation_reason: null,
    capture_method: params.capture_method || 'automatic_async',
    client_secret: `${id}_secret_${randomName(25)}`,
    confirmation_method: 'automatic',
    created: call.now,
    currency: params.currency,
    customer: params.customer || null,
    customer_account: null,
    description: params.description || null,
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
    payment_method_options: Object.fromEntries(types.map((type) => [type, offered[type]])),
    payment_method_types: types,
    payment_record: null,
    processing: null,
    receipt_email: params.receipt_email || null,
    review: null,
    setup_future_usage: params.setup_future_usage || null,
    shipping: shippingOf(params.shipping),
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: params.statement_descriptor_suffix || null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  }
}
