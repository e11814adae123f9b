import { isIP } from 'node:net'
import type { FastifyBaseLogger } from 'fastify'
import type { Clocks } from '#domain/clock.ts'
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

/** The origin of the office's pages. WebAuthn accepts no IP address, so the sandbox uses localhost. */
export function officeOrigin(origin: string): string {
  const url = new URL(origin)
  if (isIP(url.hostname.replace(/^\[|\]$/g, '')) > 0) url.hostname = 'localhost'
  return url.origin
}
