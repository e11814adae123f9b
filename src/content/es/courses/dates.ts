import { partsOf } from '#domain/dates/day-parts.ts'
import type { Day } from '#domain/dates/days.ts'
import type { Dates } from '../../en/courses/dates.ts'

export const months = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
]

const toBeAnnounced = 'Por anunciar'

/** '12 de septiembre' */
function formatMonthDay(day: Day): string {
  const { month, date } = partsOf(day)
  return `${date} de ${months[month]}`
}

/** '12 de septiembre de 2025' */
function formatDay(day: Day): string {
  return `${formatMonthDay(day)} de ${partsOf(day).year}`
}

/** '12–14 de septiembre', '30 de octubre al 2 de noviembre'. The years must be equal. */
function formatDays(start: Day, end: Day): string {
  const last = formatMonthDay(end)
  if (start === end) return last
  return partsOf(start).month === partsOf(end).month
    ? `${partsOf(start).date}–${last}`
    : `${formatMonthDay(start)} al ${last}`
}

/** '12–14 de septiembre de 2025', '31 de diciembre de 2025 al 2 de enero de 2026' */
function formatRange(start: Day, end: Day): string {
  const { year } = partsOf(end)
  if (partsOf(start).year !== year) return `${formatDay(start)} al ${formatDay(end)}`
  return `${formatDays(start, end)} de ${year}`
}

export const dates: Dates = {
  formatMonthDay,
  formatDay,
  formatMonth(day) {
    const { month, year } = partsOf(day)
    return `${months[month]} de ${year}`
  },
  formatRange,
  toBeAnnounced,
  /** A month is on one line with its 'de', and a second one with its day. */
  rangeAndYear(start, end) {
    const year = String(partsOf(end).year)
    const range = formatRange(start, end).slice(0, -` de ${year}`.length)
    return [range.replaceAll(' de ', ' de\u00a0').replace(/ al (\d+) /, ' al $1\u00a0'), year]
  },
  rangeParts(start, end) {
    const from = partsOf(start)
    const to = partsOf(end)
    if (from.year !== to.year || from.month !== to.month) return null
    const days = start === end ? String(from.date) : `${from.date}–${to.date}`
    return { before: '', days, after: `de ${months[from.month]} de ${from.year}` }
  },
  formatCourseDate({ start, end }) {
    return start === null || end === null ? toBeAnnounced : formatRange(start, end)
  },
  formatMoment({ day, hour, minute }) {
    return `${formatDay(day)} a ${hour === 1 ? 'la' : 'las'} ${hour}:${minute}`
  },
}
