import { clockTime } from '#content/clock-time.ts'
import type { DateChoiceCopy } from '#content/en/registration/date-choice.ts'
import type { CourseDate } from '#contract/dates/course-dates.ts'
import type { CourseId } from '#domain/catalogue/catalogue.ts'
import { datesOf, type SetDate } from '#domain/catalogue/course-dates.ts'
import type { Day } from '#domain/dates/days.ts'
import type { Language } from '#domain/people/language.ts'
import { refusalOf } from '../refusal.ts'
import { wordsIn } from '../words/words.ts'
import { useRequestedCourseDates } from './course-dates.ts'

export type DateChoice = {
  course: CourseId
  current: Day | null
  /** Dates on which the waiting list holds a seat for this registrant, even if they are full. */
  offeredDates: readonly Day[]
}

type DateRow = {
  start: Day
  title: string
  note: string
  full: boolean
  /** Where to join the waiting list, if that makes sense. */
  waitingList: string | null
}

type Parts = {
  copy: DateChoiceCopy
  language: Language
  choose: (start: Day) => Promise<void>
  onChanged: () => Promise<void>
}

/** What the date dialog shows and does: the upcoming dates of a course with the seats that are free now. */
export function useDateDialog(choice: DateChoice, { copy, language, choose, onChanged }: Parts) {
  const { courseDates, failed, reload } = useRequestedCourseDates(choice.course)
  const dates = courseDates && datesOf(choice.course, courseDates).upcoming
  return {
    copy,
    course: wordsIn(language).courseLabel(choice.course),
    current: choice.current,
    rows: dates?.map((date) => dateRow(date, choice, copy, language)) ?? null,
    failed,
    reload,
    onChoose: async (start: Day) => {
      try {
        await choose(start)
        await onChanged()
        return undefined
      } catch (failure) {
        return refusalOf(failure, copy.refusal) ?? copy.problem
      }
    },
  }
}

function dateRow(
  date: SetDate<CourseDate>,
  { course, current, offeredDates }: DateChoice,
  copy: DateChoiceCopy,
  language: Language,
): DateRow {
  const { start, left, spots, heldUntil, location, sample } = date
  const isCurrent = start === current
  const isOffered = offeredDates.includes(start)
  const isFull = left === 0 && !isCurrent && !isOffered
  const full = heldUntil ? copy.inPayment(clockTime(heldUntil, language)) : copy.full
  const seats = isOffered ? copy.offered : isFull ? full : copy.seats(left, spots)
  const notes = [sample && copy.sample, location, isCurrent ? copy.current : seats]
  return {
    start,
    title: wordsIn(language).formatCourseDate(date),
    note: notes.filter(Boolean).join(', '),
    full: isFull,
    waitingList: isFull && heldUntil === null ? `/register?course=${course}&date=${start}` : null,
  }
}
