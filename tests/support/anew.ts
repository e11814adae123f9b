// One world for all tests of a file, and yet each begins where the first did: an app and a database of its own for every
// test cost more than the tests.
import type { Pool } from 'pg'
import { beforeEach } from 'vitest'
import type { TestApp } from './app.ts'

/** Before each test, rows and clock are what they are now. */
export async function beginEachTestAnew({ pool, clock }: Pick<TestApp, 'pool' | 'clock'>): Promise<void> {
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
  // As a replica: rows go in any order, and nobody is told of it.
  const restoring = `begin; set local session_replication_role = replica;
    ${rows.map(({ name }) => `delete from ${name};`).join('')}
    ${rows.map(({ name, copy }) => `insert into ${name} overriding system value table ${copy};`).join('')}
    commit`
  return () => pool.query(restoring)
}
