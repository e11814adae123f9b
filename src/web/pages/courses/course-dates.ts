import type { SessionSummary } from '#contract/page-data.ts'
import type { CourseId } from '#domain/catalogue.ts'
import { datesOf, type SetDate } from '#domain/course-dates.ts'

export type DatedSession = SetDate<SessionSummary>

/** A course's dates as its panel tells them. */
export type CourseDates = {
  /** The next date that can still be taken; null where none is set. */
  next: DatedSession | null
  further: readonly DatedSession[]
  past: readonly DatedSession[]
}

export function panelDates(course: CourseId, sessions: readonly SessionSummary[]): CourseDates {
  const { upcoming, past } = datesOf(course, sessions)
  const [next = null, ...further] = upcoming
  return { next, further, past }
}

export function registerPath(course: CourseId, date: DatedSession | null): string {
  return `/register?course=${course}${date ? `&date=${date.start}` : ''}`
}
