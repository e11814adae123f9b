// Idempotency keys for which the provider has stored a failure.
import Stripe from 'stripe'
import { hours } from '#domain/dates/days.ts'

/** During an outage a buyer uses up two keys per click, and the poll one per minute for each refund. */
export const keysAtMost = 30

/** The provider forgets a key after a day. Without this pause every call until then would try all keys. */
export const pauseWhenAllSpent = hours(1)

export type PastKeptFailures = ReturnType<typeof rememberSpentKeys>

/**
 * Stripe replays a stored failure to the same idempotency key for a day, so that order could not be paid. The next key retries.
 * The same applies to a key that an earlier release used with other parameters: its intent was never given to a buyer, or it
 * would be read by its id. All callers try the keys in the same order, so they get the same result.
 *
 * A new failure ends the attempt, or one click during an outage would use up all keys. For the same reason the SDK must not
 * retry by itself: it would take its own failure for a stored one.
 *
 * When all keys of an order or refund are spent, the last error is thrown for an hour without a call to the provider.
 */
export function rememberSpentKeys() {
  const allSpent = new Map<string, unknown>()

  return async function pastKeptFailures<T>(owner: string, ask: (version: number) => Promise<T>): Promise<T> {
    if (allSpent.has(owner)) throw allSpent.get(owner)
    for (let version = 1; ; version += 1) {
      try {
        return await ask(version)
      } catch (error) {
        if (!isSpent(error)) throw error
        if (version < keysAtMost) continue
        allSpent.set(owner, error)
        setTimeout(() => allSpent.delete(owner), pauseWhenAllSpent).unref()
        throw error
      }
    }
  }
}

function isSpent(error: unknown): boolean {
  if (error instanceof Stripe.errors.StripeIdempotencyError) return true
  return error instanceof Stripe.errors.StripeError && error.headers?.['idempotent-replayed'] === 'true'
}
