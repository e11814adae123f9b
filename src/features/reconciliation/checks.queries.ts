// Queries that return rows only for disagreements among the tables. Related rows are written in one transaction, so
// the queries are valid at any moment, also while the site runs.
import { type RawBuilder, sql } from 'kysely'
import type { CourseId } from '#domain/catalogue/catalogue.ts'
import type { Day } from '#domain/dates/days.ts'
import type { Cents } from '#domain/money/money.ts'
import { moved } from '#features/ledger/ledger-sums.queries.ts'
import type { Database } from '#platform/database/connection.ts'

/** The row limit of each query, and the instants before which overdue work must be done. */
export type CheckBounds = {
  most: number
  /** Work due before these instants is overdue: by the real clock, and by the academy's calendar. */
  overdueSince: Date
  overdueOnCalendar: Date
  /** Emails about registrations opened before may already be deleted. */
  emailsSince: Date
}

export type OfRegistration = { id: string }

/** For queries that depend on no instant. */
export type RowLimit = Pick<CheckBounds, 'most'>

export async function find<Row>(
  db: Database,
  { most }: RowLimit,
  statement: RawBuilder<Row>,
): Promise<Row[]> {
  const { rows } = await sql<Row>`${statement} limit ${most}`.execute(db)
  return rows
}

/** What is left of a line's price after refunds that keep its course. */
const lineCost = sql`line.amount - (select ${moved('refund_payable', 'tuition')} from ledger_entries
  where ledger_entries.registration_id = line.registration_id and ledger_entries.course = line.course)`

type OfDate = { course: CourseId; start: Day }

/** `last` is the newest paid registration of the date: the one too many. */
export function oversoldDates(db: Database, bounds: RowLimit) {
  return find(
    db,
    bounds,
    sql<OfDate & { spots: number; taken: number; last: string | null; price: Cents }>`
      select course_dates.course, start_day as start, spots, count(*) as taken, paid.last[1] as last,
        coalesce(paid.prices[1], 0) as price
      from course_dates join seats on course_date_id = course_dates.id
      cross join lateral (
        select array_agg(registrations.id order by opened_at desc) as last,
          array_agg(${lineCost} order by opened_at desc) as prices
        from seats join registrations on registrations.id = seats.registration_id
        join registration_lines line on line.registration_id = registrations.id and line.course_date_id = seats.course_date_id
        where seats.course_date_id = course_dates.id and paid_at is not null and line.canceled_at is null
      ) as paid
      group by course_dates.id, paid.last, paid.prices having count(*) > spots`,
  )
}

export function linesWithoutSeat(db: Database, bounds: CheckBounds) {
  return find(
    db,
    bounds,
    sql<OfRegistration & OfDate>`
      select registrations.id, line.course, start_day as start
      from registrations join registration_lines line on line.registration_id = registrations.id
      join course_dates on course_dates.id = line.course_date_id
      left join seats on seats.registration_id = registrations.id and seats.course_date_id = line.course_date_id
      where paid_at is not null and line.canceled_at is null and seats.course_date_id is null`,
  )
}

export function seatsWithoutLine(db: Database, bounds: CheckBounds) {
  return find(
    db,
    bounds,
    sql<OfRegistration & OfDate>`
      select seats.registration_id as id, course_dates.course, start_day as start
      from seats join course_dates on course_dates.id = seats.course_date_id
      join registrations on registrations.id = seats.registration_id
      left join registration_lines line
        on line.registration_id = seats.registration_id and line.course_date_id = seats.course_date_id
        and line.canceled_at is null
      where line.course is null or not (status = 'awaiting_payment' or paid_at is not null)`,
  )
}

/** Paid registrations and waiting-list places on a canceled date. */
export function peopleOnCanceledDates(db: Database, bounds: CheckBounds) {
  return find(
    db,
    bounds,
    sql<OfDate & { registration: string | null; place: string | null; price: Cents }>`
      select course_dates.course, start_day as start, registrations.id as registration, null as place,
        ${lineCost} as price
      from course_dates join registration_lines line on line.course_date_id = course_dates.id
      join registrations on registrations.id = line.registration_id
      where course_dates.canceled_at is not null and paid_at is not null
        and line.canceled_at is null and line.completed_on is null
      union all
      select course_dates.course, start_day, null, waiting_list.id, 0
      from course_dates join waiting_list on waiting_list.course_date_id = course_dates.id
      where course_dates.canceled_at is not null and state in ('waiting', 'offered')`,
  )
}

export function offersThatDoNotMatch(db: Database, bounds: CheckBounds) {
  return find(
    db,
    bounds,
    sql<OfDate & { place: string; seat: boolean }>`
      select course_dates.course, start_day as start, waiting_list.id as place, seats.offer_id is not null as seat
      from waiting_list left join seats on offer_id = waiting_list.id
      join course_dates on course_dates.id = waiting_list.course_date_id
      where (state = 'offered') <> (seats.offer_id is not null)`,
  )
}

export function paidWithoutReceipt(db: Database, bounds: RowLimit) {
  return find(
    db,
    bounds,
    sql<OfRegistration & { paymentId: string }>`
      select registrations.id, payments.id as payment_id
      from payments join registrations on registrations.id = registration_id
      where paid_at is not null and state = 'succeeded' and receipt_number is null
        -- Credit beside a card is on the receipt of the card's payment.
        and (method <> 'credit' or position = 1)
        -- A payment that paid for nothing is refunded and gets no receipt.
        and not exists (select from refunds where payment_id = payments.id and reason in ('late', 'mismatch'))`,
  )
}

/** Receipt numbers that no payment has, and years whose counter is behind. */
export function receiptsWithGaps(db: Database, bounds: RowLimit) {
  return find(
    db,
    bounds,
    sql<{ year: number; number: number; behind: boolean }>`
      with given as (
        select split_part(receipt_number, '-', 2)::integer as year, split_part(receipt_number, '-', 3)::integer as number
        from payments where receipt_number is not null
      ), highest as (
        select year, greatest(max(number), coalesce(max(last), 0)) as top, coalesce(max(last), 0) as last, max(number) as given
        from (select year, number, null::integer as last from given union all
          select year, null, last from receipt_numbers) as both_sides
        group by year
      )
      select year, number, false as behind
      from highest cross join generate_series(1, top) as number
      where not exists (select from given where given.year = highest.year and given.number = number.number)
      union all
      select year, given as number, true from highest where given > last`,
  )
}

export function completedWithoutCertificate(db: Database, bounds: CheckBounds) {
  return find(
    db,
    bounds,
    sql<OfRegistration & { course: CourseId; completedOn: Day }>`
      select registrations.id, line.course, line.completed_on
      from registration_lines line join registrations on registrations.id = line.registration_id
      where line.completed_on is not null and line.canceled_at is null and email <> ''
        and not exists (select from certificates
          where certificates.registration_id = line.registration_id and certificates.course = line.course)
        -- An erased colleague has no certificate.
        and not exists (select from takeovers
          where takeovers.registration_id = line.registration_id and takeovers.course = line.course
            and taken_at is not null and takeovers.email = '')`,
  )
}

export function certificatesWithoutCourse(db: Database, bounds: CheckBounds) {
  return find(
    db,
    bounds,
    sql<OfRegistration & { code: string; course: CourseId }>`
      select line.registration_id as id, code, line.course
      from certificates join registration_lines line
        on line.registration_id = certificates.registration_id and line.course = certificates.course
      where revoked_at is null and (line.completed_on is distinct from certificates.completed_on or line.canceled_at is not null)`,
  )
}
