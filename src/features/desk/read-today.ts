// The first page of the office: what needs somebody, the next dates, this week and the last actions.
import type { OfficeNeed, OfficeToday } from '#contract/office/today.ts'
import { addDays, type Day, dayOf, days, mondayOf, startOfDay } from '#domain/dates/days.ts'
import { sum } from '#domain/money/money.ts'
import { plannedCourseDates } from '#features/catalogue/course-dates.queries.ts'
import { dateView } from '#features/dates/list-dates.ts'
import { netUntil, paidBetween, paidByDay } from '#features/figures/office-figures.queries.ts'
import { sumsByDay } from '#features/figures/office-money.queries.ts'
import { visitsUntil } from '#features/figures/read-figures.ts'
import { lastReconciliation } from '#features/reconciliation/reconciliations.queries.ts'
import { lastActions } from '#features/staff/last-actions.ts'
import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/connection.ts'
import { readFigures } from '#platform/metrics/figures.ts'
import { gatherNeeds } from './needs.ts'

const datesShown = 8

export async function readToday(context: Context): Promise<OfficeToday> {
  const { database, clocks } = context
  const now = clocks.academy.now()
  const today = dayOf(now)
  const needs = await gatherNeeds(context)
  const planned = await plannedCourseDates(database, { course: undefined, from: addDays(today, -7) })
  const reconciled = await lastReconciliation(database)
  const { visits, register, paid } = await visitsUntil(dayOf(clocks.real.now()), 7, database)
  const { emailsFailed } = await readFigures(database)
  return {
    now: now.toISOString(),
    today,
    needs: needs.sort(soonestFirst),
    dates: planned
      .filter(({ endDay, canceledAt }) => endDay !== null && endDay >= today && canceledAt === null)
      .sort((one, other) => (one.startDay ?? '').localeCompare(other.startDay ?? ''))
      .slice(0, datesShown)
      .map((date) => dateView(date, today)),
    week: await readWeek(database, now),
    funnel: { visits, register, paid },
    actions: await lastActions(database),
    reconciliation: reconciled
      ? {
          at: reconciled.doneAt.toISOString(),
          found: reconciled.found.length,
          paymentsCompared: reconciled.paymentsCompared,
        }
      : null,
    counts: countsOf(needs, emailsFailed),
  }
}

/** What ends by itself comes first, by its end; then what has waited longest. */
function soonestFirst(one: OfficeNeed, other: OfficeNeed): number {
  const ends = (need: OfficeNeed) => need.until ?? '9999'
  return ends(one).localeCompare(ends(other)) || one.since.localeCompare(other.since)
}

function countsOf(needs: readonly OfficeNeed[], emails: number): OfficeToday['counts'] {
  const count = (...kinds: OfficeNeed['kind'][]) => {
    const found = needs.filter(({ kind }) => kinds.includes(kind))
    return found.reduce((all, need) => all + 1 + ('more' in need ? need.more : 0), 0)
  }
  return {
    today: needs.length,
    money: count('refund-asked', 'refund-failed', 'dispute'),
    awards: count('case', 'hours'),
    emails,
    questions: count('question'),
    reconciliation: count('disagreement'),
  }
}

/** Monday to Sunday, against the week before. */
async function readWeek(database: Database, now: Date): Promise<OfficeToday['week']> {
  const monday = mondayOf(dayOf(now))
  const before = addDays(monday, -7)
  const instants = { from: startOfDay(before), before: startOfDay(addDays(monday, 7)) }
  const paid = new Map((await paidByDay(database, instants)).map(({ day, count }) => [day, count]))
  const cash = await sumsByDay(database, { from: before, to: addDays(monday, 6) })
  const net = new Map(cash.map((one) => [one.day, one.net]))
  const aWeekAgo = new Date(now.getTime() - days(7))
  const thisWeek = await paidBetween(database, { from: startOfDay(monday), before: now })
  const weekBefore = await paidBetween(database, { from: startOfDay(before), before: aWeekAgo })
  const week = (values: ReadonlyMap<Day, number>, first: Day) =>
    Array.from({ length: 7 }, (_, index) => values.get(addDays(first, index)) ?? 0)
  return {
    registrations: {
      days: week(paid, monday),
      before: week(paid, before),
      toNow: thisWeek,
      beforeToNow: weekBefore,
    },
    net: {
      days: week(net, monday),
      before: week(net, before),
      toNow: sum(week(net, monday)),
      beforeToNow: await netUntil(database, { from: before, to: dayOf(aWeekAgo) }, aWeekAgo),
    },
  }
}
