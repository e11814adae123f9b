import Stripe from 'stripe'
import { afterEach, expect, test, vi } from 'vitest'
import { keysAtMost, pauseWhenAllSpent, rememberSpentKeys } from './kept-failures.ts'

afterEach(() => void vi.useRealTimers())

test('an order with all keys spent is not retried until a pause is over, and other orders are', async () => {
  vi.useFakeTimers()
  const pastKeptFailures = rememberSpentKeys()
  const kept = new Stripe.errors.StripeAPIError({
    message: 'kept',
    headers: { 'idempotent-replayed': 'true' },
  } as never)
  const ask = vi.fn((_version: number) => Promise.reject(kept))
  for (let clicks = 0; clicks < 3; clicks++) await expect(pastKeptFailures('one', ask)).rejects.toBe(kept)
  expect(ask.mock.calls.map(([version]) => version)).toEqual(
    Array.from({ length: keysAtMost }, (_, key) => key + 1),
  )
  expect(await pastKeptFailures('another', async (version) => version)).toBe(1)
  vi.advanceTimersByTime(pauseWhenAllSpent)
  expect(await pastKeptFailures('one', async (version) => version)).toBe(1)
})
