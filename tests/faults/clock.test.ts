// The clock is set back while buyers register and pay, as on a machine with a wrong clock or one restored from an image.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { days, hours, minutes } from '#domain/dates/days.ts'
import { pollOpenPayments, pollRecentEvents } from '#features/payments/poll.ts'
import { type CheckoutWorld, checkoutWorld } from '#tests/support/checkout.ts'
import { expectAgreement } from './agreement.ts'

let world: CheckoutWorld
beforeAll(async () => {
  world = await checkoutWorld({ now: '2026-01-01T12:00:00Z' })
})
afterAll(() => world.close())

const order = (name: string) => ({
  email: `${name}@mail.example`,
  selectedItems: ['module3'],
  dates: { module3: '2026-01-23' },
})

async function finishOpenWork() {
  for (let round = 0; round < 3; round += 1) {
    world.clock.pass(hours(12))
    await world.cardSandbox.work()
    await pollOpenPayments(world.context)
    await pollRecentEvents(world.context)
  }
  await expectAgreement(world.context)
}

test('orders are paid once when the clock is set back over New Year', async () => {
  const before = await world.paid(order('before'))
  const unheard = await world.opened(order('unheard'))
  await world.pay(unheard.clientSecret)
  const open = await world.opened(order('open'))
  await world.opened(order('leaves'))

  world.clock.pass(-hours(14))
  await pollOpenPayments(world.context)
  await world.pay(open.clientSecret)
  await world.deliverAll()
  await world.deliverAll()
  const after = await world.paid(order('after'))

  const statuses = await Promise.all(
    [before.id, unheard.registrationId, open.registrationId, after.id].map(
      async (id) => (await world.registration(id)).status,
    ),
  )
  expect(statuses).toEqual(Array(4).fill('completed'))
  expect(await world.left('module3', '2026-01-23')).toBe(1)
  expect([before.receiptNumber, after.receiptNumber]).toEqual(['BHIA-2026-0001', 'BHIA-2025-0003'])
  await finishOpenWork()
  // A buyer who left without paying loses the seat once the clock reaches that time again.
  expect(await world.left('module3', '2026-01-23')).toBe(2)
  expect((await world.emails()).filter(({ kind }) => kind === 'confirmation')).toHaveLength(4)
})

test('a cancellation that the clock dates before its purchase refunds the payment once', async () => {
  const { id } = await world.paid({ email: 'cancels@mail.example', selectedItems: ['module1'], dates: {} })
  world.clock.pass(-days(2))
  const at = `/api/registrations/${world.context.links.sign('registration', id)}`
  const { amount } = (await world.app.inject(`${at}/refund-quote`)).json()
  const answers = await Promise.all(
    [1, 2].map(() => world.post(`${at}/cancel`, { items: ['module1'], amount })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  await finishOpenWork()
  await finishOpenWork()
  const { status, received, refunded } = await world.registration(id)
  expect({ status, refunded }).toEqual({ status: 'refunded', refunded: received })
})

test('no visitor is locked out by limits after the clock is set back', async () => {
  const from = '10.9.0.1'
  const another = (number: number) =>
    world.register({ email: `limit${number}@mail.example`, selectedItems: ['module1'], dates: {} }, { from })
  for (let number = 0; number < 30; number += 1) expect((await another(number)).status).toBe(200)
  expect((await another(30)).status).toBe(429)
  world.clock.pass(-hours(6))
  expect((await another(31)).status).toBe(200)
  world.clock.pass(minutes(1))
})
