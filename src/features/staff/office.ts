import type { FastifyBaseLogger } from 'fastify'
import type { Clocks } from '#domain/dates/clock.ts'
import type { Config } from '#platform/config.ts'
import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/connection.ts'
import type { Outbox } from '#platform/email/outbox.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import type { Limiter } from '#platform/limits/limits.ts'

/** What the calls of the office work with. */
export type OfficeParts = {
  config: Config
  database: Database
  clocks: Clocks
  limiter: Limiter
  outbox: Outbox
  jobs: Pick<Jobs, 'send'>
  context: Context
  log: FastifyBaseLogger
}
