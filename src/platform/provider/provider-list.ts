// The provider's lists as temporary tables. PostgreSQL compares them with the registrations, so no process holds a
// million payments in memory.
import { sql } from 'kysely'
import type { Cents } from '#domain/money/money.ts'
import type { Payment, SentRefundState } from '#domain/money/settlement.ts'
import type { Database } from '#platform/database/connection.ts'

export type ListedPayment = {
  intentId: string
  /** As the metadata of the payment says. */
  registrationId: string
  state: Payment['state']
  amount: Cents
  refunded: Cents
  disputed: boolean
}

export type ListedRefund = {
  id: string
  intentId: string
  key: string
  amount: Cents
  state: SentRefundState
  waitsForFunds: boolean
  madeAt: Date
}

/** `db` must be a single connection: temporary tables end with it. */
export async function openLists(db: Database): Promise<void> {
  await sql`
    create temporary table listed_payments (
      intent_id text primary key, registration_id text not null, state text not null,
      amount integer not null, refunded integer not null, disputed boolean not null
    )`.execute(db)
  await sql`
    create temporary table listed_refunds (
      id text primary key, intent_id text not null, key text not null, amount integer not null, state text not null,
      waits_for_funds boolean not null, made_at timestamptz not null
    )`.execute(db)
}

export async function closeLists(db: Database): Promise<void> {
  await sql`drop table if exists listed_payments, listed_refunds`.execute(db)
}

export async function enterPayments(db: Database, payments: readonly ListedPayment[]): Promise<void> {
  const column = (name: keyof ListedPayment) => payments.map((payment) => payment[name])
  await sql`
    insert into listed_payments (intent_id, registration_id, state, amount, refunded, disputed)
    select * from unnest(
      ${column('intentId')}::text[], ${column('registrationId')}::text[], ${column('state')}::text[],
      ${column('amount')}::integer[], ${column('refunded')}::integer[], ${column('disputed')}::boolean[]
    ) on conflict do nothing`.execute(db)
}

export async function enterRefunds(db: Database, refunds: readonly ListedRefund[]): Promise<void> {
  const column = (name: keyof ListedRefund) => refunds.map((refund) => refund[name])
  await sql`
    insert into listed_refunds (id, intent_id, key, amount, state, waits_for_funds, made_at)
    select * from unnest(
      ${column('id')}::text[], ${column('intentId')}::text[], ${column('key')}::text[],
      ${column('amount')}::integer[], ${column('state')}::text[], ${column('waitsForFunds')}::boolean[],
      ${column('madeAt')}::timestamptz[]
    ) on conflict do nothing`.execute(db)
}
