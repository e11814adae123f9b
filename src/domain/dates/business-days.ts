import { addDays, type Day } from './days.ts'

/** The day that is `count` business days later; Saturdays and Sundays do not count. */
export function addBusinessDays(day: Day, count: number): Day {
  let at = day
  for (let left = count; left > 0; ) {
    at = addDays(at, 1)
    if (!isWeekend(at)) left -= 1
  }
  return at
}

function isWeekend(day: Day): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return weekday === 0 || weekday === 6
}
