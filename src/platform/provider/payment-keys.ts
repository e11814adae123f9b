import { randomBytes } from 'node:crypto'
import type { Config } from '#platform/config.ts'
import type { Database } from '#platform/database/connection.ts'
import { secret } from '#platform/secrets.ts'
import { paymentModeOf, refuseOtherMode } from './payment-mode.ts'
import type { ProviderKeys } from './provider.ts'

export type PaymentKeys = ProviderKeys & {
  publishableKey: string
  /** The script of the sandbox's card form; null for Stripe, whose loader has a fixed address. */
  stripeJsUrl: string | null
}

/** Stripe's keys from the configuration, or keys of the card sandbox, created once and shared by all processes. */
export async function readPaymentKeys(
  { stripe, host, port }: Pick<Config, 'stripe' | 'host' | 'port'>,
  database: Database,
): Promise<PaymentKeys> {
  const mode = paymentModeOf(stripe)
  await refuseOtherMode(database, mode)
  if (stripe) return { ...stripe, mode, stripeJsUrl: null }
  const make = (prefix: string) => () => `${prefix}_${randomBytes(24).toString('hex')}`
  return {
    secretKey: await secret(database, 'card sandbox secret key', make('sk_test')),
    publishableKey: await secret(database, 'card sandbox publishable key', make('pk_test')),
    webhookSecret: await secret(database, 'card sandbox webhook secret', make('whsec')),
    mode,
    apiBase: new URL(`http://${reachable(host)}:${port}`),
    stripeJsUrl: '/sandbox/stripe.js',
  }
}

/** A wildcard listen address cannot be called. */
function reachable(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1'
  if (host === '::') return '[::1]'
  return host.includes(':') ? `[${host}]` : host
}
