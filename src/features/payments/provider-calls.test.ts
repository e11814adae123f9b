// How often the site calls the provider. Stripe limits the calls of an account, and each one takes a buyer's time.
import { afterAll, beforeEach, expect, test } from 'vitest'
import { minutes } from '#domain/dates/days.ts'
import { checkoutWorld, twoCourses } from '#tests/support/checkout.ts'
import { pollOpenPayments, pollRecentEvents } from './poll.ts'

let calls: string[] = []
const world = await checkoutWorld({
  wire: (provider) => (input, init) => {
    calls.push(`${init?.method ?? 'GET'} ${new URL(String(input)).pathname}`)
    return provider.fetch(input, init)
  },
})
beforeEach(() => {
  calls = []
})
afterAll(() => world.close())

/** The calls that belong to one registration. The hourly lists are for all of them together. */
const ofOne = () => calls.filter((call) => !/GET \/v1\/(charges|events)$/.test(call))

/** The site's jobs for some minutes, with all webhooks delivered. */
async function letPass(passed: number) {
  for (let minute = 0; minute < passed; minute++) {
    world.clock.pass(minutes(1))
    await world.deliverAll()
    await pollOpenPayments(world.context)
  }
  await pollRecentEvents(world.context)
}

test('a payment without a fault takes at most six calls, a refund at most four more, and then no more', async () => {
  const opened = await world.opened(twoCourses)
  await letPass(5)
  await world.pay(opened.clientSecret)
  await world.post('/api/settle-payment', { clientSecret: opened.clientSecret })
  await letPass(20)
  const row = await world.registration(opened.registrationId)
  expect(row.status).toBe('completed')
  expect(ofOne().length).toBeLessThanOrEqual(6)

  calls = []
  expect((await world.cancel(row, ['module2'], 285_000)).status).toBe(200)
  await letPass(20)
  expect((await world.registration(row.id)).refunded).toBe(285_000)
  expect(ofOne().length).toBeLessThanOrEqual(4)

  calls = []
  await letPass(30)
  expect(ofOne()).toEqual([])
})
