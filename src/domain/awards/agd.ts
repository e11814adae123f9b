import type { Course } from '../catalogue/catalogue.ts'
import { addDays, type Day, daysBetween } from '../dates/days.ts'

// The Academy of General Dentistry accepts attendance records of its members for thirty days after a course.

export const agdDays = 30

export function isAgdNumber(text: string): boolean {
  return /^\d{6}$/.test(text)
}

/**
 * The last day to submit attendance, and the days left until then: negative when it has passed, more than the
 * whole period before the course has ended.
 */
export function agdDeadline(lastDay: Day, today: Day): { until: Day; left: number } {
  const until = addDays(lastDay, agdDays)
  return { until, left: daysBetween(today, until) }
}

export function agdDelivery({ ceKind }: Pick<Course, 'ceKind'>): 'Lecture' | 'Participation' {
  return ceKind === 'hands-on' ? 'Participation' : 'Lecture'
}

/** '2025-09-14' → '09/14/2025' */
export function agdDate(day: Day): string {
  const [year, month, date] = day.split('-')
  return `${month}/${date}/${year}`
}
