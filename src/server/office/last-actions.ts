// The last entries of the record, for the first page.
import type { OfficeToday } from '#contract/office/today.ts'
import type { Database } from '#database/engine/connection.ts'
import { namesOfIds } from '#database/tables/names-of-ids.ts'
import { recordPage } from '#database/tables/staff-actions.ts'

const shown = 10
const ids = /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g

/** Sign-ins would fill the list: the record has them. */
export async function lastActions(database: Database): Promise<OfficeToday['actions']> {
  const actions = await recordPage(database, { without: 'sign in' }, shown)
  const names = await namesOfIds(database, [...new Set(actions.flatMap(({ what }) => idsIn(what)))])
  return actions.map(({ at, staffId, who, command, what }) => ({
    at: at.toISOString(),
    who: staffId === null ? null : who,
    command,
    what,
    names: Object.fromEntries(
      idsIn(what).flatMap((id) => (names.has(id) ? [[id, names.get(id) ?? '']] : [])),
    ),
  }))
}

const idsIn = (what: string): string[] => what.match(ids) ?? []
