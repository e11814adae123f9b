// Errors about dates that cannot be chosen, shared by the registration form and the account.

import type { CourseId } from '#domain/catalogue/catalogue.ts'
import type { Day } from '#domain/dates/days.ts'
import type { CourseDateRow } from '#platform/database/rows/dates.ts'
import { Refusal } from '#platform/refusal.ts'

export function dateFull(full: readonly Pick<CourseDateRow, 'course' | 'startDay' | 'endDay'>[]) {
  const dates = full.flatMap(({ course, startDay: start, endDay: end }) =>
    start === null || end === null ? [] : [{ course, start, end }],
  )
  return new Refusal('session_full', { dates })
}

export function dateGone(date: { course: CourseId; start: Day }) {
  return new Refusal('no_such_date', { dates: [date] })
}
