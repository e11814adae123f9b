import type { OfficeFind } from '#contract/office/find.ts'
import { listPeople } from '#features/people/office-people.queries.ts'
import { listOfficeRegistrations } from '#features/registrations/office-registrations.queries.ts'
import type { Database } from '#platform/database/connection.ts'
import { personRow } from './list-people.ts'
import { registrationRow } from './registrations/list-registrations.ts'

const most = 6

/** For the palette: the newest registrations and the first people that match. */
export async function find(database: Database, q: string): Promise<OfficeFind> {
  const newest = { sort: 'registered', descending: true, beyond: null, limit: most } as const
  const registrations = await listOfficeRegistrations(database, { q, registered: {}, paid: {} }, newest)
  const people = await listPeople(database, { q, beyond: null, limit: most })
  return { registrations: registrations.map(registrationRow), people: people.map(personRow) }
}
