// An attacker holds seats without paying, and acts first in every minute. The honest buyer comes from another network.
import { afterAll, expect, test } from 'vitest'
import { minutes } from '#domain/dates/days.ts'
import { pollOpenPayments } from '#features/payments/poll.ts'
import { checkoutWorld } from '#tests/support/checkout.ts'
import { resetBeforeEachTest } from '#tests/support/fresh-state.ts'

const world = await checkoutWorld()
await resetBeforeEachTest(world)
afterAll(() => world.close())

const everyDate = {
  module2: '2025-09-12',
  module3: '2026-01-23',
  module4: '2026-03-06',
  clinical1: '2025-10-16',
  clinical2: '2025-11-13',
}
const holdMinutes = 20
/** The poll ends holds once a minute, so a seat may become free this much later. */
const pollMinutes = 1

test('six orders from one address cannot hold all 30 seats: four of every date stay free', async () => {
  const statuses: number[] = []
  for (let order = 0; order < 6; order += 1) {
    const choice = { selectedItems: Object.keys(everyDate), dates: everyDate }
    const { status } = await world.register(
      { email: `${order}@mail.example`, ...choice },
      { from: '203.0.113.7' },
    )
    statuses.push(status)
  }
  expect(statuses).toEqual([200, 200, 429, 429, 429, 429])
  for (const [course, start] of Object.entries(everyDate)) expect(await world.left(course, start)).toBe(4)
})

type Attack = { networkOf: (order: number) => string; ordersPerMinute: number }

/**
 * Takes every seat of Module 2 as soon as it can, each time with a new email, and sends each form again shortly before its
 * hold ends. Gives how many minutes the honest buyer waits for a seat; null where they still wait after three hold times.
 */
async function waitUnder({ networkOf, ordersPerMinute }: Attack): Promise<number | null> {
  let orders = 0
  let open: { order: number; minute: number }[] = []
  const send = (order: number, phone: string) =>
    world.register(
      { email: `attacker${order}@mail.example`, phone },
      { from: networkOf(order), key: `attack-${order}` },
    )
  for (let minute = 0; minute < 3 * holdMinutes; minute += 1) {
    await pollOpenPayments(world.context)
    for (const { order } of open.filter((one) => one.minute === minute - holdMinutes + 1)) {
      await send(order, '(213) 555-0188')
    }
    open = open.filter((one) => one.minute > minute - holdMinutes + 1)
    for (let tries = 0; tries < ordersPerMinute && (await world.left('module2')) > 0; tries += 1) {
      const { status } = await send(orders, '(213) 555-0177')
      if (status === 200) open.push({ order: orders, minute })
      orders += 1
    }
    if ((await world.left('module2')) > 0) {
      const { status } = await world.register({ email: 'honest@mail.example' }, { from: '198.51.100.1' })
      expect(status).toBe(200)
      return minute
    }
    world.clock.pass(minutes(1))
  }
  return null
}

const turns = (networks: number) => (order: number) => `203.0.113.${order % networks}`

test('one network with many emails: an honest buyer gets a seat at once', async () => {
  expect(await waitUnder({ networkOf: turns(1), ordersPerMinute: 10 })).toBe(0)
})

test('one network that holds the last seat: an honest buyer gets it within one hold time', async () => {
  for (let seat = 0; seat < 5; seat += 1) await world.paid({ email: `${seat}@mail.example` })
  const wait = await waitUnder({ networkOf: turns(1), ordersPerMinute: 1 })
  expect(wait).toBeGreaterThan(0)
  expect(wait).toBeLessThanOrEqual(holdMinutes + pollMinutes)
})

test('five networks under their caps: an honest buyer gets one of six seats within one hold time', async () => {
  const wait = await waitUnder({ networkOf: turns(5), ordersPerMinute: 10 })
  expect(wait).toBeGreaterThan(0)
  expect(wait).toBeLessThanOrEqual(holdMinutes + pollMinutes)
})

// The control: a buyer with many networks evades the caps. Floods from many networks must be stopped in front of the site.
test('a new network for every order, to which no cap applies, keeps an honest buyer out', async () => {
  const networkOf = (order: number) => `10.66.${Math.floor(order / 250)}.${order % 250}`
  expect(await waitUnder({ networkOf, ordersPerMinute: 10 })).toBeNull()
})
