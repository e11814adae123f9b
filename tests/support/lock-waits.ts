import type { Pool } from 'pg'
import { expect } from 'vitest'
import type { Connection, Database } from '#platform/database/connection.ts'
import { asSomebodyElse } from './second-connection.ts'

const waiting = `select count(*)::int from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`

/** Needs a pool: within a transaction pg_stat_activity does not change after the first read. */
export async function untilWaitingForLock(pool: Pool, waiters = 1): Promise<void> {
  const count = async () => (await asSomebodyElse(() => pool.query(waiting))).rows[0].count
  await expect.poll(count, { interval: 10 }).toBe(waiters)
}

type Step = (trx: Database) => Promise<unknown>

/** Starts other work while a transaction holds its lock. The transaction then makes a second change and commits. */
export async function whileHeld<T>(
  { database, pool }: Pick<Connection, 'database' | 'pool'>,
  hold: Step,
  work: () => Promise<T>,
  change: Step = async () => {},
): Promise<T> {
  const { begun } = await database.transaction().execute(async (trx) => {
    await hold(trx)
    const begun = asSomebodyElse(work)
    // The promise may reject before the code below awaits it.
    begun.catch(() => undefined)
    await untilWaitingForLock(pool)
    await change(trx)
    return { begun }
  })
  return begun
}
