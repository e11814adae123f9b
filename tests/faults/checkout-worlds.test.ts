// Random worlds: news in any order, twice or never, processes that die between any two steps, late money, tampered
// amounts, refunds, races. More of them with CHECKOUT_WORLDS=1000.
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { freshDatabase } from '#tests/support/database.ts'
import { expectProviderBalances } from './checkout-ledgers.ts'
import { expectNothingOversoldOrForetold, expectReconciled } from './checkout-reconciliation.ts'
import { rounds } from './checkout-steps.ts'
import { createWorld } from './checkout-world.ts'

const worlds = Number(process.env.CHECKOUT_WORLDS ?? 10)
const seed = process.env.CHECKOUT_SEED

const connection = await freshDatabase()
afterAll(connection.close)

test(
  'in every world each registration has its money, each payment its registration or refund, each seat one owner',
  async () => {
    let paid = 0
    await fc.assert(
      fc.asyncProperty(rounds, async (steps) => {
        const world = await createWorld(connection)
        for (const round of steps) {
          await world.round(round)
          await expectNothingOversoldOrForetold(world)
        }
        await world.comeToRest()
        await expectReconciled(world)
        await expectProviderBalances(world.pool)
        const { rows } = await world.pool.query(
          'select count(*)::int as count from registrations where paid_at is not null',
        )
        paid += rows[0].count
      }),
      { numRuns: worlds, endOnFailure: true, ...(seed && { seed: Number(seed) }) },
    )
    // A world in which nobody buys shows nothing.
    expect(paid).toBeGreaterThan(worlds / 5)
  },
  worlds * 20_000,
)
