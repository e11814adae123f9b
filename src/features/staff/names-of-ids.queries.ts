import { sql } from 'kysely'
import { accountNames } from '#features/people/office-people.queries.ts'
import type { Database } from '#platform/database/connection.ts'

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Names of registrations, staff members and accounts. An erased person's registration has its receipt number. For invited
 * staff without a name, the email address.
 */
export async function namesOfIds(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
  const uuids = ids.filter((id) => uuid.test(id))
  const uids = ids.filter((id) => !uuid.test(id))
  const named = uuids.length === 0 ? [] : await namesOfUuids(db, uuids)
  const accounts = uids.length === 0 ? [] : [...(await accountNames(db, uids)).values()]
  return new Map([
    ...named.map(({ id, name }) => [id, name] as const),
    ...accounts.flatMap(({ uid, name, email }) => (name || email ? [[uid, name || email] as const] : [])),
  ])
}

async function namesOfUuids(db: Database, ids: readonly string[]) {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from (
      select registrations.id::text as id, coalesce(nullif(name, ''), payments.receipt_number) as name
      from registrations left join payments on payments.registration_id = registrations.id and payments.position = 1
      where registrations.id = any(${ids}::uuid[])
      union all
      select id::text, coalesce(nullif(name, ''), email) from staff where id = any(${ids}::uuid[])) as named
    where name is not null`.execute(db)
  return rows
}
