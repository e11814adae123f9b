// Figures for the office: registrations and net money by course over time, seats, and visits up to payment.
import { sql } from 'kysely'
import type { CourseId } from '#domain/catalogue/catalogue.ts'
import { type Day, zone } from '#domain/dates/days.ts'
import type { Cents } from '#domain/money/money.ts'
import type { Database } from '#platform/database/connection.ts'

type Span = { from: Day; to: Day }

/** `start` is the first day of the week or month. */
type CourseMoney = { course: CourseId; start: Day; net: Cents }

/**
 * Prices agreed and refunds decided, by course and by the academy's day. Disputes belong to no course: they are in
 * the totals only.
 */
export async function moneyOfCourses(
  db: Database,
  by: 'week' | 'month',
  { from, to }: Span,
): Promise<CourseMoney[]> {
  // Summed by day first: a calendar for every entry would take as long as the sum.
  const { rows } = await sql<CourseMoney>`
    select course, date_trunc(${sql.lit(by)}, day::timestamp)::date as start, sum(net)::bigint as net
    from (
      select course, day, sum(case when from_account = 'tuition' then amount else -amount end) as net
      from ledger_entries
      where day between ${from}::date and ${to}::date and course is not null
        and (from_account = 'tuition' or to_account = 'tuition')
      group by 1, 2) as by_day
    group by 1, 2`.execute(db)
  return rows
}

type RefundFigure = {
  start: Day
  count: number
  amount: Cents
  canceled: number
  academy: number
  other: number
}

export async function refundsOver(
  db: Database,
  by: 'week' | 'month',
  { from, to }: Span,
): Promise<RefundFigure[]> {
  const because = (reasons: string) => sql`count(*) filter (where reason in (${sql.raw(reasons)}))`
  const { rows } = await sql<RefundFigure>`
    select date_trunc(${sql.lit(by)}, day::timestamp)::date as start, count(*) as count, sum(entry.amount) as amount,
      ${because("'canceled'")} as canceled, ${because("'academy', 'late', 'mismatch'")} as academy,
      count(*) filter (where reason is null or reason in ('goodwill', 'elsewhere')) as other
    from ledger_entries entry left join refunds on refunds.key = entry.refund
    where day between ${from}::date and ${to}::date and to_account = 'refund_payable'
      and from_account in ('provider', 'offline')
    group by 1 order by 1`.execute(db)
  return rows
}

type SeatFigure = { course: CourseId; sold: number; offered: number }

/** Of dates that begin in the span and were not canceled. */
export async function seatsOfCourses(db: Database, { from, to }: Span): Promise<SeatFigure[]> {
  const { rows } = await sql<SeatFigure>`
    select course, sum(spots) as offered, sum((
      select count(*) from seats join registrations on registrations.id = seats.registration_id
      where seats.course_date_id = course_dates.id and paid_at is not null))::bigint as sold
    from course_dates where start_day between ${from}::date and ${to}::date and canceled_at is null
    group by course`.execute(db)
  return rows
}

/** Registrations by the academy's day paid. */
export async function paidByDay(
  db: Database,
  { from, before }: { from: Date; before: Date },
): Promise<{ day: Day; count: number }[]> {
  const { rows } = await sql<{ day: Day; count: number }>`
    select (paid_at at time zone ${sql.lit(zone)})::date as day, count(*) as count
    from registrations where paid_at >= ${from} and paid_at < ${before} group by 1`.execute(db)
  return rows
}

/** Registrations paid from one instant to another. */
export async function paidBetween(
  db: Database,
  { from, before }: { from: Date; before: Date },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from registrations where paid_at >= ${from} and paid_at < ${before}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Net cash of the days, of the last one only what was recorded before the instant. */
export async function netUntil(db: Database, { from, to }: Span, before: Date): Promise<Cents> {
  const isOurs = (account: 'from_account' | 'to_account') =>
    sql`${sql.ref(account)} in ('provider', 'offline')`
  const { rows } = await sql<{ net: Cents }>`
    select coalesce(sum(case when ${isOurs('to_account')} then amount else -amount end), 0) as net
    from ledger_entries where day between ${from}::date and ${to}::date
      and (day < ${to}::date or recorded_at < ${before})
      and (${isOurs('from_account')} or ${isOurs('to_account')})
      and not (${isOurs('from_account')} and ${isOurs('to_account')})`.execute(db)
  return rows[0]?.net ?? 0
}

type VisitFigures = {
  /** Only days with a visit. */
  days: { day: Day; visits: number }[]
  pages: { page: string; visits: number; ordered: number; paid: number }[]
  countries: { country: string | null; visits: number; ordered: number; paid: number }[]
}

/** Without bots: the nightly sums, and the raw visits of the days after them. */
const countedVisits = ({ from, to }: Span) => sql`
  select day, page, country, visits from visit_days
  where day between ${from}::date and ${to}::date and device <> 'bot'
  union all
  select day, page, country, count(*) from visits
  where day between ${from}::date and ${to}::date and device <> 'bot'
    and day > (select coalesce(max(day), '-infinity') from visit_days)
  group by 1, 2, 3`

/** Visits by day, and registrations placed on those days with where their tab opened the site. */
export async function visitFigures(
  db: Database,
  span: Span,
  { from, before }: { from: Date; before: Date },
): Promise<VisitFigures> {
  const both = (visited: 'page' | 'country', ordered: 'first_page' | 'country') => sql`
    with counted as (${countedVisits(span)})
    select coalesce(visited.value, ordered.value) as value, coalesce(visits, 0) as visits,
      coalesce(ordered.ordered, 0) as ordered, coalesce(ordered.paid, 0) as paid
    from (
      select ${sql.ref(visited)} as value, sum(visits)::bigint as visits from counted group by 1
    ) as visited full join (
      select coalesce(${sql.ref(ordered)}, '') as value, count(*) as ordered, count(paid_at) as paid
      from registrations where placed_at >= ${from} and placed_at < ${before} group by 1
    ) as ordered on ordered.value = visited.value
    order by visits desc, value limit 200`
  type Counted = { value: string; visits: number; ordered: number; paid: number }
  const pages = await sql<Counted>`${both('page', 'first_page')}`.execute(db)
  const countries = await sql<Counted>`${both('country', 'country')}`.execute(db)
  const days = await sql<{ day: Day; visits: number }>`
    select day, sum(visits)::bigint as visits from (${countedVisits(span)}) as counted group by 1`.execute(db)
  return {
    days: days.rows,
    pages: pages.rows
      .filter(({ value }) => value !== '')
      .map(({ value: page, ...rest }) => ({ page, ...rest })),
    countries: countries.rows.map(({ value, ...rest }) => ({ country: value || null, ...rest })),
  }
}
