// What to do about the SDK's errors.
import Stripe from 'stripe'
import { Refusal } from '#platform/refusal.ts'

/** The provider is away, or has more calls than it takes. Half a minute would be long for a buyer. */
export function paymentsUnavailable() {
  return new Refusal('payments_unavailable', { retryAfterSeconds: 5 })
}

/** An unreachable provider, or an unexpected error of it, is not the caller's fault: 503, not 400 or 500. */
export async function answered<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    throw Object.assign(paymentsUnavailable(), { cause: error })
  }
}

/** Hides one failure from the buyer. A lost response is fetched with the same key; a kept failure moves on to the next key. */
export async function retryOnce<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    const { StripeConnectionError, StripeAPIError } = Stripe.errors
    if (error instanceof StripeConnectionError || error instanceof StripeAPIError) return ask()
    throw error
  }
}

export function unlessInUse(error: unknown): null {
  if (error instanceof Stripe.errors.StripeError && error.code === 'idempotency_key_in_use') return null
  throw error
}

export function unlessInvalid(error: unknown) {
  if (error instanceof Stripe.errors.StripeInvalidRequestError) return error
  throw error
}
