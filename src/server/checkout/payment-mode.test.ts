import { afterAll, expect, test } from 'vitest'
import { checkoutWorld } from '#tests/support/checkout.ts'
import type { StripeConfig } from '../config.ts'
import { keepPaymentMode } from './payment-mode.ts'

const world = await checkoutWorld()
afterAll(() => world.close())

const keys = { secretKey: '', publishableKey: '', webhookSecret: '', apiBase: null }
const trial: StripeConfig = { ...keys, live: false }
const live: StripeConfig = { ...keys, live: true }

test('keys of another mode may come before the first payment, and none after it', async () => {
  const { database } = world
  await keepPaymentMode(database, live)
  await keepPaymentMode(database, null)
  await world.opened({ selectedItems: ['module2'] })
  await keepPaymentMode(database, null)
  await expect(keepPaymentMode(database, live)).rejects.toThrow(
    'The payments in this database were made with the card sandbox, and live Stripe keys would find none of them',
  )
  await expect(keepPaymentMode(database, trial)).rejects.toThrow('Stripe’s test keys would find none')
})
