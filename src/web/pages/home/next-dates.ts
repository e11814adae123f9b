import type { SessionSummary } from '#contract/page-data.ts'
import { type SetDate, setDates } from '#domain/course-dates.ts'

const shown = 4

/** The next four dates; where none lies ahead, the last four, which the page marks as past. */
export function nextDates(sessions: readonly SessionSummary[]): readonly SetDate<SessionSummary>[] {
  const { upcoming, past } = setDates(sessions)
  return upcoming.length > 0 ? upcoming.slice(0, shown) : past.slice(-shown)
}
