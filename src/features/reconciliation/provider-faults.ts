// Compares the provider's lists with the registrations: see provider-list.ts.
import { type RawBuilder, sql } from 'kysely'
import type { Cents } from '#domain/money/money.ts'
import { moved } from '#features/ledger/ledger-sums.queries.ts'
import type { Database } from '#platform/database/connection.ts'

/**
 * Payments on which the provider and the ledger may disagree, to be read again. The lists hold no dispute states, so
 * every disputed payment is a suspect. Disputed ones come last, so that the limit does not cut off the others. Open
 * disputes count even when their payment is older than the list.
 */
export async function suspectPayments(
  db: Database,
  { since, most }: { since: Date; most: number },
): Promise<{ intentId: string }[]> {
  const { rows } = await sql<{ intentId: string }>`
    with paid as (
      -- The registrations of a group share an intent.
      select intent_id, bool_or(status in ('expired', 'canceled')) as is_ended, min(payments.opened_at) as opened_at,
        bool_or(registrations.dispute in ('open', 'inquiry')) as is_disputed,
        ${moved('receivable', 'provider')} as received, ${moved('provider', 'refund_payable')} as refunded
      from payments join registrations on registrations.id = payments.registration_id
      left join ledger_entries on payment_id = payments.id
      where intent_id is not null group by intent_id
    )
    select listed.intent_id, listed.disputed
    from listed_payments listed left join paid on paid.intent_id = listed.intent_id
    where case
      when listed.state = 'succeeded' then
        paid.intent_id is null or paid.received <> listed.amount or paid.refunded <> listed.refunded or listed.disputed
      else paid.received > 0 or (listed.state <> 'canceled' and paid.is_ended)
    end
    union all
    select paid.intent_id, paid.opened_at < ${since}
    from paid left join listed_payments listed on paid.intent_id = listed.intent_id
    where paid.received > 0 and listed.intent_id is null
      and (paid.opened_at >= ${since} or paid.is_disputed)
    order by disputed limit ${most}`.execute(db)
  return rows
}

export type RefundFault = {
  registrationId: string
  intentId: string | null
  key: string
  attempt: string | null
  fault: 'sent twice' | 'never sent' | 'another amount'
  decided: Cents
  sent: Cents
}

/**
 * Our refunds as the provider knows them. When everything was refunded in another way, none of ours need to be
 * sent.
 */
export async function refundFaults(
  db: Database,
  { since, most }: { since: Date; most: number },
): Promise<RefundFault[]> {
  const count: RawBuilder<number> = sql`count(listed.id)`
  const sent: RawBuilder<number> = sql`coalesce(sum(listed.amount), 0)`
  const { rows } = await sql<RefundFault>`
    select refunds.registration_id, payments.intent_id, refunds.key, attempt, refunds.amount as decided,
      ${sent}::integer as sent,
      case when ${count} > 1 then 'sent twice' when ${count} = 0 then 'never sent' else 'another amount' end as fault
    from refunds
    join payments on payments.id = refunds.payment_id
    join registrations on registrations.id = refunds.registration_id
    left join listed_refunds listed on listed.key = refunds.key || coalesce('#' || attempt, '')
    where refunds.state in ('pending', 'succeeded') and registrations.opened_at >= ${since}
    group by refunds.key, payments.id
    having ${count} > 1
      or (${count} = 0 and (
        select ${moved('provider', 'refund_payable')} < ${moved('receivable', 'provider')} from ledger_entries where payment_id = payments.id))
      or (${count} = 1 and ${sent} <> refunds.amount)
    limit ${most}`.execute(db)
  return rows
}

export type SlowRefund = {
  registrationId: string
  key: string
  amount: Cents
  waitsForFunds: boolean
  madeAt: Date
}

/** Our refunds that the provider accepted before `before` and that are still pending. */
export async function slowRefunds(
  db: Database,
  { before, most }: { before: Date; most: number },
): Promise<SlowRefund[]> {
  const { rows } = await sql<SlowRefund>`
    select refunds.registration_id, refunds.key, refunds.amount, listed.waits_for_funds, listed.made_at
    from listed_refunds listed join refunds on refunds.key || coalesce('#' || attempt, '') = listed.key
    where listed.state = 'pending' and listed.made_at < ${before}
    limit ${most}`.execute(db)
  return rows
}
