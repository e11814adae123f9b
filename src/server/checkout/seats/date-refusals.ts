// Errors about dates that cannot be chosen, shared by the registration form and the account.
import { wordsIn } from '#content/words.ts'
import type { CourseDateRow } from '#database/tables/rows/dates.ts'
import type { CourseId } from '#domain/catalogue.ts'
import type { Day } from '#domain/days.ts'
import { ApiError } from '../../http/errors.ts'

type RefusedDate = { course: CourseId; start: Day; end?: Day }

export function dateFull(full: readonly Pick<CourseDateRow, 'course' | 'startDay' | 'endDay'>[]) {
  const dates = full.flatMap(({ course, startDay: start, endDay: end }) =>
    start === null || end === null ? [] : [{ course, start, end }],
  )
  const are = dates.length > 1 ? 'These dates are' : 'This date is'
  return new ApiError(409, 'session_full', `${are} full: ${dates.map(inWords).join('; ')}.`, { dates })
}

export function dateGone(date: RefusedDate) {
  return new ApiError(409, 'no_such_date', `This date cannot be chosen any more: ${inWords(date)}.`, {
    dates: [date],
  })
}

/** 'Module 2, Sept 12–14, 2025' */
function inWords({ course, start, end = start }: RefusedDate): string {
  return `${wordsIn('en').courseLabel(course)}, ${wordsIn('en').formatRange(start, end)}`
}
