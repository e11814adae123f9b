import { type CourseId, courses } from './catalogue.ts'
import { addDays, addMonths, type Day } from './days.ts'

/** The last day of the early price for a date; null for courses without one. */
export function lastEarlyDay(course: CourseId, start: Day): Day | null {
  switch (courses[course].early) {
    case 'more than 2 weeks before':
      return addDays(start, -15)
    case 'more than 1 month before':
      return addDays(addMonths(start, -1), -1)
    case null:
      return null
  }
}
