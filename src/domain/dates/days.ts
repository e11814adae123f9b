import { partsOf } from './day-parts.ts'

// Days are ISO days, 'YYYY-MM-DD', in Los Angeles, the academy's time zone.
export type Day = string

export const zone = 'America/Los_Angeles'
const dayParts = new Intl.DateTimeFormat('en-US', {
  timeZone: zone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

export function dayOf(instant: Date): Day {
  const part = Object.fromEntries(dayParts.formatToParts(instant).map(({ type, value }) => [type, value]))
  return `${part.year}-${part.month}-${part.day}`
}

export function startOfDay(day: Day): Date {
  const candidates = [7, 8].map((hour) => new Date(utc(day).getTime() + hours(hour)))
  return candidates.find((instant) => dayOf(instant) === day) ?? utc(day)
}

export function isDay(value: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(value) && fromUtc(utc(value)) === value
}

/** From 9999 on, adding days makes days that nothing can read. */
export const sentYears = /^(?:19|20|21)\d{2}-/
export const outsideSentYears = 'must be from 1900 to 2199'

export function addDays(day: Day, count: number): Day {
  return fromUtc(new Date(utc(day).getTime() + days(count)))
}

/** The same day of the month, or the last day of a shorter month. */
export function addMonths(day: Day, count: number): Day {
  const { year, month, date } = partsOf(day)
  const lastOfMonth = new Date(Date.UTC(year, month + count + 1, 0))
  return fromUtc(new Date(Date.UTC(year, month + count, Math.min(date, lastOfMonth.getUTCDate()))))
}

/** Negative when `later` is before `earlier`. */
/** The Monday of a day's week. */
export function mondayOf(day: Day): Day {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return addDays(day, -((weekday + 6) % 7))
}

export function daysBetween(earlier: Day, later: Day): number {
  return Math.round((utc(later).getTime() - utc(earlier).getTime()) / days(1))
}

export function seconds(count: number): number {
  return count * 1000
}
export function minutes(count: number): number {
  return count * seconds(60)
}
export function hours(count: number): number {
  return count * minutes(60)
}
/** Durations in milliseconds. Calendar arithmetic uses addDays. */
export function days(count: number): number {
  return count * hours(24)
}

const timeParts = new Intl.DateTimeFormat('en-US', {
  timeZone: zone,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** The time of day in Los Angeles. */
export type Moment = { day: Day; hour: number; minute: string }

export function momentOf(instant: Date): Moment {
  const [hour = '0', minute = '00'] = timeParts.format(instant).split(':')
  return { day: dayOf(instant), hour: Number(hour), minute }
}

function utc(day: Day): Date {
  const { year, month, date } = partsOf(day)
  return new Date(Date.UTC(year, month, date))
}

function fromUtc(instant: Date): Day {
  return Number.isNaN(instant.getTime()) ? '' : instant.toISOString().slice(0, 10)
}
