// What must hold after every fault: `check` finds nothing, and each buyer has one registration, payment and email.

import { pino } from 'pino'
import { expect } from 'vitest'
import { releaseSnapshot } from '#content/release/release-snapshot.ts'
import type { Context } from '#platform/context.ts'
import { connect } from '#platform/database/connection.ts'
import { makeOutbox } from '#platform/email/outbox.ts'
import { createPaymentProvider } from '#platform/provider/provider.ts'
import { makeSignedLinks } from '#platform/signed-links.ts'
import { disagreements } from '#tests/support/disagreements.ts'
import type { Buyer } from './buyer.ts'
import { type CardProvider, keys } from './card-provider.ts'

/** The staff command `check`. */
export async function expectAgreement(context: Context): Promise<void> {
  expect(await disagreements(context), 'check').toEqual([])
}

/** Checks of a site that runs in another process. */
export function lookInto(databaseUrl: string, provider: Pick<CardProvider, 'url'>) {
  const { database, pool } = connect(databaseUrl, { onIdleError: () => undefined })
  const clock = { now: () => new Date() }
  const context: Context = {
    database,
    provider: createPaymentProvider({
      mode: 'Stripe’s test keys',
      secretKey: keys.secret,
      webhookSecret: keys.webhook,
      apiBase: new URL(provider.url),
    }),
    clocks: { real: clock, academy: clock },
    outbox: makeOutbox({ jobs: { send: async () => undefined }, clock, links: makeSignedLinks('faults') }),
    links: makeSignedLinks('faults'),
    snapshot: releaseSnapshot,
    origin: 'https://academy.example',
    ownerEmail: 'owner@academy.example',
    log: pino({ level: 'silent' }),
  }

  async function possessionsOf(buyers: readonly Buyer[]) {
    const { rows } = await pool.query<Possessions & { email: string }>(
      `select email, count(*)::int as registrations, count(paid_at)::int as paid,
         (select count(*)::int from emails where kind = 'confirmation' and "to" = email and delivered_at is not null)
           as confirmations
       from registrations where email = any($1) group by email`,
      [buyers.map(({ email }) => email)],
    )
    return new Map(rows.map(({ email, ...possessions }) => [email, possessions]))
  }

  return {
    pool,
    /** Each buyer has one registration, paid with one payment, confirmed by one delivered email. */
    async expectOneOfEverything(buyers: readonly Buyer[]) {
      const wanted = new Map(buyers.map(({ email }) => [email, oneOfEach]))
      await expect
        .poll(() => possessionsOf(buyers), {
          timeout: 90_000,
          interval: 200,
          message: 'what the buyers have',
        })
        .toEqual(wanted)
      const intents = new Map<string, number>()
      for await (const page of context.provider.listPayments(new Date(0))) {
        for (const { registrationId } of page) {
          intents.set(registrationId, (intents.get(registrationId) ?? 0) + 1)
        }
      }
      const twice = [...intents].filter(([, count]) => count > 1)
      expect(twice, 'registrations with more than one payment at the provider').toEqual([])
      await expectAgreement(context)
    },
    async close() {
      await database.destroy()
      if (!pool.ended) await pool.end()
    },
  }
}

type Possessions = { registrations: number; paid: number; confirmations: number }
const oneOfEach: Possessions = { registrations: 1, paid: 1, confirmations: 1 }
