// The sums of `domain/ledger.ts` in SQL, for queries over all registrations.
import { type RawBuilder, sql } from 'kysely'
import type { Account } from '#domain/money/ledger.ts'

export function moved(from: Account, to: Account, only: RawBuilder<boolean> = sql`true`): RawBuilder<number> {
  return sql`coalesce(sum(case
    when from_account = ${sql.lit(from)} and to_account = ${sql.lit(to)} then ledger_entries.amount
    when from_account = ${sql.lit(to)} and to_account = ${sql.lit(from)} then -ledger_entries.amount end)
    filter (where ${only}), 0)::bigint`
}

/** By chargebacks that cover no refund of ours. */
const chargedBack = sql`greatest(0, ${moved('disputed', 'write_off')} - ${moved('write_off', 'refund_payable')})`

const refunded = sql`(${moved('provider', 'refund_payable')} + ${moved('offline', 'refund_payable')}
  + ${moved('write_off', 'refund_payable')} + ${moved('credit', 'refund_payable')})`

export const decided = sql<number>`(${moved('refund_payable', 'tuition')} + ${moved('refund_payable', 'receivable')})`

/** By card, wire or check, and by credit. */
export const received = sql<number>`(${moved('receivable', 'provider')} + ${moved('receivable', 'offline')}
  + ${moved('receivable', 'credit')})`

/** Columns for a query over `ledger_entries`. */
export const sums = sql`${received} as received, ${refunded} as refunded,
  ${decided} as decided, ${chargedBack} as charged_back,
  greatest(0, ${moved('tuition', 'refund_payable', sql`course is null`)}) as owed_for_ended_courses`
