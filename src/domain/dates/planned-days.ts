// How far ahead staff plan. A day beyond is a mistake: in the database it would be in everybody's calendar.
import { addMonths, type Day } from './days.ts'

const yearsAhead = 5

export function lastPlannedDay(today: Day): Day {
  return addMonths(today, 12 * yearsAhead)
}
