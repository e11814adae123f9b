import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import { z } from 'zod'
import { seconds } from '#domain/dates/days.ts'
import type { Database } from '#platform/database/connection.ts'
import { Refusal } from '#platform/refusal.ts'
import type { App } from './app-type.ts'
import type { Stopping } from './stopping.ts'

export const healthPaths = ['/healthz', '/readyz']

const alive = z.object({ status: z.literal('ok') })
const ready = z.object({ status: z.enum(['ok', 'degraded']) })

/** Less than a proxy waits for the answer of its check. */
const probePatience = seconds(2)

type Parts = { database: Database; log: FastifyBaseLogger; stopping: Stopping }

export function healthRoutes(app: App, { database, log, stopping }: Parts) {
  app.get(
    '/healthz',
    { schema: { summary: 'The process is alive', response: { 200: alive } } },
    async () => ({
      status: 'ok' as const,
    }),
  )

  const isWritable = makeProbe(database, log)
  let wasReady = false
  app.get(
    '/readyz',
    {
      schema: {
        summary:
          'Whether to send requests here: "degraded" serves pages, but nothing that needs the database',
        response: { 200: ready },
      },
    },
    async () => {
      if (stopping.begun) throw new Refusal('leaving')
      const writable = await isWritable()
      wasReady ||= writable
      if (!wasReady) throw new Refusal('database_unreachable')
      return { status: writable ? ('ok' as const) : ('degraded' as const) }
    },
  )
}

/** One query at a time, however often a proxy asks: a frozen database would otherwise take the whole pool. */
function makeProbe(database: Database, log: FastifyBaseLogger) {
  let running: Promise<boolean> | undefined
  const probe = async () => {
    try {
      // On a standby every transaction is read-only.
      const { rows } = await sql<{ readOnly: boolean }>`
        select current_setting('transaction_read_only')::boolean as read_only`.execute(database)
      if (rows[0]?.readOnly) log.warn('the database is a standby and takes no changes')
      return !rows[0]?.readOnly
    } catch (error) {
      log.warn({ err: error }, 'the database is out of reach')
      return false
    }
  }
  return () => {
    running ??= probe().finally(() => {
      running = undefined
    })
    return Promise.race([running, pause(probePatience, false, { ref: false })])
  }
}
