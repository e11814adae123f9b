// Writes the payments and the ledger of registrations that were recorded as totals. Refunds made in the provider's
// dashboard and disputes are not converted: `check` finds them at the provider, and `repair` posts them.
import { type Kysely, sql } from 'kysely'

export async function convertTotals(database: Kysely<unknown>): Promise<void> {
  await sql`
    insert into payments (registration_id, position, due_day, amount, method, intent_id, state, receipt_number, card)
    select id, 1, (placed_at at time zone 'America/Los_Angeles')::date, amount, 'card', intent_id,
      case when received > 0 then 'succeeded' when status in ('expired', 'canceled') then 'canceled' else 'open' end,
      receipt_number, card
    from registrations`.execute(database)
  await sql`
    update refunds set
      payment_id = payments.id,
      decision = split_part(key, '#', 1),
      key = split_part(key, '#', 1),
      attempt = nullif(split_part(key, '#', 2), '')
    from payments where payments.registration_id = refunds.registration_id`.execute(database)
  // Emails about payments that were refunded in full are named by the payment now.
  await sql`
    update emails set key = prefix || payments.id || ':' || payments.registration_id
    from payments, lateral (values ('late-payment:'), ('mismatch:')) as prefixes (prefix)
    where emails.key = prefix || payments.registration_id`.execute(database)
  await sql`
    insert into ledger_entries (key, registration_id, from_account, to_account, amount, course, payment_id, refund,
      cause, day, recorded_at)
    select 'converted:' || row_number() over (order by at, registration_id, ${step}), registration_id, from_account,
      to_account, amount, course, payment_id, refund, cause, (at at time zone 'America/Los_Angeles')::date, now()
    from (${entries}) as converted where amount > 0
    order by at, registration_id, ${step}`.execute(database)
}

/** The order of entries at the same instant: a payment, what it is for, the decision of a refund, the refund. */
const step = sql`array_position(array['receivable', 'tuition', 'refund_payable'], from_account)`

const entries = sql`
  select line.registration_id, 'tuition' as from_account, 'receivable' as to_account, line.amount, line.course,
    null::uuid as payment_id, null as refund, 'agreed' as cause, paid_at as at
  from registration_lines line join registrations on registrations.id = line.registration_id where paid_at is not null
  union all
  select registrations.id, 'receivable', 'provider', received, null, payments.id, null, 'provider',
    coalesce(paid_at, placed_at)
  from registrations join payments on payments.registration_id = registrations.id
  union all
  select line.registration_id, 'refund_payable', 'tuition', line.granted, line.course, refunds.payment_id, refunds.key,
    refunds.reason, decided_at
  from registration_lines line join refunds on refunds.registration_id = line.registration_id
    and refunds.decided_at = line.canceled_at and refunds.reason in ('canceled', 'academy')
  union all
  select refunds.registration_id, 'refund_payable', 'tuition', share.value::integer, share.key, refunds.payment_id,
    refunds.key, refunds.reason, decided_at
  from refunds cross join lateral jsonb_each_text(shares) as share where reason = 'goodwill' and shares is not null
  union all
  select registration_id, 'refund_payable', case when reason = 'elsewhere' then 'tuition' else 'receivable' end, amount,
    null, payment_id, key, reason, decided_at
  from refunds where reason in ('late', 'mismatch', 'elsewhere')
  union all
  select registration_id, 'provider', 'refund_payable', amount, null, payment_id, key, 'provider', decided_at
  from refunds where state in ('pending', 'succeeded')
  union all
  select registration_id, 'offline', 'refund_payable', amount - by_bank, null, payment_id, key, 'provider', decided_at
  from refunds where state = 'outside'
  union all
  select registration_id, 'write_off', 'refund_payable', by_bank, null, payment_id, key, 'provider', decided_at
  from refunds`
