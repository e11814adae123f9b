// Queries that return rows only for disagreements about money: between the ledger, payments, refunds and statuses.
import { sql } from 'kysely'
import type { Cents } from '#domain/money/money.ts'
import { decided, moved, received, sums } from '#features/ledger/ledger-sums.queries.ts'
import type { Database } from '#platform/database/connection.ts'
import { type CheckBounds, find, type OfRegistration } from './checks.queries.ts'

const registrationsWithMoney = sql`registrations left join (
    select registration_id, ${sums} from ledger_entries group by registration_id
  ) as money on money.registration_id = registrations.id`

/** Like `aftermathOf`: payments beside the price do not decide the status of a paid registration. */
export function statusesThatContradictMoney(db: Database, bounds: CheckBounds) {
  return find(
    db,
    bounds,
    sql<OfRegistration & { status: string; received: Cents; refunded: Cents; paid: boolean }>`
      select * from (
        select id, status, coalesce(received, 0) as received, coalesce(refunded, 0) as refunded,
          paid_at is not null as paid
        from registrations left join (
          select registration_id, ${sums} from ledger_entries
          where payment_id is null or payment_id not in (
            select refunds.payment_id from refunds join registrations on registrations.id = registration_id
            where reason in ('late', 'mismatch') and paid_at is not null)
          group by registration_id
        ) as money on money.registration_id = registrations.id
      ) as registration
      where (status in ('awaiting_payment', 'expired', 'canceled') and (received > 0 or paid))
        or (status = 'completed' and (not paid or refunded > 0))
        or (status = 'partially_refunded' and (refunded = 0 or refunded >= received))
        or (status = 'refunded' and refunded < received)
        or refunded > received`,
  )
}

/**
 * The agreed price of a paid registration is in its ledger, and its payments add up to it. In a plan, a cancellation may end
 * payments and one payment may stand for several, so there the open ones add up to what is still due.
 */
export function pricesThatDoNotMatch(db: Database, bounds: CheckBounds) {
  return find(
    db,
    bounds,
    sql<OfRegistration & { amount: Cents; agreed: Cents; payments: Cents }>`
      select id, amount, agreed, case when planned then amount - due + open else payments end as payments
      from registrations
      cross join lateral (
        select exists (select from plans where plans.registration_id = registrations.id) as planned
      ) as terms
      cross join lateral (
        -- In a plan, a cancellation lowers the price that is still due.
        select case when planned then coalesce(sum(amount) filter (where cause = 'agreed'), 0)::integer
            else ${moved('tuition', 'receivable')} end as agreed,
          coalesce(sum(case when to_account = 'receivable' then amount when from_account = 'receivable' then -amount end),
            0)::integer as due
        from ledger_entries where registration_id = registrations.id
      ) as ledger
      cross join lateral (
        select coalesce(sum(payments.amount), 0)::integer as payments,
          coalesce(sum(payments.amount) filter (where state = 'open'), 0)::integer as open
        from payments where registration_id = registrations.id
      ) as parts
      where paid_at is not null
        and (agreed <> amount or case when planned then open <> due else payments <> amount end)`,
  )
}

/** A payment of another amount than agreed pays for nothing, so it has no receipt. */
export function paymentsNotInLedger(db: Database, bounds: CheckBounds) {
  return find(
    db,
    bounds,
    sql<OfRegistration & { position: number; amount: Cents; state: string; received: Cents }>`
      select id, position, amount, state, received from (
        select payments.registration_id as id, position, payments.amount, state, receipt_number,
          ${received} as received
        from payments left join ledger_entries on payment_id = payments.id
        group by payments.id
      ) as paid
      where (state = 'succeeded') <> (received > 0) or (receipt_number is not null and received <> amount)`,
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

export function refundsNotInLedger(db: Database, bounds: CheckBounds) {
  return find(
    db,
    bounds,
    sql<OfRegistration & { key: string; amount: Cents; decided: Cents }>`
      select refunds.registration_id as id, refunds.key, refunds.amount, ${decided} as decided
      from refunds left join ledger_entries on refund = refunds.key and ledger_entries.registration_id = refunds.registration_id
      group by refunds.key having ${decided} <> refunds.amount`,
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

/** Money without a course that no bank holds and that no refund was decided for. */
export function paymentsWithoutCourse(db: Database, bounds: CheckBounds) {
  return find(
    db,
    bounds,
    sql<OfRegistration & { received: Cents; refunded: Cents }>`
      select id, received, refunded from ${registrationsWithMoney}
      where received > decided + charged_back and paid_at is null and dispute is distinct from 'open'`,
  )
}

export function refundsLeftDue(db: Database, bounds: CheckBounds) {
  return find(
    db,
    bounds,
    sql<OfRegistration & { key: string; amount: Cents }>`
      select registrations.id, key, refunds.amount from refunds join registrations on registrations.id = registration_id
      -- Staff send back what came by wire or check; Today lists it.
      join payments on payments.id = refunds.payment_id and method = 'card'
      where refunds.state = 'due' and decided_at < ${bounds.overdueOnCalendar} and dispute is distinct from 'open'`,
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

/** Refunds that are owed by the ledger, or owed for courses that ended, and that are neither due nor failed. */
export function refundsOwedButMissing(db: Database, bounds: CheckBounds) {
  return find(
    db,
    bounds,
    sql<OfRegistration & { owed: Cents }>`
      select id, owed from (
        select registration_id as id, decided - refunded + owed_for_ended_courses as owed
        from (select registration_id, ${sums} from ledger_entries group by registration_id) as money
      ) as owing
      where owed > coalesce((
        select sum(amount) from refunds where registration_id = id and state in ('due', 'failed')), 0)`,
  )
}

/** The balance of a credit is the sum of its entries, and unpaid orders hold what their holds say. */
export function creditsNotInLedger(db: Database, bounds: CheckBounds) {
  return find(
    db,
    bounds,
    sql<{ id: string; email: string; balance: Cents; ledger: Cents; held: Cents; holds: Cents }>`
      select id, email, balance, ledger, held, holds from tuition_credits
      cross join lateral (
        select coalesce(sum(case when from_account = 'credit' then amount else -amount end), 0)::integer as ledger
        from ledger_entries where credit_id = tuition_credits.id
      ) as entries
      cross join lateral (
        select coalesce(sum(amount), 0)::integer as holds from credit_holds where credit_id = tuition_credits.id
      ) as orders
      where balance <> ledger or held <> holds`,
  )
}
