import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '#database/engine/connection.ts'
import type { Clocks } from '#domain/clock.ts'
import type { Outbox } from '../mail/outbox.ts'
import type { PaymentProvider } from '../provider/provider.ts'
import type { SignedLinks } from '../signed-links.ts'
import type { PaymentTally } from './tally.ts'

/** What the verbs of registration and payment work with. */
export type Checkout = {
  database: Database
  provider: PaymentProvider
  clocks: Clocks
  outbox: Outbox
  links: SignedLinks
  /** The public address, for links in mails. */
  origin: string
  /** Who is told of registrations, refunds and disputes. */
  mailOwner: string
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
  /** Left out where nobody watches. */
  tally?: PaymentTally
}
