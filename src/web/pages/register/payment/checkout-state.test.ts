import { describe, expect, it, test } from 'vitest'
import type { OpenedPayment } from '#contract/checkout.ts'
import {
  type Attempt,
  type CheckoutEvent,
  type CheckoutState,
  type OpenPayment,
  orderOf,
  outcomeIn,
  type PaymentState,
  reduceCheckout,
  startCheckout,
  wayToPay,
} from './checkout-state.ts'

const opened = (clientSecret: string) =>
  ({ opened: { clientSecret } as OpenedPayment, stripe: {}, language: 'en' }) as OpenPayment
const payments: PaymentState[] = [
  { state: 'opening' },
  { state: 'unavailable', failure: 'earlier' },
  { state: 'open', ...opened('earlier') },
]
const declined = { kind: 'declined', message: 'Your card was declined.' } as const
const attempts: Attempt[] = [
  { state: 'none' },
  { state: 'paying' },
  { state: 'ended', outcome: declined, language: 'en' },
]
const code = { code: 'SPRING', price: 100_00 }
const opening = { state: 'opening' }

/** Each event, and what it changes in whatever state it comes. */
const events: [CheckoutEvent, object][] = [
  [
    { type: 'parts-chosen', parts: true },
    { parts: true, agreed: false },
  ],
  [
    { type: 'parts-chosen', parts: false },
    { parts: false, agreed: false },
  ],
  [{ type: 'credit-chosen', credit: true }, { credit: true }],
  [{ type: 'code-changed', code }, { code }],
  [{ type: 'code-changed', code: null }, { code: null }],
  [{ type: 'consent-changed', agreed: true }, { agreed: true }],
  [{ type: 'terms-changed', accepted: false }, { accepted: false }],
  [{ type: 'order-changed' }, { payment: opening }],
  [{ type: 'retried' }, { payment: opening }],
  [{ type: 'opened', payment: opened('new') }, { payment: { state: 'open', ...opened('new') } }],
  [{ type: 'refused', failure: 'new' }, { payment: { state: 'unavailable', failure: 'new' } }],
  [{ type: 'card-form-failed' }, { payment: { state: 'unavailable', failure: undefined } }],
  [{ type: 'payment-sent' }, { attempt: { state: 'paying' } }],
  ...(['paid', 'incomplete', 'declined', 'pending', 'unknown', 'returned'] as const).map(ended),
  [
    { type: 'payment-ended', outcome: { kind: 'closed' }, language: 'es' },
    { payment: opening, attempt: { state: 'ended', outcome: { kind: 'closed' }, language: 'es' } },
  ],
]

function ended(kind: string): [CheckoutEvent, object] {
  const outcome = { kind } as Extract<CheckoutEvent, { type: 'payment-ended' }>['outcome']
  const attempt = { state: 'ended', outcome, language: 'es' }
  return [{ type: 'payment-ended', outcome, language: 'es' }, { attempt }]
}

const states: CheckoutState[] = payments.flatMap((payment) =>
  attempts.map((attempt) => ({
    parts: false,
    credit: false,
    code: null,
    agreed: true,
    accepted: true,
    payment,
    attempt,
  })),
)

describe.each(states)('checkout with payment $payment.state and attempt $attempt.state', (state) => {
  it.each(events)('%o changes what it names and nothing else', (event, changed) => {
    expect(reduceCheckout(state, event)).toEqual({ ...state, ...changed })
  })
})

test('the checkout starts with the kept choices, an opening payment and no consent', () => {
  expect(startCheckout({ parts: true, credit: false, code })).toEqual({
    parts: true,
    credit: false,
    code,
    agreed: false,
    accepted: false,
    payment: opening,
    attempt: { state: 'none' },
  })
})

test('an order that changes while its payment opens renders nothing again', () => {
  const state = startCheckout({ parts: false, credit: false, code: null })
  expect(reduceCheckout(state, { type: 'order-changed' })).toBe(state)
})

test.each([
  ['card', { parts: false, credit: false }, { isGroup: false, rest: 50 }],
  ['parts', { parts: true, credit: false }, { isGroup: false, rest: undefined }],
  ['parts', { parts: true, credit: true }, { isGroup: false, rest: 0 }],
  ['credit', { parts: false, credit: true }, { isGroup: false, rest: 0 }],
  ['credit-and-card', { parts: false, credit: true }, { isGroup: false, rest: 50 }],
  ['card', { parts: false, credit: true }, { isGroup: false, rest: undefined }],
  ['card', { parts: true, credit: true }, { isGroup: true, rest: 0 }],
] as const)('the way to pay is %s for %o and %o', (way, chosen, buyer) => {
  expect(wayToPay(chosen, buyer)).toBe(way)
})

test.each([
  ['card', {}],
  ['parts', { plan: true }],
  ['credit', {}],
  ['credit-and-card', { credit: true }],
] as const)('the order paid by %s opens a payment with its code', (way, how) => {
  expect(orderOf(way, code)).toEqual({ ...how, code: 'SPRING' })
  expect(orderOf(way, null)).toEqual({ ...how, code: undefined })
})

test.each([
  ['en', { kind: 'declined', message: 'Your card was declined.' }],
  ['es', { kind: 'declined', message: null }],
] as const)('a decline in English is shown to a reader of %s as %o', (language, shown) => {
  const state = { ...startCheckout({ parts: false, credit: false, code: null }), attempt: attempts[2] }
  expect(outcomeIn(state as CheckoutState, language)).toEqual(shown)
})

test('no outcome is shown before an attempt and during one', () => {
  const state = startCheckout({ parts: false, credit: false, code: null })
  for (const attempt of attempts.slice(0, 2)) expect(outcomeIn({ ...state, attempt }, 'en')).toBeNull()
})
