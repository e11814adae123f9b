import type { OfficeAttendance } from '#contract/dates/attendance.ts'
import { dayOf, daysBetween, zone } from '#domain/dates/days.ts'

const hour = new Intl.DateTimeFormat('en-US', { timeZone: zone, hour: 'numeric', hourCycle: 'h23' })

/** The half-day that is on: the afternoon begins at noon. Null before the date and after it. */
export function currentHalfDay(
  { start, held }: Pick<OfficeAttendance, 'start' | 'held'>,
  now: Date,
): number | null {
  const halfDay = 2 * daysBetween(start, dayOf(now)) + (Number(hour.format(now)) >= 12 ? 1 : 0)
  return halfDay >= 0 && halfDay < held ? halfDay : null
}
