// How a restore knows that a site runs: names of connections do not tell, since an address may name them all.
import type pg from 'pg'

const key = `hashtextextended('site', 0)`

/** Held until the connection ends; waits while a restore is at work. */
export async function holdSiteLock(client: pg.ClientBase): Promise<void> {
  await client.query(`select pg_advisory_lock_shared(${key})`)
}

/** Whether no site runs; then none begins to until the transaction ends. */
export async function keepSitesOut(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ free: boolean }>(`select pg_try_advisory_xact_lock(${key}) as free`)
  return rows[0]?.free === true
}
