// Idempotency keys under which the provider keeps a failure.
import Stripe from 'stripe'
import { hours } from '#domain/days.ts'

/** While the provider fails, a buyer spends two with each click, and the poll one a minute for a refund. */
const keysAtMost = 30

/** The provider forgets the first of them a day after it failed: until then each look would ask with all of them. */
const restAfterAll = hours(1)

/**
 * A provider that failed once says so again to the same key for a day, and nobody could pay that order: the next key asks
 * anew. So it does where the key was used before an upgrade that asks in other words: nobody was given the means to pay what
 * was made then, or it would be read by its id. All who ask go through the keys in the same order, and so come to the same
 * answer. A failure that is new ends it, or one click during an outage would spend all keys: so the SDK must not repeat the call
 * by itself, since it would be told its own failure as one that was kept.
 *
 * Where all keys of an order or a refund are spent, the last answer stands for a while, and the provider is not asked.
 */
export function rememberSpentKeys() {
  const allSpent = new Map<string, unknown>()

  return async function pastKeptFailures<T>(whose: string, ask: (version: number) => Promise<T>): Promise<T> {
    if (allSpent.has(whose)) throw allSpent.get(whose)
    for (let version = 1; ; version += 1) {
      try {
        return await ask(version)
      } catch (error) {
        if (!isSpent(error)) throw error
        if (version < keysAtMost) continue
        allSpent.set(whose, error)
        setTimeout(() => allSpent.delete(whose), restAfterAll).unref()
        throw error
      }
    }
  }
}

function isSpent(error: unknown): boolean {
  if (error instanceof Stripe.errors.StripeIdempotencyError) return true
  return error instanceof Stripe.errors.StripeError && error.headers?.['idempotent-replayed'] === 'true'
}
