import type { CourseDateSummary } from '#contract/page-data.ts'
import { type SetDate, setDates } from '#domain/course-dates.ts'

const shown = 4

/** The next four dates; where none lies ahead, the last four, which the page marks as past. */
export function nextDates(courseDates: readonly CourseDateSummary[]): readonly SetDate<CourseDateSummary>[] {
  const { upcoming, past } = setDates(courseDates)
  return upcoming.length > 0 ? upcoming.slice(0, shown) : past.slice(-shown)
}
