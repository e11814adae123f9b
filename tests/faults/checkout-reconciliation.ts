// What must be true of registrations, money, seats and emails in every random world: the staff command `check` finds
// nothing, and the ledgers add up.
import { expect } from 'vitest'
import { oversoldDates } from '#features/reconciliation/checks.queries.ts'
import { confirmationsWithoutPayment } from '#features/reconciliation/emails.ts'
import { expectAgreement } from './agreement.ts'
import {
  expectDisputesInLedger,
  expectGroupsWhole,
  expectNewestRefundedFirst,
  expectNoBalanceBelowZero,
  expectPriceAddsUp,
  expectReceiptsSettled,
  expectRefundsWithinPayments,
  expectSentWithinPayments,
} from './checkout-ledgers.ts'
import type { CheckoutWorld } from './checkout-world.ts'

type World = Pick<CheckoutWorld, 'context' | 'pool' | 'unexpectedErrors'>

const one = { most: 1 }

/** Holds after every step. */
export async function expectNothingOversoldOrConfirmedEarly({ database, pool }: CheckoutWorld) {
  expect(await oversoldDates(database, one), 'dates with more seats taken than planned').toEqual([])
  expect(await confirmationsWithoutPayment(database, one), 'confirmations of unpaid registrations').toEqual(
    [],
  )
  await expectNoBalanceBelowZero({ pool })
  await expectPriceAddsUp({ database })
  await expectGroupsWhole({ pool })
}

/** Holds when no payment, refund or email is under way. */
export async function expectReconciled({ unexpectedErrors, context, pool }: World) {
  expect(unexpectedErrors, 'unexpected errors').toEqual([])
  await expectAgreement(context)
  const { rows: underWay } = await pool.query(`
    select key from refunds join registrations on registrations.id = registration_id
    where state in ('due', 'pending') and dispute is distinct from 'open'`)
  expect(underWay, 'refunds that never ended').toEqual([])
  await expectReceiptsSettled(pool)
  await expectDisputesInLedger(pool)
  await expectRefundsWithinPayments(pool)
  await expectSentWithinPayments(pool)
  await expectNewestRefundedFirst({ database: context.database })
}
