// What must be true of registrations, money, seats and letters, in every world and whatever happened in it: what the
// academy's own check says.
import { expect } from 'vitest'
import { confirmationsWithoutPayment } from '#database/checks/emails.ts'
import { oversoldDates } from '#database/checks/records.ts'
import { expectAgreement } from './agreement.ts'
import {
  expectDisputesInLedger,
  expectNewestRefundedFirst,
  expectNoBalanceBelowZero,
  expectReceiptsSettled,
  expectRefundsWithinPayments,
} from './checkout-ledgers.ts'
import type { CheckoutWorld } from './checkout-world.ts'

type World = Pick<CheckoutWorld, 'checkout' | 'pool' | 'accidents'>

const one = { most: 1 }

/** At any moment. */
export async function expectNothingOversoldOrForetold({ database, pool }: CheckoutWorld) {
  expect(await oversoldDates(database, one), 'dates with more seats taken than there are').toEqual([])
  expect(await confirmationsWithoutPayment(database, one), 'confirmations of what is not paid').toEqual([])
  await expectNoBalanceBelowZero({ pool })
}

/** Once everything has come to rest. */
export async function expectReconciled({ accidents, checkout, pool }: World) {
  expect(accidents, 'accidents').toEqual([])
  await expectAgreement(checkout)
  const { rows: underWay } = await pool.query(`
    select key from refunds join registrations on registrations.id = registration_id
    where state in ('due', 'pending') and dispute is distinct from 'open'`)
  expect(underWay, 'refunds that never ended').toEqual([])
  await expectReceiptsSettled(pool)
  await expectDisputesInLedger(pool)
  await expectRefundsWithinPayments(pool)
  await expectNewestRefundedFirst({ database: checkout.database })
}
