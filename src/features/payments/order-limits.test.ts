// Orders that anybody may open under an email address must not keep its owner from buying.
import { afterAll, expect, test } from 'vitest'
import { ordersPerBuyer } from '#features/orders/place-order.ts'
import { accountWorld, type Person } from '#tests/support/account.ts'

const world = await accountWorld()
afterAll(() => world.close())

async function useUp(email: string, from: string) {
  for (let order = 0; order < ordersPerBuyer.limit; order++)
    await world.opened({ email, dates: {} }, { from })
  expect((await world.register({ email, dates: {} }, { from })).status).toBe(429)
}

const buys = async ({ email, token }: Person, from: string) =>
  (await world.register({ email, dates: {} }, { from, bearer: token() })).status

test('a signed-in, verified owner buys from the network that used up the orders for their email', async () => {
  const owner = await world.person('owner@mail.example')
  await useUp(owner.email, '203.0.113.7')
  for (let order = 0; order < ordersPerBuyer.limit; order++)
    expect(await buys(owner, '203.0.113.7')).toBe(200)
  expect(await buys(owner, '203.0.113.7'), 'one more than the limit').toBe(429)
})

test('an account that has not verified the email is counted as any visitor', async () => {
  const squatter = await world.person('squatter@mail.example', { verified: false })
  await useUp(squatter.email, '203.0.114.7')
  expect(await buys(squatter, '203.0.114.7')).toBe(429)
})
