// Days with their month in short, as the dates of courses stand on the first page: it needs these alone of all about days.
import type { Day } from './days.ts'
import type { Language } from './language.ts'

// The spec writes 'Sept'.
const short: Record<Language, readonly string[]> = {
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'June', 'July', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'],
  es: ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sept', 'oct', 'nov', 'dic'],
}

/** The month counts from 0. */
export function partsOf(day: Day): { year: number; month: number; date: number } {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return { year, month: month - 1, date }
}

/** '28 Aug 2025', '28 ago 2025' */
export function formatShortDay(day: Day, language: Language): string {
  const { year, month, date } = partsOf(day)
  return `${date} ${short[language][month]} ${year}`
}

/** 'Sept 12', '12 sept' */
export function formatMonthDay(day: Day, language: Language): string {
  const { month, date } = partsOf(day)
  return language === 'es' ? `${date} ${short.es[month]}` : `${short.en[month]} ${date}`
}

/** 'Sept 12–14 2025', 'Oct 30–Nov 2 2025', '12–14 sept 2025' */
export function formatRange(start: Day, end: Day, language: Language): string {
  const from = partsOf(start)
  const to = partsOf(end)
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
  const from = partsOf(start)
  const to = partsOf(end)
  if (from.year !== to.year || from.month !== to.month) return null
  const days = start === end ? String(from.date) : `${from.date}–${to.date}`
  const month = short[language][from.month] ?? ''
  return language === 'es'
    ? { before: '', days, after: `${month} ${from.year}` }
    : { before: month, days, after: String(from.year) }
}
