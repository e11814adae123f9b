import type { Database } from '#database/engine/connection.ts'
import { findSecret, secret } from '#database/tables/secrets.ts'
import type { StripeConfig } from '../config.ts'

export type PaymentMode = 'the card sandbox' | 'Stripe’s test keys' | 'live Stripe keys'

const name = 'payment mode'

export function paymentModeOf(stripe: StripeConfig | null): PaymentMode {
  if (!stripe) return 'the card sandbox'
  return stripe.live ? 'live Stripe keys' : 'Stripe’s test keys'
}

/** Before the first payment is asked for: from then on the database's payments are of this mode. */
export async function notePaymentMode(database: Database, mode: PaymentMode): Promise<void> {
  await secret(database, name, () => mode)
}

/**
 * The payments of a database exist in one mode alone. Under other keys the provider knows none of them: nothing could be
 * settled or refunded, and open orders would keep their seats for ever.
 */
export async function refuseOtherMode(database: Database, mode: PaymentMode): Promise<void> {
  const noted = await findSecret(database, name)
  if (noted === undefined || noted === mode) return
  throw new Error(
    `The payments in this database were made with ${noted}, and ${mode} would find none of them: use those again, or another database.`,
  )
}
