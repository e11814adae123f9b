// Tells a restore that a site is running. Connection names cannot: DATABASE_URL may set the same name for all.
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'

const key = `hashtextextended('site', 0)`

/** Held until the connection ends. Waits while a restore runs, without a long silence on the connection. */
export async function holdSiteLock(client: pg.ClientBase): Promise<void> {
  const take = `select pg_try_advisory_lock_shared(${key}) as held`
  while (!(await client.query<{ held: boolean }>(take)).rows[0]?.held) await pause(200)
}

/** True if no site runs. None can start until the transaction ends. */
export async function keepSitesOut(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ free: boolean }>(`select pg_try_advisory_xact_lock(${key}) as free`)
  return rows[0]?.free === true
}
