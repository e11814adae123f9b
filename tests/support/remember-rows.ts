// Puts a database's rows back to what they were, which takes less than copying the database.
import type { ClientBase, Pool } from 'pg'

/** The returned call restores all rows. `also` runs in the same transaction. */
export async function rememberRows(connection: Pool | ClientBase): Promise<(also?: string) => Promise<void>> {
  const { rows } = await connection.query<{ name: string; copy: string }>(
    `select format('%I.%I', schemaname, tablename) as name, format('kept.%I', schemaname || '_' || tablename) as copy
     from pg_tables where schemaname in ('public', 'card_sandbox')`,
  )
  await connection.query(
    `create schema kept; ${rows.map(({ name, copy }) => `create table ${copy} as table ${name};`).join('')}`,
  )
  // As a replica: rows can be deleted in any order, and no trigger runs.
  const restoring = `begin; set local session_replication_role = replica;
    ${rows.map(({ name }) => `delete from ${name};`).join('')}
    ${rows.map(({ name, copy }) => `insert into ${name} overriding system value table ${copy};`).join('')}`
  return async (also = '') => {
    await connection.query(`${restoring} ${also}; commit`)
  }
}
