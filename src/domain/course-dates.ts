import { type CourseId, courses } from './catalogue.ts'
import type { Day } from './days.ts'

/** A date of a course; both days are null while it is to be announced. */
export type CourseDate = { start: Day | null; end: Day | null }

/** A date is past from the day after its first one: nobody joins a course that has begun. */
export function isPast({ start }: Pick<CourseDate, 'start'>, today: Day): boolean {
  return start !== null && start < today
}

/** In days, as the academy has always held them. */
export function usualLength(course: CourseId): number {
  return courses[course].ceKind === 'hands-on' ? 6 : 3
}

type Listed = CourseDate & { course: string; past: boolean }
/** A date whose days are set. */
export type SetDate<T extends Listed> = T & { start: Day; end: Day }

/** Set dates in their order: those that can still be taken, and those that are over. */
type InOrder<T extends Listed> = { upcoming: readonly SetDate<T>[]; past: readonly SetDate<T>[] }

export function setDates<T extends Listed>(dates: readonly T[]): InOrder<T> {
  const set = dates
    .filter((date): date is SetDate<T> => date.start !== null && date.end !== null)
    .sort((one, other) => one.start.localeCompare(other.start))
  return { upcoming: set.filter(({ past }) => !past), past: set.filter(({ past }) => past) }
}

export function datesOf<T extends Listed>(course: string, dates: readonly T[]): InOrder<T> {
  return setDates(dates.filter((date) => date.course === course))
}
