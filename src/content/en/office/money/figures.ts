// Figures of the office.
import type { Day } from '#domain/dates/days.ts'
import { type Cents, formatWholeDollars } from '#domain/money/money.ts'

/** '12.7 %', '0.42 %'; of nothing there is no share. */
export function percent(part: number, whole: number): string {
  if (whole <= 0) return '–'
  const share = (part / whole) * 100
  if (share === 0 || share >= 99.95) return `${Math.round(share)} %`
  return share < 0.01 ? '<0.01 %' : `${share.toFixed(share < 1 ? 2 : 1)} %`
}

const month = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short', year: 'numeric' })
const week = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
})
const country = new Intl.DisplayNames('en', { type: 'region' })

export type Period = 'month' | 'week'

/** 'Nov 2025', or the Monday of a week. */
export const periodLabel = (start: Day, by: Period) =>
  (by === 'month' ? month : week).format(new Date(`${start}T00:00:00Z`)).replace(',', '')

/** Under a bar: the month's letter, or the Monday's number. */
export const periodMark = (start: Day, by: Period) =>
  by === 'month' ? periodLabel(start, by).slice(0, 1) : String(Number(start.slice(8)))

/** 'Nov', under the first day of a month. */
export const monthMark = (day: Day) => periodLabel(day, 'month').slice(0, 3)

export const countryName = (code: string | null) => (code ? (country.of(code) ?? code) : 'Not known')

/** '12k' */
export const thousands = (amount: Cents) => `${Math.round(amount / 100_000).toLocaleString('en-US')}k`

const change = (now: number, before: number) => {
  if (before <= 0) return null
  const percents = Math.round(((now - before) / before) * 100)
  return percents === 0 ? 'as much as' : `${Math.abs(percents)} % ${percents > 0 ? 'more' : 'less'} than`
}

const moreOrFewer = (now: number, before: number) => {
  if (now === before) return 'as many as the year before'
  return now > before
    ? `${(now - before).toLocaleString('en-US')} more`
    : `${(before - now).toLocaleString('en-US')} fewer`
}

const orNone = (share: string) => (share === '–' ? 'none' : share)

export const figuresCopy = {
  months: 'Months',
  weeks: 'Weeks',
  against: 'Against',
  yearBefore: 'the year before',
  csv: 'All tables as CSV',
  net: (now: Cents, before: Cents) => {
    const than = change(now, before)
    return than ? `net revenue, ${than} ${formatWholeDollars(before)}` : 'net revenue, none the year before'
  },
  registrations: (now: number, before: number) => `registrations, ${moreOrFewer(now, before)}`,
  seatsSold: (before: string) => `of seats sold, ${orNone(before)} the year before`,
  refunded: (before: string) => `of the money refunded, ${orNone(before)} the year before`,
  revenue: 'Net revenue by course',
  revenueNote: 'each course on its own scale',
  revenuePlot: (course: string, by: Period) => `${course}, net revenue by ${by}`,
  thisYear: 'this year',
  before: 'before',
  current: { month: 'this month', week: 'this week' },
  seats: 'Seats sold against offered',
  seatsNote: 'dates that begin in this time',
  of: (sold: number, offered: number) => `${sold} of ${offered}`,
  course: 'Course',
  sold: 'Sold',
  offered: 'Offered',
  share: 'Share',
  refunds: 'Refunds',
  refundsNote: 'how many',
  refundsPlot: 'Refunds, how many and why',
  canceled: 'canceled',
  academy: 'by the academy',
  other: 'goodwill, offline',
  refundAmount: 'Amount',
  period: { month: 'Month', week: 'Week of' },
  byDay: 'Visits by day',
  byDayPlot: 'Visits of all pages, by day',
  weekOf: 'Week of',
  funnel: 'From visit to payment',
  byPage: 'Conversion by page',
  byPageNote: 'registrations by the first page of their visit',
  byCountry: 'Conversion by country',
  byCountryNote: 'paid of visits',
  page: 'Page',
  country: 'Country',
  visits: 'Visits',
  register: 'Opened “Register”',
  registered: 'Registered',
  paid: 'Paid',
  noVisits: 'No visits were counted yet',
  noVisitsNote: 'Visits of bots are not counted.',
}

export const periodCopy = {
  title: 'Which time',
  by: 'Bars',
  months: 'Twelve months',
  weeks: 'Twelve weeks',
  last: 'The last month shown',
  keep: 'Leave it as it is',
  apply: 'Show',
}
