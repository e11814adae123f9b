import type { Day } from '../dates/days.ts'

/** Both days are null while the date is to be announced. */
export type CourseDate = { start: Day | null; end: Day | null }

/** A date counts as past the day after its first day: nobody can join a course that has begun. */
export function isPast({ start }: Pick<CourseDate, 'start'>, today: Day): boolean {
  return start !== null && start < today
}

type Listed = CourseDate & { course: string; past: boolean }
/** A date whose days are known. */
export type SetDate<T extends Listed> = T & { start: Day; end: Day }

/** Dates with known days, in order: those still bookable, and those that are past. */
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
