// Tells a restore that a site is running. Connection names cannot: DATABASE_URL may set the same name for all.
import type pg from 'pg'

const key = `hashtextextended('site', 0)`

/** Held until the connection ends. Waits while a restore runs. */
export async function holdSiteLock(client: pg.ClientBase): Promise<void> {
  await client.query(`select pg_advisory_lock_shared(${key})`)
}

/** True if no site runs. None can start until the transaction ends. */
export async function keepSitesOut(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ free: boolean }>(`select pg_try_advisory_xact_lock(${key}) as free`)
  return rows[0]?.free === true
}
