// The API on a real database, without pages and without a port: tests call it through `inject`.

import type { Logger } from 'pino'
import Stripe from 'stripe'
import { releaseSnapshot } from '#content/release/release-snapshot.ts'
import type { Clocks } from '#domain/dates/clock.ts'
import type { Pages } from '#features/pages/pages.ts'
import { createBearer } from '#features/people/bearer.ts'
import type { Issuer } from '#features/people/check-token.ts'
import { makeIdentityEmailer } from '#features/people/identity-emailer.ts'
import { ownIssuer } from '#features/people/own-issuer.ts'
import { clearAccount } from '#features/personal-data/clear-account.ts'
import { erasePerson } from '#features/personal-data/erase-person.ts'
import { followAddress } from '#features/personal-data/follow-address.ts'
import { type Config, readConfig } from '#platform/config.ts'
import type { Context } from '#platform/context.ts'
import { connect, type Database } from '#platform/database/connection.ts'
import { makeOutbox } from '#platform/email/outbox.ts'
import type { App } from '#platform/http/app-type.ts'
import type { Stopping } from '#platform/http/stopping.ts'
import { makeLimiter } from '#platform/limits/limits.ts'
import { openLog } from '#platform/log.ts'
import { type Metrics, makeMetrics } from '#platform/metrics/metrics.ts'
import { type PaymentKeys, readPaymentKeys } from '#platform/provider/payment-keys.ts'
import { createPaymentProvider } from '#platform/provider/provider.ts'
import { openSignedLinks } from '#platform/signed-links.ts'
import { makeSnapshots, type Snapshots } from '#platform/snapshots.ts'
import { createApp } from '#site/app.ts'
import { type CardSandbox, createCardSandbox } from '#standins/card-sandbox/card-sandbox.ts'
import { createIdentityService, type RunningIdentityService } from '#standins/identity/identity-service.ts'
import { type FreshDatabase, freshDatabase } from './database.ts'
import { nextToNothing } from './identity.ts'

export type TestApp = FreshDatabase & {
  app: App
  config: Config
  clock: TestClock
  context: Context
  cardSandbox: CardSandbox
  paymentKeys: PaymentKeys
  identityService: RunningIdentityService
  metrics: Metrics
  stopping: Stopping
  snapshots: Snapshots
}

/** A clock that only tests move. */
type TestClock = { now(): Date; set(instant: string): void; pass(milliseconds: number): void }

export function testClock(start: string): TestClock {
  let now = new Date(start)
  return {
    now: () => now,
    set: (instant) => {
      now = new Date(instant)
    },
    pass: (milliseconds) => {
      now = new Date(now.getTime() + milliseconds)
    },
  }
}

const noPages: Pages = {
  answer: () => false,
  notFound: (_request, response) =>
    response.writeHead(404, { 'content-type': 'text/html' }).end('Page not found'),
  refresh: async () => [],
}

export async function testApp({
  env = {},
  now = '2025-08-01T19:00:00Z',
  log = openLog({ level: 'silent' }),
  wire = (provider) => provider.fetch,
  issuer,
  database: given,
}: {
  env?: Record<string, string>
  now?: string
  log?: Logger
  /** How the site reaches the card provider. */
  wire?: (provider: CardSandbox, keys: PaymentKeys) => CardSandbox['fetch']
  /** The issuer whose tokens are accepted instead of the embedded service's. */
  issuer?: (database: Database) => Issuer
  /** A database connection that the test provides. */
  database?: FreshDatabase
} = {}): Promise<TestApp> {
  const fresh = given ?? (await freshDatabase())
  const clock = testClock(now)
  const clocks: Clocks = { real: clock, academy: clock }
  const metrics = makeMetrics(fresh.pool)
  const stopping: Stopping = { begun: false }
  const config = readConfig(env, 'registration@academy.example')
  const { database, pool } = fresh
  // Emails stay in their table, where tests read them.
  const jobs = { send: async () => {} }
  const links = await openSignedLinks(database)
  const outbox = makeOutbox({ jobs, clock, links })
  const paymentKeys = await readPaymentKeys(config, database)
  const cardSandbox = await createCardSandbox({
    pool,
    clock,
    keys: { secret: paymentKeys.secretKey, publishable: paymentKeys.publishableKey },
    origin: config.origin,
    log,
    webhook: { url: `${config.origin}/api/webhooks/stripe`, secret: paymentKeys.webhookSecret },
  })
  const snapshots = makeSnapshots(releaseSnapshot)
  const context: Context = {
    database,
    clocks,
    outbox,
    log,
    provider: createPaymentProvider(
      paymentKeys,
      Stripe.createFetchHttpClient(wire(cardSandbox, paymentKeys)),
    ),
    links,
    get snapshot() {
      return snapshots.current()
    },
    origin: config.origin,
    ownerEmail: config.ownerEmail,
    tally: metrics,
  }
  const limiter = makeLimiter(database, clock)
  const identityService = createIdentityService({
    database,
    clock,
    limiter,
    followAddress: (trx, before, email) => followAddress(trx, before, email, context),
    clearAccount: (trx, uid) => clearAccount(trx, uid, clocks),
    erasePerson: (trx, user) => erasePerson(trx, user, context),
    origin: config.origin,
    hideAccounts: config.hideAccounts,
    leastPassword: config.leastPassword,
    refusedPasswords: config.refusedPasswords,
    hashingCost: nextToNothing,
    postEmail: makeIdentityEmailer({ outbox, origin: config.origin }),
  })
  const { database: background } = connect(fresh.url, { connections: 2, onIdleError: () => undefined })
  const app = await createApp({
    config,
    database,
    background,
    clocks,
    log,
    pages: noPages,
    limiter,
    outbox,
    jobs,
    context,
    paymentKeys,
    cardSandbox: cardSandbox.routes,
    identityService: identityService.routes,
    accounts: identityService.desk,
    bearer: createBearer(issuer?.(database) ?? ownIssuer(database, identityService.findKey), clock),
    metrics,
    stopping,
    snapshots,
  })
  return {
    ...fresh,
    app,
    config,
    clock,
    context,
    cardSandbox,
    paymentKeys,
    identityService,
    metrics,
    stopping,
    snapshots,
    async close() {
      await app.close()
      await background.destroy()
      await fresh.close()
    },
  }
}
