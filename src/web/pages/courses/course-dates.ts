import type { CourseDateSummary } from '#contract/page-data.ts'
import type { CourseId } from '#domain/catalogue.ts'
import { datesOf, type SetDate } from '#domain/course-dates.ts'

export type CourseDateWithDays = SetDate<CourseDateSummary>

/** A course's dates as its panel tells them. */
export type CourseDates = {
  /** The next date that can still be taken; null where none is set. */
  next: CourseDateWithDays | null
  further: readonly CourseDateWithDays[]
  past: readonly CourseDateWithDays[]
}

export function panelDates(course: CourseId, courseDates: readonly CourseDateSummary[]): CourseDates {
  const { upcoming, past } = datesOf(course, courseDates)
  const [next = null, ...further] = upcoming
  return { next, further, past }
}

export function registerPath(course: CourseId, date: CourseDateWithDays | null): string {
  return `/register?course=${course}${date ? `&date=${date.start}` : ''}`
}
