import { createHash } from 'node:crypto'
import type Stripe from 'stripe'
import { type Answer, type Call, ok } from '../call.ts'
import { record } from '../events.ts'
import type { Form } from '../form.ts'
import { type MessageName, message } from '../messages.ts'
import { add, cardTokenOf, find, idOf, lock, newId, save } from '../objects.ts'
import { type Shape, type Taken, take } from '../parameters.ts'
import { invalid } from '../refusals.ts'
import { type Card, cardByNumber, cardByToken, hasCheckDigit } from './cards.ts'

export const paymentMethodShape = {
  type: 'text!',
  card: 'object',
  billing_details: 'object',
} as const satisfies Shape

/** An invalid number or a past expiration date. Such a card is not stored. */
export type CardFault = { code: string; declineCode?: string; param: string; message: MessageName }

export function faultAnswer(call: Call, fault: CardFault): Answer {
  const { code, declineCode, param } = fault
  const error = {
    type: 'card_error',
    code,
    ...(declineCode && { decline_code: declineCode }),
    message: message(fault.message, call.language),
    param,
  }
  return { status: 402, body: { error } }
}

export async function make(
  call: Call,
  params: Taken<typeof paymentMethodShape>,
): Promise<{ paymentMethod: Stripe.PaymentMethod } | { fault: CardFault }> {
  if (params.type !== 'card') {
    throw invalid(`The payment method type "${params.type}" is invalid: this sandbox takes cards.`, {
      param: 'type',
    })
  }
  const typed = take(
    params.card ?? {},
    { number: 'text!', exp_month: 'integer!', exp_year: 'integer!', cvc: 'text' },
    'card',
  )
  const number = typed.number.replace(/[\s-]/g, '')
  const year = typed.exp_year < 100 ? 2000 + typed.exp_year : typed.exp_year
  const card = cardByNumber(number)
  const fault = card ? expiryFault(call, typed.exp_month, year) : numberFault(number)
  if (fault) return { fault }
  if (typed.cvc !== undefined && !/^\d{3,4}$/.test(typed.cvc)) {
    return { fault: { code: 'invalid_cvc', param: 'cvc', message: 'invalid_cvc' } }
  }
  const paymentMethod = describe(call, card as Card, {
    month: typed.exp_month,
    year,
    checked: typed.cvc !== undefined,
    billing: billingDetails(params.billing_details),
  })
  await add(call.db, paymentMethod, (card as Card).tokens[0])
  return { paymentMethod }
}

function numberFault(number: string): CardFault {
  return hasCheckDigit(number)
    ? { code: 'card_declined', declineCode: 'test_mode_live_card', param: '', message: 'not_a_test_card' }
    : { code: 'incorrect_number', param: 'number', message: 'incorrect_number' }
}

function expiryFault(call: Call, month: number, year: number): CardFault | null {
  if (month < 1 || month > 12) {
    return { code: 'invalid_expiry_month', param: 'exp_month', message: 'invalid_expiry_month' }
  }
  const today = new Date(call.now * 1000)
  const over =
    year < today.getUTCFullYear() || (year === today.getUTCFullYear() && month <= today.getUTCMonth())
  return over || year > today.getUTCFullYear() + 50
    ? { code: 'invalid_expiry_year', param: 'exp_year', message: 'invalid_expiry_year' }
    : null
}

/** A test token creates a payment method. Any other id must exist. */
export async function findOrMake(call: Call, id: string): Promise<Stripe.PaymentMethod> {
  const card = cardByToken(id)
  if (!card) return find(call.db, 'payment_method', id)
  const year = new Date(call.now * 1000).getUTCFullYear() + 1
  const paymentMethod = describe(call, card, { month: 12, year, checked: true, billing: billingDetails({}) })
  return add(call.db, paymentMethod, card.tokens[0])
}

export async function cardOf(call: Call, paymentMethod: string): Promise<Card> {
  const token = await cardTokenOf(call.db, paymentMethod)
  const card = cardByToken(token)
  if (!card) throw new Error(`The payment method ${paymentMethod} has no card of the list.`)
  return card
}

export async function attachTo(call: Call, customer: string, id: string): Promise<Stripe.PaymentMethod> {
  const paymentMethod = await lock(call.db, 'payment_method', id)
  if (idOf(paymentMethod.customer) === customer) return paymentMethod
  if (paymentMethod.customer !== null) {
    throw invalid('The payment method you provided has already been attached to a customer.')
  }
  paymentMethod.customer = customer
  await save(call.db, paymentMethod)
  await record(call, 'payment_method.attached', paymentMethod)
  return paymentMethod
}

export async function detach(call: Call, _: object, id: string): Promise<Answer> {
  const paymentMethod = await lock(call.db, 'payment_method', id)
  const customer = idOf(paymentMethod.customer)
  if (customer === null) {
    throw invalid(
      'The payment method you provided is not attached to a customer so detachment is impossible.',
    )
  }
  paymentMethod.customer = null
  await save(call.db, paymentMethod)
  await record(call, 'payment_method.detached', paymentMethod, { customer })
  return ok(paymentMethod)
}

type BillingDetails = Stripe.PaymentMethod.BillingDetails

function billingDetails(form: Form = {}): BillingDetails {
  const given = take(
    form,
    { address: 'object', email: 'text', name: 'text', phone: 'text' },
    'billing_details',
  )
  const address = take(
    given.address ?? {},
    { country: 'text', postal_code: 'text' },
    'billing_details[address]',
  )
  return {
    address: {
      city: null,
      country: address.country || null,
      line1: null,
      line2: null,
      postal_code: address.postal_code || null,
      state: null,
    },
    email: given.email || null,
    name: given.name || null,
    phone: given.phone || null,
    tax_id: null,
  }
}

type Details = { month: number; year: number; checked: boolean; billing: BillingDetails }

function describe(call: Call, card: Card, { month, year, checked, billing }: Details): Stripe.PaymentMethod {
  return {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: billing,
    card: {
      brand: card.brand,
      checks: {
        address_line1_check: null,
        address_postal_code_check: billing.address?.postal_code ? 'pass' : null,
        cvc_check: checked ? (card.decline?.code === 'incorrect_cvc' ? 'fail' : 'pass') : null,
      },
      country: 'US',
      display_brand: card.brand === 'amex' ? 'american_express' : card.brand,
      exp_month: month,
      exp_year: year,
      fingerprint: createHash('sha256').update(card.number).digest('base64url').slice(0, 16),
      funding: card.funding ?? 'credit',
      generated_from: null,
      last4: card.number.slice(-4),
      networks: { available: [card.brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: call.now,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  }
}
