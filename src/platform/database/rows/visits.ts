// Page visits, raw and summed by day.
import type { ColumnType } from 'kysely'
import type { Day } from '#domain/dates/days.ts'

export type VisitsTable = {
  at: ColumnType<Date>
  day: Day
  page: string
  /** Empty for a visit without a referrer. */
  referrerHost: string
  browser: string
  device: string
  /** Empty where it is not known. */
  country: string
}

export type VisitDaysTable = {
  day: Day
  page: string
  referrerHost: string
  browser: string
  device: string
  country: string
  visits: number
}
