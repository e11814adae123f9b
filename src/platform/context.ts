import type { FastifyBaseLogger } from 'fastify'
import type { Snapshot } from '#content/snapshot.ts'
import type { Clocks } from '#domain/dates/clock.ts'
import type { Database } from '#platform/database/connection.ts'
import type { Outbox } from '#platform/email/outbox.ts'
import type { PaymentProvider } from '#platform/provider/provider.ts'
import type { PaymentTally } from '#platform/provider/tally.ts'
import type { SignedLinks } from './signed-links.ts'

/** The dependencies of every registration and payment function. */
export type Context = {
  database: Database
  provider: PaymentProvider
  clocks: Clocks
  outbox: Outbox
  links: SignedLinks
  /** What the request or job reads of the catalogue and texts, from its beginning to its end. */
  readonly snapshot: Snapshot
  /** The public address of the site, for links in emails. */
  origin: string
  /** The academy's address for notices about registrations, refunds and disputes. */
  ownerEmail: string
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
  tally?: PaymentTally
}
