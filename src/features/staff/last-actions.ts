// The last entries of the record, for the first page.
import type { OfficeToday } from '#contract/office/today.ts'
import { type RecordedAction, recordPage } from '#features/record/staff-actions.queries.ts'
import type { Database } from '#platform/database/connection.ts'
import { namesOfIds } from './names-of-ids.queries.ts'

const shown = 10
/** Of registrations, staff members and accounts, as the record's index finds them. */
const ids = /[\w-]{20,}/g

/** Sign-ins would fill the list: the record has them. */
export async function lastActions(database: Database): Promise<OfficeToday['actions']> {
  const actions = await recordPage(database, { without: 'sign in' }, shown)
  return (await withNames(database, actions)).map(({ at, staffId, who, command, what, names }) => ({
    at: at.toISOString(),
    who: staffId === null ? null : who,
    command,
    what,
    names,
  }))
}

/** Each action with the names of the ids that its sentence has. */
export async function withNames(database: Database, actions: readonly RecordedAction[]) {
  const names = await namesOfIds(database, [...new Set(actions.flatMap(({ what }) => idsIn(what)))])
  return actions.map((action) => ({
    ...action,
    names: Object.fromEntries(
      idsIn(action.what).flatMap((id) => (names.has(id) ? [[id, names.get(id) ?? '']] : [])),
    ),
  }))
}

const idsIn = (what: string): string[] => what.match(ids) ?? []
