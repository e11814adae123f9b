import type { OpenedPayment } from '#contract/checkout.ts'
import type { OfferView } from '#contract/offers.ts'
import { ApiFailure } from '../api.ts'
import { call } from '../call.ts'

type Offer = OfferView | { closed: ApiFailure }

/** An offer that can no longer be paid is an answer, not a failure: its sentence is shown. */
export function openOffer(token: string): Promise<Offer> {
  return call('GET /api/offers/:token', { params: { token } }).catch((failure: unknown) => {
    if (failure instanceof ApiFailure && failure.status === 409) return { closed: failure }
    throw failure
  })
}

export function openOfferPayment(token: string, plan: boolean): Promise<OpenedPayment> {
  return call('POST /api/offers/:token/payment-intent', { params: { token }, body: plan ? { plan } : {} })
}
