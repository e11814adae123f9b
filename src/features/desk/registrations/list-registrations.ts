import type { z } from 'zod'
import type { Api } from '#contract/api.ts'
import type {
  OfficeRegistrationRow,
  OfficeRegistrations,
  RegistrationFilter,
} from '#contract/office/registrations.ts'
import { mostAddedUp } from '#contract/office/registrations.ts'
import { addDays, type Day, startOfDay } from '#domain/dates/days.ts'
import { isUuid } from '#domain/people/uuid.ts'
import {
  idsOfRegistrations,
  type ListedRegistration,
  listOfficeRegistrations,
  type OfficeFilter,
  type PageOf,
  type Place,
  totalsOfRegistrations,
} from '#features/registrations/office-registrations.queries.ts'
import { exportColumns, exportRow } from '#features/registrations/registration-export.ts'
import { linesOf } from '#features/registrations/registration-lines.queries.ts'
import { registrationsById } from '#features/registrations/registrations.queries.ts'
import type { Database } from '#platform/database/connection.ts'
import { csv } from '#platform/http/csv.ts'
import { beyondOf, isPlaceInstant, isPlaceText, pageOf } from '#platform/http/pages-of-lists.ts'

type Query = z.output<Api['GET /api/office/registrations']['query']>

export async function listRegistrations(database: Database, query: Query): Promise<OfficeRegistrations> {
  const filter = filterOf(query)
  const page: PageOf = {
    ...orderOf(query.sort),
    beyond: beyondOf(query, placeFor(query.sort)),
    limit: query.limit + 1,
  }
  const found = await listOfficeRegistrations(database, filter, page)
  const { rows, ...ends } = pageOf(found, query, ({ place, id }) => [place, id])
  const totals = await totalsOfRegistrations(database, filter, mostAddedUp)
  return { ...ends, rows: rows.map(registrationRow), totals }
}

/** One row for each course. */
export async function exportRegistrations(database: Database, query: RegistrationFilter): Promise<string> {
  const ids = await idsOfRegistrations(database, filterOf(query))
  const registrations = await registrationsById(database, ids)
  const lines = Map.groupBy(await linesOf(database, ids), ({ registrationId }) => registrationId)
  const rows = registrations.flatMap((registration) =>
    (lines.get(registration.id) ?? []).map((line) => exportRow(registration, line)),
  )
  return csv(exportColumns, rows)
}

export function registrationRow({
  place: _,
  placedAt,
  paidAt,
  ...row
}: ListedRegistration): OfficeRegistrationRow {
  return { ...row, registeredAt: placedAt.toISOString(), paidAt: paidAt?.toISOString() ?? null }
}

function filterOf(query: RegistrationFilter): OfficeFilter {
  const { from, to, paidFrom, paidTo, q, status, dispute, course, date, language, country } = query
  const registered = between(from, to)
  return { q, status, dispute, course, date, language, country, registered, paid: between(paidFrom, paidTo) }
}

function between(from: Day | undefined, to: Day | undefined) {
  return {
    from: from === undefined ? undefined : startOfDay(from),
    before: to === undefined ? undefined : startOfDay(addDays(to, 1)),
  }
}

function orderOf(sort: Query['sort']): Pick<PageOf, 'sort' | 'descending'> {
  return { sort: sort.replace('-', '') as PageOf['sort'], descending: sort.startsWith('-') }
}

/** A place of another order would read as a value of the wrong type. */
function placeFor(sort: Query['sort']) {
  return ([value, id]: unknown[]): Place | null => {
    if (!isPlaceText(value) || typeof id !== 'string' || !isUuid(id)) return null
    if (sort.endsWith('registered') && !isPlaceInstant(value)) return null
    if (sort.endsWith('amount') && !/^\d{1,9}$/.test(value)) return null
    return { value, id }
  }
}
