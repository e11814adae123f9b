import type { CourseDateSummary } from '#contract/page-data.ts'
import { type SetDate, setDates } from '#domain/catalogue/course-dates.ts'

const shown = 4

/** The next four dates; the last four if all are past. */
export function nextDates(dates: readonly CourseDateSummary[]): readonly SetDate<CourseDateSummary>[] {
  const { upcoming, past } = setDates(dates)
  return upcoming.length > 0 ? upcoming.slice(0, shown) : past.slice(-shown)
}
