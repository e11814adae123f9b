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

type ServerWord = RegistrationStatus | 'not_found' | null

function serverSays(word: ServerWord) {
  vi.stubGlobal('fetch', async () => {
    if (word === null) return Response.json({}, { status: 500 })
    if (word === 'not_found') return Response.json({ error: 'None.', code: word }, { status: 404 })
    return Response.json({ status: word, receiptNumber: word === 'completed' ? 'BHIA-2025-1' : null })
  })
}

/** What becomes of a payment whose confirmation ends like this, where the server says that; null: it says nothing. */
function outcome(confirmation: Promise<object>, server: ServerWord) {
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

const offline = { error: { type: 'api_connection_error', message: 'No connection.' } }

test.each([
  ['completed', { kind: 'paid', receiptNumber: 'BHIA-2025-1' }],
  ['refund_pending', { kind: 'returned' }],
  ['awaiting_payment', { kind: 'declined', message: 'No connection.' }],
  [null, { kind: 'unknown', open: false }],
] as const)('a connection that breaks off is what the server says: %s', async (server, expected) => {
  expect(await outcome(Promise.resolve(offline), server)).toEqual(expected)
})

test('a script that breaks off is what the server says, without a sentence', async () => {
  const brokenOff = () => Promise.reject(new Error('IntegrationError'))
  expect(await outcome(brokenOff(), 'completed')).toMatchObject({ kind: 'paid' })
  expect(await outcome(brokenOff(), 'awaiting_payment')).toEqual({ kind: 'declined', message: null })
  expect(await outcome(brokenOff(), null)).toEqual({ kind: 'unknown', open: false })
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
  [{ paymentIntent: { status: 'requires_payment_method' } }, 'awaiting_payment', 'declined'],
  [{ paymentIntent: { status: 'processing' } }, 'awaiting_payment', 'pending'],
  [offline, 'completed', 'paid'],
  // It may be under way: whoever tried again would pay for a second registration.
  [offline, 'awaiting_payment', 'unknown'],
  [offline, 'not_found', 'declined'],
  [offline, null, 'unknown'],
] as const)(
  'after the way to the bank the provider says %j and the server %s: %s',
  async (answer, server, kind) => {
    serverSays(server)
    const stripe = { retrievePaymentIntent: async () => answer } as unknown as Stripe
    expect(await outcomeSoFar(Promise.resolve(stripe), payer.clientSecret)).toMatchObject({ kind })
  },
)

test('after the way to the bank the server tells alone where the provider’s script does not come', async () => {
  const none = () => Promise.reject(new Error('The script could not be loaded.'))
  serverSays('completed')
  expect(await outcomeSoFar(none(), payer.clientSecret)).toMatchObject({ kind: 'paid' })
  serverSays(null)
  expect(await outcomeSoFar(none(), payer.clientSecret)).toEqual({ kind: 'unknown', open: false })
})
