import { type CourseId, type ProgramId, programs } from './catalogue.ts'
import { type CourseDate, datesOf, type SetDate } from './course-dates.ts'
import type { Day } from './days.ts'

type Bookable = CourseDate & { course: string; past: boolean }

/** A course and the date to take it on; null while no date fits. */
export type PathStep<T extends Bookable> = { course: CourseId; date: SetDate<T> | null }

export type ProgramPath<T extends Bookable> = {
  steps: readonly PathStep<T>[]
  /** The last day of the last course; null while a course has no date that fits. */
  completeBy: Day | null
}

/**
 * The earliest dates that take a participant through a program: each course begins after the one before it has
 * ended. A course without such a date stays open and does not delay the others.
 */
export function programPath<T extends Bookable>(
  program: ProgramId,
  dates: readonly T[],
  isFree: (date: T) => boolean,
): ProgramPath<T> {
  let lastDay = ''
  const steps = programs[program].courses.map((course) => {
    const { upcoming } = datesOf(course, dates)
    const date = upcoming.find((candidate) => candidate.start > lastDay && isFree(candidate)) ?? null
    if (date) lastDay = date.end
    return { course, date }
  })
  return { steps, completeBy: steps.every(({ date }) => date) ? lastDay : null }
}
