import { afterAll, expect, test } from 'vitest'
import { documentsPerAddress } from '#platform/documents/send-document.ts'
import { makeLimiter } from '#platform/limits/limits.ts'
import { accountWorld, type Person } from '#tests/support/account.ts'

const world = await accountWorld()
afterAll(() => world.close())

async function recordOf({ token }: Person, remoteAddress: string): Promise<number> {
  const headers = { authorization: `Bearer ${token()}` }
  return (await world.app.inject({ url: '/api/account/credits.pdf', headers, remoteAddress })).statusCode
}

test('the accounts of one network share its documents; another network has its own', async () => {
  const one = await world.person('one@mail.example')
  const other = await world.person('other@mail.example')
  expect(await recordOf(one, '192.0.2.7')).toBe(200)
  const limiter = makeLimiter(world.database, world.clock)
  for (let document = 1; document < documentsPerAddress.limit; document++) {
    await limiter.take('documents from 192.0.2.7', documentsPerAddress)
  }
  expect(await recordOf(one, '192.0.2.7')).toBe(429)
  expect(await recordOf(other, '192.0.2.7')).toBe(429)
  expect(await recordOf(other, '192.0.2.8')).toBe(200)
})
