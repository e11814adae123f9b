// Times as they are typed: a day and '18:00', in Los Angeles.
import { type Day, dayOf, hours, minutes, momentOf, startOfDay } from '#domain/dates/days.ts'

export function instantAt(day: Day, time: string): Date {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const guess = new Date(startOfDay(day).getTime() + hours(hour) + minutes(minute))
  // The day on which the clocks change is 23 or 25 hours long.
  const off = dayOf(guess) === day ? hour - momentOf(guess).hour : 0
  return new Date(guess.getTime() + hours(off))
}

export function timeAt(instant: Date): string {
  const { hour, minute } = momentOf(instant)
  return `${String(hour).padStart(2, '0')}:${minute}`
}
