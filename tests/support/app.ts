// The API on a real database, without pages and without listening: tests speak to it through `inject`.
import { type Logger, pino } from 'pino'
import { makeLimiter } from '#database/limits.ts'
import type { Clocks } from '#domain/clock.ts'
import { type App, createApp } from '#server/app.ts'
import { type Config, readConfig } from '#server/config.ts'
import { makeOutbox } from '#server/mail/outbox.ts'
import type { Pages } from '#server/pages/pages.ts'
import { type FreshDatabase, freshDatabase } from './database.ts'

export type TestApp = FreshDatabase & { app: App; config: Config; clock: TestClock }

/** A clock that stands still until a test moves it. */
export type TestClock = { now(): Date; set(instant: string): void; pass(milliseconds: number): void }

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
  refresh: async () => {},
}

export async function testApp({
  env = {},
  now = '2025-08-01T19:00:00Z',
  log = pino({ level: 'silent' }),
}: {
  env?: Record<string, string>
  now?: string
  log?: Logger
} = {}): Promise<TestApp> {
  const fresh = await freshDatabase()
  const clock = testClock(now)
  const clocks: Clocks = { real: clock, academy: clock }
  const config = readConfig(env, 'registration@academy.example')
  const app = await createApp({
    config,
    database: fresh.database,
    clocks,
    log,
    pages: noPages,
    limiter: makeLimiter(fresh.database, clock),
    // Posted mails stay in their table, where a test reads them.
    outbox: makeOutbox({ jobs: { send: async () => {} }, clock }),
  })
  return {
    ...fresh,
    app,
    config,
    clock,
    async close() {
      await app.close()
      await fresh.close()
    },
  }
}
