import { afterAll, expect, test } from 'vitest'
import { checkoutWorld } from '#tests/support/checkout.ts'
import { paymentModeOf, refuseOtherMode } from './payment-mode.ts'

const world = await checkoutWorld()
afterAll(() => world.close())

test('keys of another mode are accepted before the first payment and refused after it', async () => {
  const { database } = world
  const keys = { secretKey: '', publishableKey: '', webhookSecret: '', apiBase: null }
  const live = paymentModeOf({ ...keys, live: true })
  const trial = paymentModeOf({ ...keys, live: false })
  await refuseOtherMode(database, live)
  await refuseOtherMode(database, trial)
  await world.opened({ selectedItems: ['module2'] })
  await refuseOtherMode(database, paymentModeOf(null))
  await expect(refuseOtherMode(database, live)).rejects.toThrow(
    'The payments in this database were made with the card sandbox, and live Stripe keys would find none of them',
  )
  await expect(refuseOtherMode(database, trial)).rejects.toThrow('Stripe’s test keys would find none')
})
