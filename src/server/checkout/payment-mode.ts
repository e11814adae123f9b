import type { Database } from '#database/connection.ts'
import { hasIntents } from '#database/registrations.ts'
import { secret, setSecret } from '#database/secrets.ts'
import type { StripeConfig } from '../config.ts'

const name = 'payment mode'

/**
 * The payments of a database exist in one mode alone. Under other keys the provider knows none of them: nothing could be
 * settled or refunded, and open orders would keep their seats for ever.
 */
export async function keepPaymentMode(database: Database, stripe: StripeConfig | null): Promise<void> {
  const mode = modeOf(stripe)
  if (!(await hasIntents(database))) return setSecret(database, name, mode)
  const kept = await secret(database, name, () => mode)
  if (kept === mode) return
  throw new Error(
    `The payments in this database were made with ${kept}, and ${mode} would find none of them: use those again, or another database.`,
  )
}

function modeOf(stripe: StripeConfig | null): string {
  if (!stripe) return 'the card sandbox'
  return stripe.live ? 'live Stripe keys' : 'Stripe’s test keys'
}
