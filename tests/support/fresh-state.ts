// Tests of a file share one app and database, which cost more than the tests, and each starts from the same state.
import type { Pool } from 'pg'
import { beforeEach } from 'vitest'
import type { TestApp } from './app.ts'

/** Resets rows and clock before each test to what they are now. */
export async function resetBeforeEachTest({ pool, clock }: Pick<TestApp, 'pool' | 'clock'>): Promise<void> {
  const now = clock.now().toISOString()
  const restore = await rememberRows(pool)
  beforeEach(async () => {
    clock.set(now)
    await restore()
  })
}

async function rememberRows(pool: Pool): Promise<() => Promise<unknown>> {
  const { rows } = await pool.query<{ name: string; copy: string }>(
    `select format('%I.%I', schemaname, tablename) as name, format('kept.%I', schemaname || '_' || tablename) as copy
     from pg_tables where schemaname in ('public', 'card_sandbox')`,
  )
  await pool.query(
    `create schema kept; ${rows.map(({ name, copy }) => `create table ${copy} as table ${name};`).join('')}`,
  )
  // As a replica: rows can be deleted in any order, and no trigger runs.
  const restoring = `begin; set local session_replication_role = replica;
    ${rows.map(({ name }) => `delete from ${name};`).join('')}
    ${rows.map(({ name, copy }) => `insert into ${name} overriding system value table ${copy};`).join('')}
    commit`
  return () => pool.query(restoring)
}
