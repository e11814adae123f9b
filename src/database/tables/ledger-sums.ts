// The sums of `domain/ledger.ts` in SQL, for queries over all registrations.
import { type RawBuilder, sql } from 'kysely'
import type { Account } from '#domain/ledger.ts'

function moved(from: Account, to: Account): RawBuilder<number> {
  return sql`coalesce(sum(case (from_account, to_account)
    when (${sql.lit(from)}, ${sql.lit(to)}) then amount
    when (${sql.lit(to)}, ${sql.lit(from)}) then -amount end), 0)::integer`
}

/** One row of sums for the registration whose id is given. */
export function moneyOf(registrationId: RawBuilder<string>): RawBuilder<unknown> {
  return sql`(
    select received, returned as refunded, decided, decided - returned as owed,
      greatest(0, lost - stands_for_refund) as charged_back
    from (select
      ${moved('receivable', 'provider')} as received,
      ${moved('provider', 'refund_payable')} + ${moved('offline', 'refund_payable')}
        + ${moved('write_off', 'refund_payable')} as returned,
      ${moved('refund_payable', 'tuition')} + ${moved('refund_payable', 'receivable')} as decided,
      ${moved('disputed', 'write_off')} as lost,
      ${moved('write_off', 'refund_payable')} as stands_for_refund
      from ledger_entries where ledger_entries.registration_id = ${registrationId}) as sums
  )`
}
