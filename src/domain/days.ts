import type { Language } from './language.ts'

// Days are ISO days, 'YYYY-MM-DD', in Los Angeles, where the academy is. Month names are written here and not taken
// from Intl: server and browser must print the same letters, and the spec writes 'Sept'.
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
  const { year, month, date } = parse(day)
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

const short: Record<Language, readonly string[]> = {
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'June', 'July', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'],
  es: ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sept', 'oct', 'nov', 'dic'],
}
const long: Record<Language, readonly string[]> = {
  en: 'January February March April May June July August September October November December'.split(' '),
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' '),
}

/** '28 August 2025', '28 de agosto de 2025' */
export function formatDay(day: Day, language: Language): string {
  const { year, month, date } = parse(day)
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

/** '28 Aug 2025', '28 ago 2025' */
export function formatShortDay(day: Day, language: Language): string {
  const { year, month, date } = parse(day)
  return `${date} ${short[language][month]} ${year}`
}

/** 'Sept 12', '12 sept' */
export function formatMonthDay(day: Day, language: Language): string {
  const { month, date } = parse(day)
  return language === 'es' ? `${date} ${short.es[month]}` : `${short.en[month]} ${date}`
}

/** 'Sept 12–14 2025', 'Oct 30–Nov 2 2025', '12–14 sept 2025' */
export function formatRange(start: Day, end: Day, language: Language): string {
  const from = parse(start)
  const to = parse(end)
  const first = formatMonthDay(start, language)
  const last = formatMonthDay(end, language)
  if (start === end) return `${first} ${from.year}`
  if (from.year !== to.year) return `${first} ${from.year}–${last} ${to.year}`
  if (from.month !== to.month) return `${first}–${last} ${to.year}`
  if (language === 'es') return `${from.date}–${last} ${to.year}`
  return `${first}–${to.date} ${to.year}`
}

/** The same in two, for a year that stands smaller: 'Sept 12–14', '2025' */
export function rangeAndYear(start: Day, end: Day, language: Language): [range: string, year: string] {
  const range = formatRange(start, end, language)
  return [range.slice(0, -5), range.slice(-4)]
}

/**
 * A range in pieces, to be set with its days very large: 'Sept' '12–14' '2025', or '12–14' 'sept 2025' in Spanish.
 * Null where it crosses a month: then formatRange reads better.
 */
export function rangeParts(
  start: Day,
  end: Day,
  language: Language,
): { before: string; days: string; after: string } | null {
  const from = parse(start)
  const to = parse(end)
  if (from.year !== to.year || from.month !== to.month) return null
  const days = start === end ? String(from.date) : `${from.date}–${to.date}`
  const month = short[language][from.month] ?? ''
  return language === 'es'
    ? { before: '', days, after: `${month} ${from.year}` }
    : { before: month, days, after: String(from.year) }
}

function parse(day: Day): { year: number; month: number; date: number } {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return { year, month: month - 1, date }
}

function utc(day: Day): Date {
  const { year, month, date } = parse(day)
  return new Date(Date.UTC(year, month, date))
}

function fromUtc(instant: Date): Day {
  return Number.isNaN(instant.getTime()) ? '' : instant.toISOString().slice(0, 10)
}
