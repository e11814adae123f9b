import type { Stripe, StripeElements } from '@stripe/stripe-js'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { RegistrationStatus } from '#domain/registrations/registration.ts'
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

type ServerStatus = RegistrationStatus | 'not_found' | null

function serverAnswers(status: ServerStatus) {
  vi.stubGlobal('fetch', async () => {
    if (status === null) return Response.json({}, { status: 500 })
    if (status === 'not_found') return Response.json({ error: 'None.', code: status }, { status: 404 })
    return Response.json({ status, receiptNumber: status === 'completed' ? 'BHIA-2025-1' : null, link: null })
  })
}

/** The outcome of a payment; `server` is null if the server does not answer. */
function outcome(confirmation: Promise<object>, server: ServerStatus) {
  serverAnswers(server)
  const stripe = { confirmPayment: () => confirmation } as unknown as Stripe
  return pay(stripe, {} as StripeElements, payer)
}

const confirmed = (status: string) => Promise.resolve({ paymentIntent: { status } })

test.each([
  ['succeeded', 'completed', { kind: 'paid', number: 'BHIA-2025-1', link: null }],
  ['succeeded', 'awaiting_payment', { kind: 'paid', number: null, link: null }],
  ['succeeded', null, { kind: 'paid', number: null, link: null }],
  ['succeeded', 'refund_pending', { kind: 'returned' }],
  ['processing', 'completed', { kind: 'paid', number: 'BHIA-2025-1', link: null }],
  ['processing', 'awaiting_payment', { kind: 'pending' }],
  ['processing', null, { kind: 'pending' }],
  ['requires_action', 'awaiting_payment', { kind: 'declined', message: null }],
  ['requires_payment_method', null, { kind: 'declined', message: null }],
  ['canceled', 'awaiting_payment', { kind: 'closed' }],
  ['canceled', 'expired', { kind: 'closed' }],
] as const)('pay with provider status %s and server status %s', async (provider, server, expected) => {
  expect(await outcome(confirmed(provider), server)).toEqual(expected)
})

const offline = { error: { type: 'api_connection_error', message: 'No connection.' } }

test.each([
  ['completed', { kind: 'paid', number: 'BHIA-2025-1', link: null }],
  ['refund_pending', { kind: 'returned' }],
  ['awaiting_payment', { kind: 'declined', message: 'No connection.' }],
  [null, { kind: 'unknown', open: false }],
] as const)('pay after a lost connection follows the server status %s', async (server, expected) => {
  expect(await outcome(Promise.resolve(offline), server)).toEqual(expected)
})

test('pay after a script error follows the server status without a message', async () => {
  const brokenOff = () => Promise.reject(new Error('IntegrationError'))
  expect(await outcome(brokenOff(), 'completed')).toMatchObject({ kind: 'paid' })
  expect(await outcome(brokenOff(), 'awaiting_payment')).toEqual({ kind: 'declined', message: null })
  expect(await outcome(brokenOff(), null)).toEqual({ kind: 'unknown', open: false })
})

test('pay keeps the provider message of a decline unless the payment was decided elsewhere', async () => {
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
  // The payment may still be processing: a retry would pay for a second registration.
  [offline, 'awaiting_payment', 'unknown'],
  [offline, 'not_found', 'declined'],
  [offline, null, 'unknown'],
] as const)(
  'outcomeSoFar with provider answer %j and server status %s is %s',
  async (answer, server, kind) => {
    serverAnswers(server)
    const stripe = { retrievePaymentIntent: async () => answer } as unknown as Stripe
    expect(await outcomeSoFar(Promise.resolve(stripe), payer.clientSecret)).toMatchObject({ kind })
  },
)

test('outcomeSoFar follows the server status when the provider script cannot load', async () => {
  const noScript = () => Promise.reject(new Error('The script could not be loaded.'))
  serverAnswers('completed')
  expect(await outcomeSoFar(noScript(), payer.clientSecret)).toMatchObject({ kind: 'paid' })
  serverAnswers(null)
  expect(await outcomeSoFar(noScript(), payer.clientSecret)).toEqual({ kind: 'unknown', open: false })
})
