import { sql } from 'kysely'
import type { Subject, SubjectKind } from '#domain/record/subjects.ts'
import { accountNames } from '#features/people/office-people.queries.ts'
import type { Database } from '#platform/database/connection.ts'

/**
 * By id, the names of registrations, staff members and accounts. An erased person's registration has its receipt number. For
 * invited staff without a name, the email address.
 */
export async function namesOf(db: Database, subjects: readonly Subject[]): Promise<Map<string, string>> {
  const idsOf = (wanted: SubjectKind) => subjects.filter(({ kind }) => kind === wanted).map(({ id }) => id)
  const [registrations, staff, people] = [idsOf('registration'), idsOf('staff'), idsOf('person')]
  const named = registrations.length + staff.length === 0 ? [] : await namesIn(db, registrations, staff)
  const accounts = people.length === 0 ? [] : [...(await accountNames(db, people)).values()]
  return new Map([
    ...named.map(({ id, name }) => [id, name] as const),
    ...accounts.flatMap(({ uid, name, email }) => (name || email ? [[uid, name || email] as const] : [])),
  ])
}

async function namesIn(db: Database, registrations: readonly string[], staff: readonly string[]) {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from (
      select registrations.id::text as id, coalesce(nullif(name, ''), payments.receipt_number) as name
      from registrations left join payments on payments.registration_id = registrations.id and payments.position = 1
      where registrations.id = any(${registrations}::uuid[])
      union all
      select id::text, coalesce(nullif(name, ''), email) from staff where id = any(${staff}::uuid[])) as named
    where name is not null`.execute(db)
  return rows
}
