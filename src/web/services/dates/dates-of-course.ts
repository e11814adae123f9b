import type { CourseDateSummary } from '#contract/page-data.ts'
import type { CourseId } from '#domain/catalogue/catalogue.ts'
import { datesOf, type SetDate } from '#domain/catalogue/course-dates.ts'

export type PanelDate = SetDate<CourseDateSummary>

export type CourseDates = {
  /** The next upcoming date; null if none is set. */
  next: PanelDate | null
  further: readonly PanelDate[]
  past: readonly PanelDate[]
}

export function panelDates(course: CourseId, dates: readonly CourseDateSummary[]): CourseDates {
  const { upcoming, past } = datesOf(course, dates)
  const [next = null, ...further] = upcoming
  return { next, further, past }
}

export function registerPath(course: CourseId, date: PanelDate | null): string {
  return `/register?course=${course}${date ? `&date=${date.start}` : ''}`
}
