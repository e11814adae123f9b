// Queries that return rows only for disagreements about money: payments and refunds as the registration records
// them.
import { sql } from 'kysely'
import type { Cents } from '#domain/money.ts'
import type { Database } from '../engine/connection.ts'
import { type CheckBounds, find, type OfRegistration } from './records.ts'

export function statusesThatContradictMoney(db: Database, bounds: CheckBounds) {
  return find(
    db,
    bounds,
    sql<OfRegistration & { status: string; received: Cents; refunded: Cents; paid: boolean }>`
      select id, status, received, refunded, paid_at is not null as paid from registrations
      where (status in ('awaiting_payment', 'expired', 'canceled') and (received > 0 or paid_at is not null))
        or (status = 'completed' and (paid_at is null or refunded > 0))
        or (status = 'partially_refunded' and (refunded = 0 or refunded >= received))
        or (status = 'refunded' and refunded < received)
        or refunded > received`,
  )
}

export function paymentsOfAnotherAmount(db: Database, bounds: CheckBounds) {
  return find(
    db,
    bounds,
    sql<OfRegistration & { amount: Cents; received: Cents }>`
      select id, amount, received from registrations where paid_at is not null and received <> amount`,
  )
}

export function linesThatDoNotAddUp(db: Database, bounds: CheckBounds) {
  return find(
    db,
    bounds,
    sql<OfRegistration & { amount: Cents; lines: Cents }>`
      select id, registrations.amount, coalesce(sum(line.amount), 0)::integer as lines
      from registrations left join registration_lines line on line.registration_id = id
      group by id having coalesce(sum(line.amount), 0) <> registrations.amount`,
  )
}

/** Refunded shares of active courses must equal the refunds that were decided for them. */
export function returnsThatDoNotAddUp(db: Database, bounds: CheckBounds) {
  return find(
    db,
    bounds,
    sql<OfRegistration & { returned: Cents; decided: Cents }>`
      select registration_id as id, sum(returned)::integer as returned, sum(decided)::integer as decided
      from (
        select registration_id, returned, 0 as decided from registration_lines where returned > 0
        union all
        select registration_id, 0, amount from refunds where reason = 'goodwill'
      ) as both_sides
      group by registration_id having sum(returned) <> sum(decided)`,
  )
}

export function paymentsLeftOpen(db: Database, bounds: CheckBounds) {
  return find(
    db,
    bounds,
    sql<OfRegistration & { expiresAt: Date }>`
      select id, expires_at from registrations
      where status = 'awaiting_payment' and expires_at < ${bounds.overdueSince}`,
  )
}

/** Payments without a course that no bank holds and that have no refund. */
export function paymentsWithoutCourse(db: Database, bounds: CheckBounds) {
  return find(
    db,
    bounds,
    sql<OfRegistration & { received: Cents; refunded: Cents }>`
      select id, received, refunded from registrations
      where received > refunded + returned_by_bank and paid_at is null and status <> 'needs_review'
        and dispute is distinct from 'open'
        and not exists (
          select from refunds where registration_id = registrations.id and state in ('due', 'pending'))`,
  )
}

export function refundsLeftDue(db: Database, bounds: CheckBounds) {
  return find(
    db,
    bounds,
    sql<OfRegistration & { key: string; amount: Cents }>`
      select registrations.id, key, refunds.amount from refunds join registrations on registrations.id = registration_id
      where state = 'due' and decided_at < ${bounds.overdueOnCalendar} and dispute is distinct from 'open'`,
  )
}

export function failedRefundsUnseen(db: Database, bounds: CheckBounds) {
  return find(
    db,
    bounds,
    sql<OfRegistration & { key: string; amount: Cents }>`
      select registrations.id, key, refunds.amount from refunds join registrations on registrations.id = registration_id
      where state = 'failed' and status <> 'needs_review'`,
  )
}

/**
 * Canceled or reduced courses whose refund was neither sent, nor is owed, nor failed. The sum matches
 * `promisedOnly`.
 */
export function refundsOwedButMissing(db: Database, bounds: CheckBounds) {
  return find(
    db,
    bounds,
    sql<OfRegistration & { promised: Cents; refunded: Cents }>`
      select id, promised, refunded
      from registrations
      cross join lateral (
        select least(received, sum(granted + returned))::integer as promised
        from registration_lines where registration_id = id
      ) as lines
      cross join lateral (
        select coalesce(sum(amount), 0) as owed from refunds
        where registration_id = id and state in ('due', 'failed')
      ) as ours
      where promised > refunded + owed`,
  )
}
