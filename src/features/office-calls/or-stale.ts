import { hours } from '#domain/dates/days.ts'
import { lastActionOn } from '#features/record/staff-actions.queries.ts'
import type { OfficeParts } from '#features/staff/office.ts'
import { ApiError } from '#platform/http/errors.ts'
import { StaffRefusal } from '#platform/http/staff-refusal.ts'

/** No form stays open for longer: its session is over. */
const longestForm = hours(12)

/**
 * Answers `stale` where a change would have other consequences than its preview showed. `begins` is how the record speaks of
 * the row; a registrant may also have changed it, and then nobody is named.
 */
export async function orStale<T>(
  begins: string,
  { database, clocks }: Pick<OfficeParts, 'database' | 'clocks'>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const isStale =
      error instanceof StaffRefusal && (error.code === 'changed_meanwhile' || error.code === 'entry_changed')
    if (!isStale) throw error
    const since = new Date(clocks.real.now().getTime() - longestForm)
    const last = await lastActionOn(database, { begins, since })
    const change = last ? { by: last.who, at: last.at.toISOString(), what: last.what } : null
    throw new ApiError(409, 'stale', { change })
  }
}
