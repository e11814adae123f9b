// What the buyer has chosen at the checkout, how far its payment is open, and how the last attempt to pay ended.
import type { Stripe } from '@stripe/stripe-js'
import type { OpenedPayment } from '#contract/checkout.ts'
import type { Language } from '#domain/people/language.ts'
import type { Pay } from '../../../services/registration/checkout.ts'
import type { AppliedCode } from '../price/kept-code.ts'
import { type PayOutcome, withoutProviderMessage } from './pay.ts'

export type OpenPayment = { opened: OpenedPayment; stripe: Stripe; language: Language }

export type PaymentState =
  | { state: 'opening' }
  | { state: 'unavailable'; failure: unknown }
  | ({ state: 'open' } & OpenPayment)

export type Attempt =
  | { state: 'none' }
  | { state: 'paying' }
  /** The provider's message in the outcome is in `language`. */
  | { state: 'ended'; outcome: PayOutcome; language: Language }

export type CheckoutState = {
  parts: boolean
  credit: boolean
  code: AppliedCode | null
  /** To the later payments of a plan. */
  agreed: boolean
  /** The terms. */
  accepted: boolean
  payment: PaymentState
  attempt: Attempt
}

export type CheckoutEvent =
  | { type: 'parts-chosen'; parts: boolean }
  | { type: 'credit-chosen'; credit: boolean }
  | { type: 'code-changed'; code: AppliedCode | null }
  | { type: 'consent-changed'; agreed: boolean }
  | { type: 'terms-changed'; accepted: boolean }
  | { type: 'order-changed' }
  | { type: 'opened'; payment: OpenPayment }
  | { type: 'refused'; failure: unknown }
  | { type: 'card-form-failed' }
  | { type: 'retried' }
  | { type: 'payment-sent' }
  | { type: 'payment-ended'; outcome: PayOutcome; language: Language }

const opening: PaymentState = { state: 'opening' }

/** The choices survive a reload, which must open the same payment again. */
export function startCheckout(kept: Pick<CheckoutState, 'parts' | 'credit' | 'code'>): CheckoutState {
  return { ...kept, agreed: false, accepted: false, payment: opening, attempt: { state: 'none' } }
}

export function reduceCheckout(state: CheckoutState, event: CheckoutEvent): CheckoutState {
  switch (event.type) {
    case 'parts-chosen':
      return { ...state, parts: event.parts, agreed: false }
    case 'credit-chosen':
      return { ...state, credit: event.credit }
    case 'code-changed':
      return { ...state, code: event.code }
    case 'consent-changed':
      return { ...state, agreed: event.agreed }
    case 'terms-changed':
      return { ...state, accepted: event.accepted }
    case 'order-changed':
    case 'retried':
      return state.payment.state === 'opening' ? state : { ...state, payment: opening }
    case 'opened':
      return { ...state, payment: { state: 'open', ...event.payment } }
    case 'refused':
      return { ...state, payment: { state: 'unavailable', failure: event.failure } }
    case 'card-form-failed':
      return { ...state, payment: { state: 'unavailable', failure: undefined } }
    case 'payment-sent':
      return { ...state, attempt: { state: 'paying' } }
    case 'payment-ended': {
      const { outcome, language } = event
      // The server closed this registration, so the next attempt needs a new payment.
      const payment = outcome.kind === 'closed' ? opening : state.payment
      return { ...state, payment, attempt: { state: 'ended', outcome, language } }
    }
  }
}

type WayToPay = 'card' | 'parts' | 'credit' | 'credit-and-card'

/** `rest`: what credit leaves to the card; undefined for a buyer without credit. */
export function wayToPay(
  { parts, credit }: Pick<CheckoutState, 'parts' | 'credit'>,
  { isGroup, rest }: { isGroup: boolean; rest: number | undefined },
): WayToPay {
  if (isGroup) return 'card'
  if (parts) return 'parts'
  if (!credit || rest === undefined) return 'card'
  return rest === 0 ? 'credit' : 'credit-and-card'
}

/** What the server opens a payment for. */
export type Order = Pay & { code?: string | undefined }

/** Credit that covers everything needs no card. Its payment opens when the buyer confirms it. */
export function orderOf(way: WayToPay, code: AppliedCode | null): Order {
  const pay: Pay = way === 'parts' ? { plan: true } : way === 'credit-and-card' ? { credit: true } : {}
  return { ...pay, code: code?.code }
}

/** The outcome to show to a reader of `language`. */
export function outcomeIn({ attempt }: CheckoutState, language: Language): PayOutcome | null {
  if (attempt.state !== 'ended') return null
  return attempt.language === language ? attempt.outcome : withoutProviderMessage(attempt.outcome)
}
