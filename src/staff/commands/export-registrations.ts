import type { Database } from '#database/engine/connection.ts'
import { linesOf } from '#database/tables/registration-lines.ts'
import {
  isSought,
  type RegistrationSearch,
  searchRegistrations,
} from '#database/tables/registration-search.ts'
import { exportColumns, exportRow } from '#server/office/registration-export.ts'
import { type Result, table } from '../result.ts'

export async function exportRegistrations(search: RegistrationSearch, database: Database): Promise<Result> {
  const registrations = await searchRegistrations(database, search)
  const lines = await linesOf(
    database,
    registrations.map(({ id }) => id),
  )
  const linesById = Map.groupBy(lines, ({ registrationId }) => registrationId)
  const rows = registrations.flatMap((registration) =>
    (linesById.get(registration.id) ?? [])
      .filter((line) => isSought(line, search))
      .map((line) => exportRow(registration, line)),
  )
  return table(exportColumns, rows, { none: 'No registrations.', prefers: 'csv' })
}
