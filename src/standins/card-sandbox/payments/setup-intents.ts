// A setup intent saves a card for later payments without charging it.
import type Stripe from 'stripe'
import { type Answer, type Call, ok } from '../call.ts'
import { record } from '../events.ts'
import { message } from '../messages.ts'
import { add, find, idOf, lock, newId, randomName, save } from '../objects.ts'
import { mergeMetadata, type Shape, type Taken } from '../parameters.ts'
import { unexpectedSetup } from '../refusals.ts'
import { asksBank, faultOrMethod, nextAction, refuseForeign } from './attempt.ts'
import { declineOf } from './cards.ts'
import { checkClientSecret } from './payment-intents.ts'
import * as paymentMethods from './payment-methods.ts'

export const createShape = {
  allowed_payment_method_types: 'list',
  customer: 'text',
  metadata: 'metadata',
  usage: 'text',
} as const satisfies Shape

export async function create(call: Call, params: Taken<typeof createShape>): Promise<Answer> {
  if (params.customer) await find(call.db, 'customer', params.customer)
  const intent = await add(call.db, describe(call, params))
  await record(call, 'setup_intent.created', intent)
  return ok(intent)
}

const missingMethod =
  "You cannot confirm this SetupIntent because it's missing a payment method. Update the SetupIntent with a payment method and then confirm it again."

export const retrieveShape = { client_secret: 'text', key: 'text', expand: 'list' } as const satisfies Shape

export async function retrieve(call: Call, params: Taken<typeof retrieveShape>, id: string): Promise<Answer> {
  const intent = await find(call.db, 'setup_intent', id)
  checkClientSecret(call, intent, params.client_secret)
  return ok(intent)
}

export const confirmShape = {
  key: 'text',
  client_secret: 'text',
  payment_method: 'text',
  payment_method_data: 'object',
} as const satisfies Shape

export async function confirm(call: Call, params: Taken<typeof confirmShape>, id: string): Promise<Answer> {
  const intent = await lock(call.db, 'setup_intent', id)
  checkClientSecret(call, intent, params.client_secret)
  refuseEnded(intent)
  const found = await faultOrMethod(call, {
    payment_method: params.payment_method ?? idOf(intent.payment_method) ?? undefined,
    payment_method_data: params.payment_method_data,
  })
  if (found === null) throw unexpectedSetup(missingMethod, intent)
  if ('fault' in found) return paymentMethods.faultAnswer(call, found.fault)
  return attempt(call, intent, found.paymentMethod)
}

function refuseEnded(intent: Stripe.SetupIntent) {
  if (intent.status !== 'succeeded' && intent.status !== 'canceled') return
  throw unexpectedSetup(
    `You cannot confirm this SetupIntent because it has a status of ${intent.status}.`,
    intent,
  )
}

async function attempt(
  call: Call,
  intent: Stripe.SetupIntent,
  paymentMethod: Stripe.PaymentMethod,
): Promise<Answer> {
  refuseForeign(paymentMethod, idOf(intent.customer))
  const card = await paymentMethods.cardOf(call, paymentMethod.id)
  intent.payment_method = paymentMethod.id
  intent.last_setup_error = null
  if (!asksBank(card, paymentMethod)) return finish(call, intent, paymentMethod)
  intent.status = 'requires_action'
  intent.next_action = nextAction(call, intent)
  await save(call.db, intent)
  await record(call, 'setup_intent.requires_action', intent)
  return ok(intent)
}

/** Continues after the cardholder answered the bank. */
export async function authenticateSetup(
  call: Call,
  intent: Stripe.SetupIntent,
  agreed: boolean,
): Promise<Answer> {
  const paymentMethod = await find(call.db, 'payment_method', idOf(intent.payment_method) ?? '')
  if (agreed) return finish(call, intent, paymentMethod)
  return fail(call, intent, {
    code: 'setup_intent_authentication_failure',
    message: message('authentication_failed', call.language),
    payment_method: paymentMethod,
    type: 'invalid_request_error',
  })
}

/** The bank checks the card without charging it. */
async function finish(
  call: Call,
  intent: Stripe.SetupIntent,
  paymentMethod: Stripe.PaymentMethod,
): Promise<Answer> {
  // No charge is made, so a card that only fails for customers passes.
  const decline = declineOf(await paymentMethods.cardOf(call, paymentMethod.id), null)
  if (decline) {
    return fail(call, intent, {
      code: decline.code,
      decline_code: decline.declineCode,
      message: message(decline.message, call.language),
      payment_method: paymentMethod,
      type: 'card_error',
    })
  }
  const customer = idOf(intent.customer)
  if (customer) await paymentMethods.attachTo(call, customer, paymentMethod.id)
  Object.assign(intent, { status: 'succeeded', next_action: null })
  await save(call.db, intent)
  await record(call, 'setup_intent.succeeded', intent)
  return ok(intent)
}

async function fail(
  call: Call,
  intent: Stripe.SetupIntent,
  error: Stripe.SetupIntent.LastSetupError,
): Promise<Answer> {
  Object.assign(intent, {
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    last_setup_error: error,
  })
  await save(call.db, intent)
  await record(call, 'setup_intent.setup_failed', intent)
  return { status: 402, body: { error: { ...error, setup_intent: intent } } }
}

function describe(call: Call, params: Taken<typeof createShape>): Stripe.SetupIntent {
  const id = newId('seti')
  const allowed = params.allowed_payment_method_types ?? null
  return {
    id,
    object: 'setup_intent',
    allowed_payment_method_types: allowed,
    application: null,
    automatic_payment_methods: allowed ? null : { allow_redirects: 'always', enabled: true },
    cancellation_reason: null,
    client_secret: `${id}_secret_${randomName(25)}`,
    created: call.now,
    customer: params.customer || null,
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    flow_directions: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    managed_payments: null,
    mandate: null,
    metadata: mergeMetadata({}, params.metadata),
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: { mandate_options: null, network: null, request_three_d_secure: 'automatic' },
    },
    payment_method_types: ['card'],
    single_use_mandate: null,
    status: 'requires_payment_method',
    usage: params.usage || 'off_session',
  }
}
