import type { Pool } from 'pg'
import { expect } from 'vitest'
import { asSomebodyElse } from './second-connection.ts'

const waiting = `select count(*)::int from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`

/** By a pool, never by a transaction: there pg_stat_activity stays as it was when it was first looked at. */
export async function untilWaitingForLock(pool: Pool, waiters = 1): Promise<void> {
  const count = async () => (await asSomebodyElse(() => pool.query(waiting))).rows[0].count
  await expect.poll(count, { timeout: 30_000, interval: 10 }).toBe(waiters)
}
