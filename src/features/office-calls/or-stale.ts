import { hours } from '#domain/dates/days.ts'
import type { Subject } from '#domain/record/subjects.ts'
import { lastChangeOf } from '#features/record/staff-actions.queries.ts'
import type { OfficeParts } from '#features/staff/office.ts'
import { Refusal } from '#platform/refusal.ts'
import { stale } from './refuse-stale.ts'

/** No form stays open for longer: its session is over. */
const longestForm = hours(12)

/**
 * Answers `stale` where a change would have other consequences than its preview showed. A registrant may also have changed the
 * subject, and then nobody is named; nor for several subjects, which are null.
 */
export async function orStale<T>(
  subject: Subject | null,
  { database, clocks }: Pick<OfficeParts, 'database' | 'clocks'>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const isStale =
      error instanceof Refusal && (error.code === 'changed_meanwhile' || error.code === 'entry_changed')
    if (!isStale) throw error
    const since = new Date(clocks.real.now().getTime() - longestForm)
    throw stale(subject ? await lastChangeOf(database, subject, { since }) : undefined)
  }
}
