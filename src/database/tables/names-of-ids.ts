import { sql } from 'kysely'
import type { Database } from '../engine/connection.ts'

/** Names of registrations and staff members. Erased people have none. For invited staff without a name, the email address. */
export async function namesOfIds(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: string; name: string }>`
    select id::text, name from registrations where id = any(${ids}::uuid[]) and name <> ''
    union all select id::text, coalesce(nullif(name, ''), email) from staff where id = any(${ids}::uuid[])`.execute(
    db,
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}
