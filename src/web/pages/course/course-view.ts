import { placeOf } from '#content/catalogue.ts'
import type { Copy } from '#content/en/courses/course.ts'
import type { CourseDate } from '#contract/dates/course-dates.ts'
import type { CourseDateSummary } from '#contract/page-data.ts'
import type { CourseId } from '#domain/catalogue/catalogue.ts'
import type { Language } from '#domain/people/language.ts'
import { heldUntil, seatsLeft } from '../../services/dates/course-dates.ts'
import { type PanelDate, panelDates, registerPath } from '../../services/dates/dates-of-course.ts'

/** What the sections of a course's page share. */
export type CourseView = {
  id: CourseId
  copy: Copy
  language: Language
  /** The next upcoming date; null if none is set. */
  next: PanelDate | null
  /** Of the next date, or of the course. */
  place: string
  /** Free seats of the next date; null until they have loaded. */
  left: number | null
  inPayment: boolean
  registerPath: string
}

export function courseView(
  id: CourseId,
  { copy, language }: { copy: Copy; language: Language },
  dates: readonly CourseDateSummary[],
  seats: readonly CourseDate[] | null,
): CourseView {
  const { next } = panelDates(id, dates)
  return {
    id,
    copy,
    language,
    next,
    place: next?.location ?? placeOf(id),
    left: next && seatsLeft(next, seats),
    inPayment: next !== null && heldUntil(next, seats) !== null,
    registerPath: registerPath(id, next),
  }
}
