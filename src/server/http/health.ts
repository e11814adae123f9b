import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '#database/engine/connection.ts'
import type { Stopping } from '../stopping.ts'
import type { App } from './app-type.ts'
import { ApiError } from './errors.ts'

const ok = z.object({ status: z.literal('ok') })

export const healthPaths = ['/healthz', '/readyz']

type Parts = { database: Database; log: FastifyBaseLogger; stopping: Stopping }

export function healthRoutes(app: App, { database, log, stopping }: Parts) {
  app.get('/healthz', { schema: { summary: 'The process is alive', response: { 200: ok } } }, async () => ({
    status: 'ok' as const,
  }))

  app.get(
    '/readyz',
    {
      schema: {
        summary: 'The site can serve: its database answers, and it is not stopping',
        response: { 200: ok },
      },
    },
    async () => {
      if (stopping.begun) throw new ApiError(503, 'leaving')
      try {
        await sql`select 1`.execute(database)
      } catch (error) {
        log.warn({ err: error }, 'the database is out of reach')
        throw new ApiError(503, 'database_unreachable')
      }
      return { status: 'ok' as const }
    },
  )
}
