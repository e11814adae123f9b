// An attempt to pay an intent with a card, and the cardholder's answer if the bank asks for 3-D Secure.
import type Stripe from 'stripe'
import { type Answer, type Call, ok } from '../call.ts'
import { record } from '../events.ts'
import type { Form } from '../form.ts'
import { message } from '../messages.ts'
import { find, idOf, save } from '../objects.ts'
import { take } from '../parameters.ts'
import { invalid } from '../refusals.ts'
import { type Card, declineOf } from './cards.ts'
import { charge } from './charges.ts'
import * as paymentMethods from './payment-methods.ts'

type GivenMethod = { payment_method?: string | undefined; payment_method_data?: Form | undefined }
type Found = { paymentMethod: Stripe.PaymentMethod } | { fault: paymentMethods.CardFault } | null

export async function faultOrMethod(call: Call, given: GivenMethod): Promise<Found> {
  if (given.payment_method_data) {
    const shape = paymentMethods.paymentMethodShape
    return paymentMethods.make(call, take(given.payment_method_data, shape, 'payment_method_data'))
  }
  if (!given.payment_method) return null
  return { paymentMethod: await paymentMethods.findOrMake(call, given.payment_method) }
}

export async function attemptWith(
  call: Call,
  intent: Stripe.PaymentIntent,
  paymentMethod: Stripe.PaymentMethod,
  /** Nobody can answer the bank. */
  cardholderIsAway: boolean,
): Promise<Answer> {
  const card = await paymentMethods.cardOf(call, paymentMethod.id)
  refuseForeign(paymentMethod, idOf(intent.customer))
  intent.payment_method = paymentMethod.id
  intent.last_payment_error = null
  if (!asksBank(card, paymentMethod)) return collect(call, intent, paymentMethod, false)
  if (cardholderIsAway) return declineAway(call, intent, paymentMethod, card)

  intent.status = 'requires_action'
  intent.next_action = nextAction(call, intent)
  await save(call.db, intent)
  await record(call, 'payment_intent.requires_action', intent)
  return ok(intent)
}

/** A saved card may only be used for its own customer. */
export function refuseForeign({ customer }: Stripe.PaymentMethod, owner: string | null) {
  const attached = idOf(customer)
  if (attached === null || attached === owner) return
  throw invalid(
    owner === null
      ? 'The payment method you provided is attached to a customer so for security purposes you must provide the customer in the request.'
      : `The provided PaymentMethod does not belong to the Customer ${owner}.`,
    { param: 'payment_method' },
  )
}

export function asksBank({ threeDSecure }: Card, { customer }: Stripe.PaymentMethod): boolean {
  return threeDSecure === 'always' || (threeDSecure === 'until set up' && customer === null)
}

async function declineAway(
  call: Call,
  intent: Stripe.PaymentIntent,
  paymentMethod: Stripe.PaymentMethod,
  card: Card,
): Promise<Answer> {
  const decline = {
    code: 'authentication_required',
    declineCode: 'authentication_required',
    message: 'authentication_required',
  } as const
  const made = await charge(call, { intent, paymentMethod, card, decline, authenticated: false })
  intent.latest_charge = made.id
  return fail(call, intent, paymentMethod, {
    charge: made.id,
    code: decline.code,
    decline_code: decline.declineCode,
    message: message(decline.message, call.language),
  })
}

/** The name of the parameter with the intent's id is also that of the intent's kind. */
export function nextAction(
  call: Call,
  intent: Stripe.PaymentIntent | Stripe.SetupIntent,
): Stripe.PaymentIntent.NextAction & Stripe.SetupIntent.NextAction {
  const address = new URL('/sandbox/3ds', call.origin)
  address.searchParams.set(intent.object, intent.id)
  address.searchParams.set('client_secret', intent.client_secret ?? '')
  return {
    type: 'use_stripe_sdk',
    use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: address.href },
  }
}

/** Continues after the cardholder answered the bank. */
export async function authenticate(
  call: Call,
  intent: Stripe.PaymentIntent,
  agreed: boolean,
): Promise<Answer> {
  const paymentMethod = await find(call.db, 'payment_method', idOf(intent.payment_method) ?? '')
  if (agreed) return collect(call, intent, paymentMethod, true)
  return fail(call, intent, paymentMethod, {
    code: 'payment_intent_authentication_failure',
    message: message('authentication_failed', call.language),
  })
}

async function collect(
  call: Call,
  intent: Stripe.PaymentIntent,
  paymentMethod: Stripe.PaymentMethod,
  authenticated: boolean,
): Promise<Answer> {
  const card = await paymentMethods.cardOf(call, paymentMethod.id)
  const decline = declineOf(card, idOf(intent.customer))
  const made = await charge(call, { intent, paymentMethod, card, decline, authenticated })
  intent.latest_charge = made.id
  if (decline) {
    return fail(call, intent, paymentMethod, {
      charge: made.id,
      code: decline.code,
      decline_code: decline.declineCode,
      message: message(decline.message, call.language),
    })
  }
  const customer = idOf(intent.customer)
  if (customer && intent.setup_future_usage) await paymentMethods.attachTo(call, customer, paymentMethod.id)
  Object.assign(intent, { status: 'succeeded', amount_received: intent.amount, next_action: null })
  await save(call.db, intent)
  await record(call, 'payment_intent.succeeded', intent)
  return ok(intent)
}

type Fault = { code: string; message: string; charge?: string; decline_code?: string }

async function fail(
  call: Call,
  intent: Stripe.PaymentIntent,
  paymentMethod: Stripe.PaymentMethod,
  fault: Fault,
): Promise<Answer> {
  const type = fault.charge ? 'card_error' : 'invalid_request_error'
  const error = {
    ...fault,
    payment_method: paymentMethod,
    type,
  } satisfies Stripe.PaymentIntent.LastPaymentError
  Object.assign(intent, {
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    last_payment_error: error,
  })
  await save(call.db, intent)
  await record(call, 'payment_intent.payment_failed', intent)
  return { status: 402, body: { error: { ...error, payment_intent: intent } } }
}
