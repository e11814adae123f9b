import type { StripeConfig } from '#platform/config.ts'
import type { Database } from '#platform/database/connection.ts'
import { findSecret, secret } from '#platform/secrets.ts'

export type PaymentMode = 'the card sandbox' | 'Stripe’s test keys' | 'live Stripe keys'

const name = 'payment mode'
/** A process has one mode, so it reads the note once. */
const noted = new WeakSet<Database>()

export function paymentModeOf(stripe: StripeConfig | null): PaymentMode {
  if (!stripe) return 'the card sandbox'
  return stripe.live ? 'live Stripe keys' : 'Stripe’s test keys'
}

/** Call it before an intent is created: the first call fixes the mode of all payments in the database. */
export async function notePaymentMode(database: Database, mode: PaymentMode): Promise<void> {
  if (noted.has(database)) return
  await secret(database, name, () => mode)
  noted.add(database)
}

/**
 * A payment exists in one mode only. With keys of another mode the provider does not know it: it could not be settled or
 * refunded, and open orders would hold their seats forever.
 */
export async function refuseOtherMode(database: Database, mode: PaymentMode): Promise<void> {
  const noted = await findSecret(database, name)
  if (noted === undefined || noted === mode) return
  throw new Error(
    `The payments in this database were made with ${noted}, and ${mode} would find none of them: use those again, or another database.`,
  )
}
