import type { CourseDate } from '#domain/catalogue/course-dates.ts'
import { partsOf } from '#domain/dates/day-parts.ts'
import type { Day, Moment } from '#domain/dates/days.ts'

// The specification writes 'Sept'. Not from Intl: server and browser must print the same characters.
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'June', 'July', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec']

/** A date that has not been set, as the specification writes it. */
const toBeAnnounced = 'TBD'

/** 'Sept 12' */
function formatMonthDay(day: Day): string {
  const { month, date } = partsOf(day)
  return `${months[month]} ${date}`
}

/** 'Sept 12, 2025' */
function formatDay(day: Day): string {
  return `${formatMonthDay(day)}, ${partsOf(day).year}`
}

/** 'Sept 12–14', 'Oct 30–Nov 2'. The years must be equal. */
function formatDays(start: Day, end: Day): string {
  const first = formatMonthDay(start)
  if (start === end) return first
  return partsOf(start).month === partsOf(end).month
    ? `${first}–${partsOf(end).date}`
    : `${first}–${formatMonthDay(end)}`
}

/** 'Sept 12–14, 2025', 'Dec 31, 2025–Jan 2, 2026' */
function formatRange(start: Day, end: Day): string {
  const { year } = partsOf(end)
  if (partsOf(start).year !== year) return `${formatDay(start)}–${formatDay(end)}`
  return `${formatDays(start, end)}, ${year}`
}

export const dates = {
  formatMonthDay,
  formatDay,
  /** 'Sept 2025' */
  formatMonth(day: Day): string {
    const { month, year } = partsOf(day)
    return `${months[month]} ${year}`
  },
  formatRange,
  toBeAnnounced,
  /** A range and its year, for a year in smaller type: 'Sept 12–14', '2025'. */
  rangeAndYear(start: Day, end: Day): [range: string, year: string] {
    const year = String(partsOf(end).year)
    return [formatRange(start, end).slice(0, -`, ${year}`.length), year]
  },
  /**
   * A range in pieces, for its days in very large type: 'Sept', '12–14,', '2025'.
   * Null if it spans two months: then formatRange reads better.
   */
  rangeParts(start: Day, end: Day): { before: string; days: string; after: string } | null {
    const from = partsOf(start)
    const to = partsOf(end)
    if (from.year !== to.year || from.month !== to.month) return null
    const days = start === end ? String(from.date) : `${from.date}–${to.date}`
    return { before: months[from.month] ?? '', days: `${days},`, after: String(from.year) }
  },
  /** 'Sept 12–14, 2025', or 'TBD' */
  formatCourseDate({ start, end }: CourseDate): string {
    return start === null || end === null ? toBeAnnounced : formatRange(start, end)
  },
  /** 'Aug 28, 2025, 3:40 PM' */
  formatMoment({ day, hour, minute }: Moment): string {
    return `${formatDay(day)}, ${hour % 12 || 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}`
  },
}
export type Dates = typeof dates
