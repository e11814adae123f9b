import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { seconds } from '#domain/dates/days.ts'
import { announceWait, type Say } from './announce-wait.ts'
import { type Connection, longestSilence } from './connection.ts'

/**
 * Runs work that may get no answer for long, such as a migration. It fails only when the server stops answering a
 * second connection too.
 */
export async function whileAnswering<T>(
  { database }: Pick<Connection, 'database'>,
  { say, silence = longestSilence }: { say: Say; silence?: number | undefined },
  work: () => Promise<T>,
): Promise<T> {
  const over = new AbortController()
  try {
    return await Promise.race([work(), untilSilent()])
  } finally {
    over.abort()
  }

  async function untilSilent(): Promise<never> {
    let answeredAt = performance.now()
    for (;;) {
      await pause(seconds(1), undefined, { signal: over.signal })
      if (await answers()) answeredAt = performance.now()
      else if (performance.now() - answeredAt >= silence) {
        throw new Error('The database has fallen silent. Please start again once it answers.')
      }
    }
  }

  async function answers(): Promise<boolean> {
    try {
      await announceWait(say, 'Waiting for the database to answer.', () => sql`select 1`.execute(database))
      return true
    } catch (error) {
      // An error from the server is an answer.
      return error instanceof pg.DatabaseError
    }
  }
}
