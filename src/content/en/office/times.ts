// Days and times as the office writes them: "9:48 am" in Los Angeles, "Nov 17".
import { type Day, dayOf, daysBetween, zone } from '#domain/dates/days.ts'

const inZone = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { timeZone: zone, ...options })
const clock = inZone({ hour: 'numeric', minute: '2-digit' })
const clockAndZone = inZone({ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' })
const monthDay = inZone({ month: 'short', day: 'numeric' })
const monthDayYear = inZone({ month: 'short', day: 'numeric', year: 'numeric' })
const weekday = inZone({ weekday: 'long', month: 'long', day: 'numeric' })

const shortWeekday = inZone({ weekday: 'short', day: 'numeric' })
const month = inZone({ month: 'long', year: 'numeric' })
const shortMonth = inZone({ month: 'short' })

const lower = (time: string) => time.replace(/\s?([AP])M/, (_all, half: string) => ` ${half.toLowerCase()}m`)
/** Noon in UTC is the same day in Los Angeles. */
const noon = (day: Day) => new Date(`${day}T20:00:00Z`)

/** '9:48 am' */
export const timeOf = (instant: string | Date) => lower(clock.format(new Date(instant)))

/** '9:48 am PST' */
export const timeAndZoneOf = (instant: string | Date) => lower(clockAndZone.format(new Date(instant)))

/** 'Nov 17', with the year unless it is the current one: 'Nov 17 2025'. */
export function shortDay(day: Day, today: Day): string {
  const format = day.slice(0, 4) === today.slice(0, 4) ? monthDay : monthDayYear
  return format.format(noon(day)).replace(',', '')
}

/** 'Tuesday, November 17' */
export const longDay = (day: Day) => weekday.format(noon(day))

/** 'Thu 12' */
export function weekdayAndDate(day: Day): string {
  const parts = shortWeekday.formatToParts(noon(day))
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  return `${of('weekday')} ${of('day')}`
}

/** 'June 2027' */
export const longMonth = (day: Day) => month.format(noon(day))

/** 'Jun', in January with the year: 'Jan 2027'. */
export const monthHead = (day: Day) =>
  day.slice(5, 7) === '01'
    ? `${shortMonth.format(noon(day))} ${day.slice(0, 4)}`
    : shortMonth.format(noon(day))

/** 'Nov 12–17', 'Nov 30–Dec 2', with the year unless it is the current one. */
export function daySpan(start: Day, end: Day, today: Day): string {
  if (start === end) return shortDay(start, today)
  const year = end.slice(0, 4) === today.slice(0, 4) ? '' : ` ${end.slice(0, 4)}`
  const until =
    start.slice(0, 7) === end.slice(0, 7) ? String(Number(end.slice(8))) : monthDay.format(noon(end))
  // A span that begins in another year than this and its end's.
  const isEarlier = start.slice(0, 4) < end.slice(0, 4) && start.slice(0, 4) < today.slice(0, 4)
  const first = isEarlier ? shortDay(start, today) : monthDay.format(noon(start))
  return `${first}–${until}${year}`
}

/** '9:48 am' today, 'Nov 12' before. */
export function whenOf(instant: string, now: Date): string {
  const day = dayOf(new Date(instant))
  return day === dayOf(now) ? timeOf(instant) : shortDay(day, dayOf(now))
}

/** 'Nov 17, 9:12 am' */
export const dayAndTime = (instant: string, now: Date) =>
  `${shortDay(dayOf(new Date(instant)), dayOf(now))}, ${timeOf(instant)}`

/** 'two minutes ago', for what changed while a form was open. */
export function agoOf(instant: string, now: Date): string {
  const minutes = Math.round((now.getTime() - new Date(instant).getTime()) / 60_000)
  if (minutes < 1) return 'just now'
  if (minutes < 60) return minutes === 1 ? 'a minute ago' : `${minutes} minutes ago`
  return `at ${dayAndTime(instant, now)}`
}

/** 'in 13 days', 'today', 'ended 3 days ago' */
export function daysUntil(day: Day, today: Day): string {
  const count = daysBetween(today, day)
  if (count === 0) return 'today'
  const days = Math.abs(count) === 1 ? 'day' : 'days'
  return count > 0 ? `in ${count} ${days}` : `${-count} ${days} ago`
}

export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
