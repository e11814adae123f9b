// Queries that return rows only for disagreements about emails: every event has exactly one email.
import { sql } from 'kysely'
import type { Cents } from '#domain/money/money.ts'
import { moved } from '#features/ledger/ledger-sums.queries.ts'
import type { Database } from '#platform/database/connection.ts'
import type { RefundReason } from '#platform/database/rows/payments.ts'
import { type CheckBounds, find, type OfRegistration, type RowLimit } from './checks.queries.ts'

export function paidWithoutConfirmation(db: Database, bounds: CheckBounds) {
  return find(
    db,
    bounds,
    sql<OfRegistration>`
      select id from registrations
      where paid_at is not null and email <> '' and opened_at > ${bounds.emailsSince}
        and not exists (select from emails where key = 'confirmation:' || registrations.id)`,
  )
}

export function confirmationsWithoutPayment(db: Database, bounds: RowLimit) {
  return find(
    db,
    bounds,
    sql<OfRegistration>`
      select registrations.id from registrations join emails on key = 'confirmation:' || registrations.id
      where paid_at is null`,
  )
}

export function refundsWithoutEmail(db: Database, bounds: CheckBounds) {
  return find(
    db,
    bounds,
    sql<OfRegistration & { amount: Cents; reason: RefundReason }>`
      select registrations.id, refunds.amount, reason
      from refunds join registrations on registrations.id = registration_id
      where ${payerHasAddress} and opened_at > ${bounds.emailsSince} and ${hasNoEmail}`,
  )
}

/** Money that a bank returned in a dispute is not a refund of ours and gets no email. */
export function offlineRefundsWithoutEmail(db: Database, bounds: CheckBounds) {
  return find(
    db,
    bounds,
    sql<OfRegistration & { amount: Cents }>`
      select registrations.id, refunds.amount - by_bank as amount
      from refunds join registrations on registrations.id = registration_id
      cross join lateral (
        select ${moved('write_off', 'refund_payable')} as by_bank from ledger_entries
        where ledger_entries.registration_id = refunds.registration_id and refund = refunds.key
      ) as chargeback
      where ${payerHasAddress} and opened_at > ${bounds.emailsSince} and state = 'outside' and refunds.amount > by_bank
        and not exists (select from emails where emails.key = 'refund-outside:' || refunds.key)`,
  )
}

/** For repairs, which write the missing emails. */
export async function refundsWithoutEmailOf(db: Database, registrationId: string): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select key from refunds where registration_id = ${registrationId} and ${hasNoEmail}`.execute(db)
  return rows.map(({ key }) => key)
}

/** Emails about money go to the payer of a group. An erased person has no address. */
const payerHasAddress = sql`exists (select from registrations payer
  where payer.id = coalesce(registrations.group_id, registrations.id) and payer.email <> '')`

/** A refund made in the provider's dashboard got its email when it was made; it has a row only if it failed. */
const hasNoEmail = sql`
  reason not in ('elsewhere', 'upgrade')
  -- The payer of a group gets one email about a payment that bought nothing.
  and not (reason in ('late', 'mismatch') and exists (select from registrations colleague
    where colleague.id = refunds.registration_id and colleague.group_id <> colleague.id))
  and not exists (select from emails where emails.key =
    case reason
      when 'late' then 'late-payment:' || payment_id || ':' || registration_id
      when 'mismatch' then 'mismatch:' || payment_id || ':' || registration_id
      when 'goodwill' then 'goodwill:' || decision
      else 'cancel:' || decision
    end)`
