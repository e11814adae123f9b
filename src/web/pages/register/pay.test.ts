import type { Stripe, StripeElements } from '@stripe/stripe-js'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { RegistrationStatus } from '#domain/registration.ts'
import { outcomeSoFar, pay } from './pay.ts'

beforeEach(() => {
  vi.stubGlobal('location', { origin: 'https://academy.example' })
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const payer = { clientSecret: 'pi_1_secret_2', billingDetails: { name: '', email: '', phone: '' } }

function serverSays(status: RegistrationStatus | null) {
  const receiptNumber = status === 'completed' ? 'BHIA-2025-1' : null
  vi.stubGlobal('fetch', async () =>
    status ? Response.json({ status, receiptNumber }) : Response.json({}, { status: 500 }),
  )
}

/** What becomes of a payment whose confirmation ends like this, where the server says that; null: it says nothing. */
function outcome(confirmation: Promise<object>, server: RegistrationStatus | null) {
  serverSays(server)
  const stripe = { confirmPayment: () => confirmation } as unknown as Stripe
  return pay(stripe, {} as StripeElements, payer)
}

const confirmed = (status: string) => Promise.resolve({ paymentIntent: { status } })

test.each([
  ['succeeded', 'completed', { kind: 'paid', receiptNumber: 'BHIA-2025-1' }],
  ['succeeded', 'awaiting_payment', { kind: 'paid', receiptNumber: null }],
  ['succeeded', null, { kind: 'paid', receiptNumber: null }],
  ['succeeded', 'refund_pending', { kind: 'returned' }],
  ['processing', 'completed', { kind: 'paid', receiptNumber: 'BHIA-2025-1' }],
  ['processing', 'awaiting_payment', { kind: 'pending' }],
  ['processing', null, { kind: 'pending' }],
  ['requires_action', 'awaiting_payment', { kind: 'declined', message: null }],
  ['requires_payment_method', null, { kind: 'declined', message: null }],
  ['canceled', 'awaiting_payment', { kind: 'closed' }],
  ['canceled', 'expired', { kind: 'closed' }],
] as const)('the provider says %s and the server %s', async (provider, server, expected) => {
  expect(await outcome(confirmed(provider), server)).toEqual(expected)
})

test('a confirmation that breaks off is what the server says, or failed', async () => {
  const brokenOff = () => Promise.reject(new Error('IntegrationError'))
  expect(await outcome(brokenOff(), 'completed')).toMatchObject({ kind: 'paid' })
  expect(await outcome(brokenOff(), 'awaiting_payment')).toEqual({ kind: 'declined', message: null })
  expect(await outcome(brokenOff(), null)).toEqual({ kind: 'declined', message: null })
})

test('a refusal keeps its sentence, unless the payment was decided elsewhere', async () => {
  const refused = (status: string) =>
    Promise.resolve({ error: { type: 'card_error', message: 'No funds.', payment_intent: { status } } })
  expect(await outcome(refused('requires_payment_method'), 'awaiting_payment')).toEqual({
    kind: 'declined',
    message: 'No funds.',
  })
  expect(await outcome(refused('succeeded'), 'awaiting_payment')).toMatchObject({ kind: 'paid' })
  expect(await outcome(refused('processing'), 'awaiting_payment')).toEqual({ kind: 'pending' })
  const incomplete = Promise.resolve({ error: { type: 'validation_error' } })
  expect(await outcome(incomplete, null)).toEqual({ kind: 'incomplete' })
})

test.each([
  [{ paymentIntent: { status: 'requires_payment_method' } }, { kind: 'declined', message: null }],
  [{ paymentIntent: { status: 'processing' } }, { kind: 'pending' }],
  [{ error: { type: 'api_error' } }, { kind: 'declined', message: null }],
])('after the way to the bank the provider says %j', async (answer, expected) => {
  serverSays('awaiting_payment')
  const stripe = { retrievePaymentIntent: async () => answer } as unknown as Stripe
  expect(await outcomeSoFar(stripe, payer.clientSecret)).toEqual(expected)
})
