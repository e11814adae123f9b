import { type CourseId, courses } from './catalogue.ts'
import { addDays, type Day, daysBetween } from './days.ts'

// The Academy of General Dentistry takes attendance of its members within thirty days of a course.

/** How long it takes it. */
export const agdDays = 30

export function isAgdNumber(text: string): boolean {
  return /^\d{6}$/.test(text)
}

/**
 * The last day for sending it in, and how many days are left until then: below zero where it has gone by, more than there
 * are where the course has not ended yet.
 */
export function agdDeadline(lastDay: Day, today: Day): { until: Day; left: number } {
  const until = addDays(lastDay, agdDays)
  return { until, left: daysBetween(today, until) }
}

export function agdDelivery(course: CourseId): 'Lecture' | 'Participation' {
  return courses[course].ceKind === 'hands-on' ? 'Participation' : 'Lecture'
}

/** '2025-09-14' → '09/14/2025' */
export function agdDate(day: Day): string {
  const [year, month, date] = day.split('-')
  return `${month}/${date}/${year}`
}
