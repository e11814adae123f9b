// Maps Stripe's objects to our types. Stripe adds enum values over time, so every switch has a default.
import type Stripe from 'stripe'
import type { Dispute } from '#domain/money/disputes.ts'
import type { Payment } from '#domain/money/settlement.ts'
import type { DisputeState } from '#domain/registrations/registration.ts'
import type { Card } from '#platform/database/rows/payments.ts'
import type { EventSubject, ProviderEvent, ProviderRefund } from './answers.ts'
import type { ListedPayment, ListedRefund } from './provider-list.ts'

export function stateOf(status: Stripe.PaymentIntent['status']): Payment['state'] {
  switch (status) {
    case 'succeeded':
      return 'succeeded'
    case 'canceled':
      return 'canceled'
    case 'requires_action':
    case 'processing':
      return 'in_progress'
    default:
      return 'open'
  }
}

export function refundStateOf(status: Stripe.Refund['status']): ProviderRefund['state'] {
  switch (status) {
    case 'succeeded':
      return 'succeeded'
    case 'failed':
    case 'canceled':
      return 'failed'
    default:
      return 'pending'
  }
}

export function listedPayment(intent: Stripe.PaymentIntent): ListedPayment[] {
  const { registrationId } = intent.metadata
  if (!registrationId) return []
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null
  const state = stateOf(intent.status)
  return [
    {
      intentId: intent.id,
      registrationId,
      state,
      amount: state === 'succeeded' ? intent.amount_received : intent.amount,
      refunded: charge?.amount_refunded ?? 0,
      disputed: charge?.disputed ?? false,
    },
  ]
}

export function waitsForFunds({ status, pending_reason }: Stripe.Refund): boolean {
  return refundStateOf(status) === 'pending' && pending_reason === 'insufficient_funds'
}

export function listedRefund(refund: Stripe.Refund): ListedRefund[] {
  const { id, metadata, amount, status, created } = refund
  const intentId = idOf(refund.payment_intent)
  if (!metadata?.key || !intentId) return []
  return [
    {
      id,
      intentId,
      key: metadata.key,
      amount,
      state: refundStateOf(status),
      waitsForFunds: waitsForFunds(refund),
      madeAt: new Date(created * 1000),
    },
  ]
}

export type ListedFee = { about: string; fee: number }

/** Payouts and movements of other kinds are left out. */
export function listedFee({ source, fee }: Stripe.BalanceTransaction): ListedFee[] {
  const about = subjectOfMovement(source)
  return about === null ? [] : [{ about, fee }]
}

function subjectOfMovement(source: Stripe.BalanceTransaction['source']): string | null {
  if (source === null || typeof source === 'string') return null
  if (source.object === 'charge') return idOf(source.payment_intent)
  if (source.object === 'refund') return source.metadata?.key ?? source.id
  return source.object === 'dispute' ? source.id : null
}

export function disputeOf(dispute: Stripe.Dispute): Dispute {
  const { id, amount, status } = dispute
  return { id, amount, state: disputeStateOf(dispute), onlyAsked: status.startsWith('warning_') }
}

function disputeStateOf({ status, payment_method_details }: Stripe.Dispute): DisputeState {
  switch (status) {
    case 'warning_needs_response':
    case 'warning_under_review':
      return 'inquiry'
    case 'won':
    case 'warning_closed':
      return 'won'
    // A blocked dispute never took effect. Any other was prevented by refunding the cardholder.
    case 'prevented':
      return payment_method_details?.card?.case_type === 'block' ? 'won' : 'lost'
    case 'lost':
      return 'lost'
    default:
      return 'open'
  }
}

export function cardOf(charge: Stripe.Charge | null): Card | null {
  const card = charge?.payment_method_details?.card
  if (!card) return null
  return {
    brand: card.brand ?? 'card',
    last4: card.last4 ?? '',
    expMonth: card.exp_month,
    expYear: card.exp_year,
    country: card.country,
  }
}

export function eventOf(event: Stripe.Event): ProviderEvent {
  const { id, type, data } = event
  const object = data.object as {
    object?: string
    id?: string
    payment_intent?: string | { id: string } | null
    last_payment_error?: { code?: string } | null
  }
  const intentId = object.object === 'payment_intent' ? object.id : idOf(object.payment_intent)
  const failedAuthentication =
    type === 'payment_intent.payment_failed' &&
    object.last_payment_error?.code === 'payment_intent_authentication_failure'
  return { id, type, intentId: intentId ?? null, subject: subjectOf(event), failedAuthentication }
}

/** A new intent changes nothing yet. Every event about a charge comes with one about its intent, refund or dispute. */
function subjectOf({ type, data }: Stripe.Event): EventSubject | null {
  if (type.startsWith('charge.dispute.')) {
    const dispute = data.object as Stripe.Dispute
    return { kind: 'dispute', id: dispute.id, state: disputeStateOf(dispute) }
  }
  if (type.startsWith('refund.')) {
    const refund = data.object as Stripe.Refund
    return { kind: 'refund', key: refund.metadata?.key ?? refund.id, state: refundStateOf(refund.status) }
  }
  if (type.startsWith('payment_intent.') && type !== 'payment_intent.created') {
    return { kind: 'payment', state: stateOf((data.object as Stripe.PaymentIntent).status) }
  }
  return null
}

export function idOf(reference: string | { id: string } | null | undefined): string | null {
  return typeof reference === 'string' ? reference : (reference?.id ?? null)
}

export function unix(instant: Date): number {
  return Math.floor(instant.getTime() / 1000)
}
