// Random worlds: events in any order, twice or never, processes that are killed between any two steps, late payments,
// tampered amounts, refunds, races. CHECKOUT_WORLDS=1000 runs more of them.
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { freshDatabase } from '#tests/support/database.ts'
import { expectProviderBalances } from './checkout-ledgers.ts'
import { expectNothingOversoldOrConfirmedEarly, expectReconciled } from './checkout-reconciliation.ts'
import { rounds } from './checkout-steps.ts'
import { createWorld } from './checkout-world.ts'

const worlds = Number(process.env.CHECKOUT_WORLDS ?? 10)
const seed = process.env.CHECKOUT_SEED

const connection = await freshDatabase()
afterAll(connection.close)

test(
  'random worlds reconcile: registrations match payments and refunds, and no seat is sold twice',
  async () => {
    let paid = 0
    await fc.assert(
      fc.asyncProperty(rounds, async (steps) => {
        const world = await createWorld(connection)
        for (const round of steps) {
          await world.round(round)
          await expectNothingOversoldOrConfirmedEarly(world)
        }
        await world.finishOpenWork()
        await expectReconciled(world)
        await expectProviderBalances(world.pool)
        const { rows } = await world.pool.query(
          'select count(*)::int as count from registrations where paid_at is not null',
        )
        paid += rows[0].count
      }),
      { numRuns: worlds, endOnFailure: true, ...(seed && { seed: Number(seed) }) },
    )
    // Worlds without purchases show nothing.
    expect(paid).toBeGreaterThan(worlds / 5)
  },
  worlds * 20_000,
)
