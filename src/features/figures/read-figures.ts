// Net money by course over time, seats sold, and visits up to payment.

import type { z } from 'zod'
import { courseIds } from '#content/catalogue.ts'
import type { Api } from '#contract/api.ts'
import type { OfficeFigures } from '#contract/office/figures.ts'
import { addDays, addMonths, type Day, dayOf, mondayOf, startOfDay } from '#domain/dates/days.ts'
import { sum } from '#domain/money/money.ts'
import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/connection.ts'
import {
  moneyOfCourses,
  paidBetween,
  refundsOver,
  seatsOfCourses,
  visitFigures,
} from './office-figures.queries.ts'
import { sumsOfSpan } from './office-money.queries.ts'

type Query = z.output<Api['GET /api/office/figures']['query']>
type Span = { by: 'week' | 'month'; starts: Day[]; from: Day; to: Day }

export async function readOfficeFigures(query: Query, { database, clocks }: Context): Promise<OfficeFigures> {
  const { by, count } = query
  const span = spanOf(query.to ?? dayOf(clocks.academy.now()), by, count)
  // 52 weeks keep Monday; a year may end within a week.
  const before =
    by === 'week' ? spanOf(addDays(span.to, -52 * 7), by, count) : spanOf(addMonths(span.to, -12), by, count)
  const now = await ofSpan(database, span)
  const earlier = await ofSpan(database, before)
  return {
    by,
    from: span.from,
    to: span.to,
    totals: now.totals,
    yearBefore: earlier.totals,
    courses: courseIds().map((course) => ({
      course,
      bars: now.barsOf(course),
      before: earlier.barsOf(course),
      ...now.seatsOf(course),
    })),
    refunds: await refundBars(database, span),
    visits: await visitsUntil(dayOf(clocks.real.now()), query.visitDays, database),
  }
}

function spanOf(last: Day, by: 'week' | 'month', count: number): Span {
  const end = by === 'week' ? mondayOf(last) : `${last.slice(0, 7)}-01`
  const step = (start: Day, steps: number) =>
    by === 'week' ? addDays(start, 7 * steps) : addMonths(start, steps)
  const starts = Array.from({ length: count }, (_, index) => step(end, index - count + 1))
  return { by, starts, from: starts[0] ?? end, to: addDays(step(end, 1), -1) }
}

async function ofSpan(database: Database, { by, starts, from, to }: Span) {
  const instants = { from: startOfDay(from), before: startOfDay(addDays(to, 1)) }
  const [money, seats, cash, registrations] = await Promise.all([
    moneyOfCourses(database, by, { from, to }),
    seatsOfCourses(database, { from, to }),
    sumsOfSpan(database, { from, to }),
    paidBetween(database, instants),
  ])
  const seatsOf = (course: string) => {
    const found = seats.find((one) => one.course === course)
    return { seatsSold: found?.sold ?? 0, seatsOffered: found?.offered ?? 0 }
  }
  return {
    seatsOf,
    barsOf: (course: string) =>
      starts.map((start) => ({
        start,
        net: money.find((one) => one.course === course && one.start === start)?.net ?? 0,
      })),
    totals: {
      registrations,
      ...cash,
      seatsSold: sum(seats.map((one) => one.sold)),
      seatsOffered: sum(seats.map((one) => one.offered)),
    },
  }
}

async function refundBars(
  database: Database,
  { by, starts, from, to }: Span,
): Promise<OfficeFigures['refunds']> {
  const refunds = await refundsOver(database, by, { from, to })
  const none = { count: 0, amount: 0, canceled: 0, academy: 0, other: 0 }
  return starts.map((start) => refunds.find((one) => one.start === start) ?? { start, ...none })
}

/** Visits of the last days, today included. */
export async function visitsUntil(
  today: Day,
  count: number,
  database: Database,
): Promise<OfficeFigures['visits']> {
  const from = addDays(today, 1 - count)
  const instants = { from: startOfDay(from), before: startOfDay(addDays(today, 1)) }
  const { days, pages, countries } = await visitFigures(database, { from, to: today }, instants)
  const visitsOn = new Map(days.map(({ day, visits }) => [day, visits]))
  return {
    from,
    to: today,
    days: Array.from({ length: count }, (_, index) => addDays(from, index)).map((day) => ({
      day,
      visits: visitsOn.get(day) ?? 0,
    })),
    visits: sum(countries.map(({ visits }) => visits)),
    register: pages.find(({ page }) => page === '/register')?.visits ?? 0,
    ordered: sum(countries.map(({ ordered }) => ordered)),
    paid: sum(countries.map(({ paid }) => paid)),
    pages: pages.filter(({ visits }) => visits > 0),
    countries,
  }
}
