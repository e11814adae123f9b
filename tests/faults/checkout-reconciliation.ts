// What must be true of registrations, money, seats and letters, in every world and whatever happened in it: what the
// academy's own check says.
import type { Pool } from 'pg'
import { expect } from 'vitest'
import { confirmationsWithoutPayment } from '#database/checks/emails.ts'
import { oversoldDates } from '#database/checks/records.ts'
import { expectAgreement } from './agreement.ts'
import type { CheckoutWorld } from './checkout-world.ts'

type World = Pick<CheckoutWorld, 'checkout' | 'pool' | 'accidents'>

const one = { most: 1 }

/** At any moment. */
export async function expectNothingOversoldOrForetold({ database }: CheckoutWorld) {
  expect(await oversoldDates(database, one), 'dates with more seats taken than there are').toEqual([])
  expect(await confirmationsWithoutPayment(database, one), 'confirmations of what is not paid').toEqual([])
}

/** Once everything has come to rest. */
export async function expectReconciled({ accidents, checkout, pool }: World) {
  expect(accidents, 'accidents').toEqual([])
  await expectAgreement(checkout)
  const { rows: underWay } = await pool.query(`
    select key from refunds join registrations on registrations.id = registration_id
    where state in ('due', 'pending') and dispute is distinct from 'open'`)
  expect(underWay, 'refunds that never ended').toEqual([])
  await expectProviderBalances(pool)
}

/** Each payment's provider account holds what the provider's own balance has of it. */
async function expectProviderBalances(pool: Pool) {
  const { rows } = await pool.query(`
    select payments.id, ours.balance as ours, theirs.balance as theirs from payments
    cross join lateral (
      select coalesce(sum(case 'provider' when to_account then amount when from_account then -amount end), 0)::int as balance
      from ledger_entries where payment_id = payments.id
    ) as ours
    cross join lateral (
      select coalesce(sum((movement.body->>'amount')::int), 0)::int as balance
      from card_sandbox.objects movement join card_sandbox.objects source on source.id = movement.body->>'source'
      where movement.kind = 'balance_transaction' and source.body->>'payment_intent' = payments.intent_id
    ) as theirs
    where ours.balance <> theirs.balance`)
  expect(rows, 'payments with another balance at the provider').toEqual([])
}
