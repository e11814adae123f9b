import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { seconds } from '#domain/days.ts'
import { type Say, saying } from './announce-wait.ts'
import { type Connection, longestSilence } from './connection.ts'

/**
 * Work that may hear nothing for long, such as a migration, or the wait for another's: it goes on for as long as the server
 * answers a question beside it, and fails once that hears nothing either.
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
      await saying(say, 'Waiting for the database to answer.', () => sql`select 1`.execute(database))
      return true
    } catch (error) {
      // A refusal is an answer.
      return error instanceof pg.DatabaseError
    }
  }
}
