import { type Result, table } from '#features/command-line/result.ts'
import { exportColumns, exportRow } from '#features/registrations/registration-export.ts'
import { linesOf } from '#features/registrations/registration-lines.queries.ts'
import {
  isSought,
  type RegistrationSearch,
  searchRegistrations,
} from '#features/registrations/registration-search.queries.ts'
import type { Database } from '#platform/database/connection.ts'

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
