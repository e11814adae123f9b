import type { Language } from './language.ts'
import { partsOf } from './short-dates.ts'

// Days are ISO days, 'YYYY-MM-DD', in Los Angeles, where the academy is. Month names are written out and not taken
// from Intl: server and browser must print the same letters.
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

/** The first instant of a day in Los Angeles. */
export function startOfDay(day: Day): Date {
  const candidates = [7, 8].map((hour) => new Date(utc(day).getTime() + hours(hour)))
  return candidates.find((instant) => dayOf(instant) === day) ?? utc(day)
}

export function isDay(value: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(value) && fromUtc(utc(value)) === value
}

export function addDays(day: Day, count: number): Day {
  return fromUtc(new Date(utc(day).getTime() + days(count)))
}

/** The same day of the month, or the month's last day where it is shorter. */
export function addMonths(day: Day, count: number): Day {
  const { year, month, date } = partsOf(day)
  const lastOfMonth = new Date(Date.UTC(year, month + count + 1, 0))
  return fromUtc(new Date(Date.UTC(year, month + count, Math.min(date, lastOfMonth.getUTCDate()))))
}

/** How many days `later` lies after `earlier`; negative where it lies before. */
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
/** A length of time in milliseconds; calendars count with addDays. */
export function days(count: number): number {
  return count * hours(24)
}

const long: Record<Language, readonly string[]> = {
  en: 'January February March April May June July August September October November December'.split(' '),
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' '),
}

/** '28 August 2025', '28 de agosto de 2025' */
export function formatDay(day: Day, language: Language): string {
  const { year, month, date } = partsOf(day)
  const name = long[language][month]
  return language === 'es' ? `${date} de ${name} de ${year}` : `${date} ${name} ${year}`
}

const timeParts = new Intl.DateTimeFormat('en-US', {
  timeZone: zone,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** '28 August 2025, 3:40 PM', '28 de agosto de 2025 a las 15:40', in Los Angeles */
export function formatInstant(instant: Date, language: Language): string {
  const day = formatDay(dayOf(instant), language)
  const [hour = '0', minute = '00'] = timeParts.format(instant).split(':')
  if (language === 'es') return `${day} a ${Number(hour) === 1 ? 'la' : 'las'} ${Number(hour)}:${minute}`
  return `${day}, ${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? 'AM' : 'PM'}`
}

function utc(day: Day): Date {
  const { year, month, date } = partsOf(day)
  return new Date(Date.UTC(year, month, date))
}

function fromUtc(instant: Date): Day {
  return Number.isNaN(instant.getTime()) ? '' : instant.toISOString().slice(0, 10)
}
