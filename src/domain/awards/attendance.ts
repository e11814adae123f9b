// Attendance by half-day, and the CE hours that follow from it.
import { type Day, daysBetween } from '../dates/days.ts'

export const halfDayMarks = ['there', 'absent', 'open'] as const
/** 'open': not marked. */
export type HalfDayMark = (typeof halfDayMarks)[number]

/** A morning and an afternoon for each day. */
export function halfDaysOf({ start, end }: { start: Day; end: Day }): number {
  return 2 * (daysBetween(start, end) + 1)
}

/** A half-day that nobody marked counts as attended: staff mark those who were missing. */
export function attendedOf(marks: readonly HalfDayMark[]): number {
  return marks.filter((mark) => mark !== 'absent').length
}

/** The course's hours × half-days attended ÷ half-days held, to the hundredth. */
export function earnedHours(ceHours: number, { attended, held }: { attended: number; held: number }): number {
  return Math.round((ceHours * attended * 100) / held) / 100
}
