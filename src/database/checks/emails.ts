// Statements that must find nothing, about letters: each thing that happened was told once, and nothing else was.
import { sql } from 'kysely'
import type { Cents } from '#domain/money.ts'
import type { Database } from '../engine/connection.ts'
import type { RefundReason } from '../tables/rows/payments.ts'
import { type Bounds, find, type Look, type OfRegistration } from './records.ts'

export function paidWithoutConfirmation(db: Database, look: Look) {
  return find(
    db,
    look,
    sql<OfRegistration>`
      select id from registrations
      where paid_at is not null and email <> '' and opened_at > ${look.lettersSince}
        and not exists (select from emails where key = 'confirmation:' || registrations.id)`,
  )
}

export function confirmationsOfNothing(db: Database, look: Bounds) {
  return find(
    db,
    look,
    sql<OfRegistration>`
      select registrations.id from registrations join emails on key = 'confirmation:' || registrations.id
      where paid_at is null`,
  )
}

export function refundsWithoutLetter(db: Database, look: Look) {
  return find(
    db,
    look,
    sql<OfRegistration & { amount: Cents; reason: RefundReason }>`
      select registrations.id, refunds.amount, reason
      from refunds join registrations on registrations.id = registration_id
      where email <> '' and opened_at > ${look.lettersSince} and ${isUntold}`,
  )
}

/** What a bank returned nobody sent, and no letter is written about it. */
export function otherWaysWithoutLetter(db: Database, look: Look) {
  return find(
    db,
    look,
    sql<OfRegistration & { amount: Cents }>`
      select registrations.id, refunds.amount - by_bank as amount
      from refunds join registrations on registrations.id = registration_id
      where email <> '' and opened_at > ${look.lettersSince} and state = 'outside' and refunds.amount > by_bank
        and not exists (select from emails where emails.key = 'refund-outside:' || split_part(refunds.key, '#', 1))`,
  )
}

/** Of one registration, for who writes what is missing. */
export async function untoldRefundsOf(db: Database, registrationId: string): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select key from refunds where registration_id = ${registrationId} and ${isUntold}`.execute(db)
  return rows.map(({ key }) => key)
}

/**
 * What was made on the provider's own pages was told when it went, and has a row only once it failed. A cancellation's letter bears the key that its refund was
 * decided under. The last name is the one of letters before that was so: the number of lines that had ended by then. Letters are
 * kept for two years.
 */
const isUntold = sql`
  reason <> 'elsewhere' and not exists (select from emails where emails.key in (
    case reason
      when 'late' then 'late-payment:' || registration_id
      when 'mismatch' then 'mismatch:' || registration_id
      when 'goodwill' then 'goodwill:' || split_part(refunds.key, '#', 1)
      else 'cancel:' || split_part(refunds.key, '#', 1)
    end,
    case when reason in ('canceled', 'academy') then 'cancel:' || (
      select count(*) from registration_lines line
      where line.registration_id = refunds.registration_id and line.canceled_at <= decided_at
    ) || ':' || registration_id end))`
