// The context of a process of its own, with the card provider at an address and a clock that stands still.

import { pino } from 'pino'
import { releaseSnapshot } from '#content/release/release-snapshot.ts'
import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/connection.ts'
import { makeOutbox } from '#platform/email/outbox.ts'
import { createPaymentProvider } from '#platform/provider/provider.ts'
import { makeSignedLinks } from '#platform/signed-links.ts'
import { keys } from './card-provider.ts'

export function checkoutFor(database: Database, providerUrl: string, now: Date): Context {
  const clock = { now: () => now }
  return {
    database,
    provider: createPaymentProvider({
      mode: 'Stripe’s test keys',
      secretKey: keys.secret,
      webhookSecret: keys.webhook,
      apiBase: new URL(providerUrl),
    }),
    clocks: { real: { now: () => new Date() }, academy: clock },
    outbox: makeOutbox({ jobs: { send: async () => undefined }, clock, links: makeSignedLinks('faults') }),
    links: makeSignedLinks('faults'),
    snapshot: releaseSnapshot,
    origin: 'https://academy.example',
    ownerEmail: 'owner@academy.example',
    log: pino({ level: 'silent' }),
  }
}
