import { type Day, formatRange } from './days.ts'
import type { Language } from './language.ts'

/** A date of a course; both days are null while it is to be announced. */
export type CourseDate = { start: Day | null; end: Day | null }

/** A date is past from the day after its first one: nobody joins a course that has begun. */
export function isPast({ start }: Pick<CourseDate, 'start'>, today: Day): boolean {
  return start !== null && start < today
}

/** 'Sept 12–14 2025', or 'TBD' in both languages, as the academy writes it. */
export function formatCourseDate({ start, end }: CourseDate, language: Language): string {
  return start === null || end === null ? 'TBD' : formatRange(start, end, language)
}
