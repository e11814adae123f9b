import type { Day } from '../dates/days.ts'
import type { CourseId, Program } from './catalogue.ts'
import { type CourseDate, datesOf, type SetDate } from './course-dates.ts'

type Bookable = CourseDate & { course: string; past: boolean }

/** A course and the date to take it on; null while no date fits. */
export type PathStep<T extends Bookable> = { course: CourseId; date: SetDate<T> | null }

type ProgramPath<T extends Bookable> = {
  steps: readonly PathStep<T>[]
  /** The last day of the last course; null while a course has no date that fits. */
  completeBy: Day | null
}

/**
 * The dates that take a participant through a program in the shortest time: no two overlap, and the courses that
 * the Mastership adds begin after the Fellowship's have ended. A course without such a date stays open and does not
 * delay the others.
 */
export function programPath<T extends Bookable>(
  { courses, own }: Pick<Program, 'courses' | 'own'>,
  dates: readonly T[],
  isFree: (date: T) => boolean,
): ProgramPath<T> {
  const before = courses.filter((course) => !own.includes(course))
  const levels = [before, own]
  let lastDay = ''
  const steps: PathStep<T>[] = []
  for (const level of levels) {
    const candidates = level.map((course) => ({
      course,
      dates: datesOf(course, dates).upcoming.filter((date) => date.start > lastDay && isFree(date)),
    }))
    steps.push(...shortest(candidates, []))
    lastDay = endOf(steps)
  }
  return { steps, completeBy: steps.every(({ date }) => date) ? lastDay : null }
}

/**
 * The courses of a level as the page of one of them shows them: this course on its next date, the others on dates that
 * fit it. A course without such a date has its next one, and the level then has no end.
 */
export function pathFrom<T extends Bookable>(
  here: CourseId,
  { own }: Pick<Program, 'own'>,
  dates: readonly T[],
  isFree: (date: T) => boolean,
): ProgramPath<T> {
  const nextOf = (course: CourseId) => datesOf(course, dates).upcoming[0] ?? null
  const others = own
    .filter((course) => course !== here)
    .map((course) => ({ course, dates: datesOf(course, dates).upcoming.filter(isFree) }))
  const fitting = shortest(others, [{ course: here, date: nextOf(here) }])
  const dateOf = new Map(fitting.map(({ course, date }) => [course, date]))
  return {
    steps: own.map((course) => ({ course, date: dateOf.get(course) ?? nextOf(course) })),
    completeBy: fitting.every(({ date }) => date && isFree(date)) ? endOf(fitting) : null,
  }
}

type Candidates<T extends Bookable> = { course: CourseId; dates: readonly SetDate<T>[] }

/** Tries every combination: a level has three courses with a few dates each. */
function shortest<T extends Bookable>(
  [next, ...others]: readonly Candidates<T>[],
  chosen: readonly PathStep<T>[],
): readonly PathStep<T>[] {
  if (!next) return chosen
  const fitting = next.dates.filter((date) => chosen.every((step) => !step.date || areApart(step.date, date)))
  return [...fitting, null]
    .map((date) => shortest(others, [...chosen, { course: next.course, date }]))
    .reduce((best, path) => (isBetter(path, best) ? path : best))
}

/** More courses with a date, then an earlier end. */
function isBetter<T extends Bookable>(path: readonly PathStep<T>[], best: readonly PathStep<T>[]): boolean {
  const [count, bestCount] = [path, best].map((steps) => steps.filter(({ date }) => date).length)
  return count === bestCount ? endOf(path) < endOf(best) : (count ?? 0) > (bestCount ?? 0)
}

function endOf<T extends Bookable>(steps: readonly PathStep<T>[]): Day {
  return steps.reduce((last, { date }) => (date && date.end > last ? date.end : last), '')
}

function areApart(one: SetDate<Bookable>, other: SetDate<Bookable>): boolean {
  return one.end < other.start || other.end < one.start
}
