import type { z } from 'zod'
import type { Api } from '#contract/api.ts'
import type { OfficePeople, OfficePersonRow } from '#contract/office/people.ts'
import { type ListedPerson, listPeople as peoplePage } from '#features/people/office-people.queries.ts'
import type { Database } from '#platform/database/connection.ts'
import { beyondOf, isPlaceText, pageOf } from '#platform/http/pages-of-lists.ts'

type Query = z.output<Api['GET /api/office/people']['query']>

/** By address. */
export async function listPeople(database: Database, query: Query): Promise<OfficePeople> {
  const beyond = beyondOf(query, ([email]) => (isPlaceText(email) ? email : null))
  const found = await peoplePage(database, {
    q: query.q,
    beyond: beyond && { email: beyond.place, backwards: beyond.backwards },
    limit: query.limit + 1,
  })
  const { rows, ...ends } = pageOf(found, query, ({ email }) => [email])
  return { ...ends, rows: rows.map(personRow) }
}

export function personRow({ uid, lastRegisteredAt, ...person }: ListedPerson): OfficePersonRow {
  return {
    ...person,
    hasAccount: uid !== null,
    lastRegisteredAt: lastRegisteredAt?.toISOString() ?? null,
  }
}
