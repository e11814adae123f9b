import Stripe from 'stripe'
import { expect, test } from 'vitest'
import { firstIntervalMs } from './pace.ts'
import { pacedClient } from './paced-client.ts'

/** Answers 429 so often, then 200, and remembers when it was called and with which key. */
function limitedProvider(refusals: number, headers: Record<string, string> = {}) {
  const calls: { at: number; key: string | null }[] = []
  const client = Stripe.createFetchHttpClient(async (_: unknown, init?: RequestInit) => {
    calls.push({ at: performance.now(), key: new Headers(init?.headers).get('idempotency-key') })
    return calls.length <= refusals
      ? Response.json({ error: { code: 'rate_limit' } }, { status: 429, headers })
      : Response.json({ id: 'pi_1', object: 'payment_intent' })
  })
  const stripe = new Stripe('sk_test_pace', { httpClient: pacedClient(client), maxNetworkRetries: 0 })
  return { calls, stripe }
}

test('call refused for its rate is sent again after the provider’s hint, with the same key', async () => {
  const { calls, stripe } = limitedProvider(1, { 'retry-after': '2' })
  await stripe.paymentIntents.create({ amount: 100, currency: 'usd' }, { idempotencyKey: 'payment:1:v1' })
  expect(calls.map(({ key }) => key)).toEqual(['payment:1:v1', 'payment:1:v1'])
  const [first, second] = calls
  expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(1_990)
})

test('calls that were refused together come back one after the other', async () => {
  const { calls, stripe } = limitedProvider(5)
  await Promise.all(Array.from({ length: 5 }, () => stripe.paymentIntents.retrieve('pi_1')))
  const again = calls.slice(5).map(({ at }) => at)
  expect(again).toHaveLength(5)
  // A busy machine makes calls later, but none comes before its turn.
  const refused = calls[4]?.at ?? 0
  for (const [index, at] of again.entries()) expect(at - refused).toBeGreaterThan(index * firstIntervalMs - 5)
})

test('call whose turn would come too late is answered with the refusal', async () => {
  const { calls, stripe } = limitedProvider(1, { 'retry-after': '600' })
  await expect(stripe.paymentIntents.retrieve('pi_1')).rejects.toMatchObject({ statusCode: 429 })
  await expect(stripe.paymentIntents.retrieve('pi_1')).rejects.toThrow()
  expect(calls).toHaveLength(1)
})
