// Errors about dates that cannot be chosen, shared by the registration form and the account.

import type { CourseId } from '#domain/catalogue/catalogue.ts'
import type { Day } from '#domain/dates/days.ts'
import type { CourseDateRow } from '#platform/database/rows/dates.ts'
import { ApiError } from '#platform/http/errors.ts'

export function dateFull(full: readonly Pick<CourseDateRow, 'course' | 'startDay' | 'endDay'>[]) {
  const dates = full.flatMap(({ course, startDay: start, endDay: end }) =>
    start === null || end === null ? [] : [{ course, start, end }],
  )
  return new ApiError(409, 'session_full', { dates })
}

export function dateGone(date: { course: CourseId; start: Day }) {
  return new ApiError(409, 'no_such_date', { dates: [date], to: 'choose' })
}
