// The last entries of the record, for the first page.
import type { OfficeToday } from '#contract/office/today.ts'
import { subjectsOf } from '#domain/record/subjects.ts'
import { type RecordedAction, recordPage } from '#features/record/staff-actions.queries.ts'
import type { Database } from '#platform/database/connection.ts'
import { namesOf } from './names-of-subjects.queries.ts'

const shown = 10

/** Sign-ins would fill the list: the record has them. */
export async function lastActions(database: Database): Promise<OfficeToday['actions']> {
  const actions = await recordPage(database, { without: 'staff.signed-in' }, shown)
  return (await withNames(database, actions)).map(({ id, at, staffId, who, action, names }) => ({
    id,
    at: at.toISOString(),
    who: staffId === null ? null : who,
    action,
    names,
  }))
}

/** Each action with the names of what it is about. */
export async function withNames(database: Database, actions: readonly RecordedAction[]) {
  const subjects = actions.map(({ action }) => subjectsOf(action.facts))
  const names = await namesOf(database, subjects.flat())
  return actions.map((action, index) => ({
    ...action,
    names: Object.fromEntries(
      (subjects[index] ?? []).flatMap(({ id }) => {
        const name = names.get(id)
        return name === undefined ? [] : [[id, name]]
      }),
    ),
  }))
}
