import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccountWorld, accountWorld } from '#tests/support/account.ts'
import { type LookUps, makeLookUps } from './look-ups.ts'

let world: AccountWorld
let verify: LookUps[string] | undefined
let issued: string
beforeAll(async () => {
  world = await accountWorld()
  world.clock.set('2025-08-01T19:00:00Z')
  const owner = await world.person('dentist@mail.example')
  const { id } = await world.paidBy(owner, { selectedItems: ['module1'], dates: {} })
  await world.desk.complete(id, 'module1', '2025-08-01')
  issued = (await owner.get('/api/account/completed-courses')).body[0].certificate.code
  verify = makeLookUps(world.database)['/verify/:code']
})
afterAll(() => world.close())

test('a certificate is found in every spelling of its code', async () => {
  const found = (code: string) => verify?.({ code })
  expect(await found(issued)).toBe(true)
  expect(await found(` ${issued.toLowerCase().replaceAll('-', '')}`)).toBe(true)
  expect(await found('0000-0000-0000')).toBe(false)
})

test('a malformed code is refused without a query', async () => {
  const away = new Proxy(world.database, {
    get() {
      throw new Error('asked the database')
    },
  })
  const found = makeLookUps(away)['/verify/:code']
  expect(await found?.({ code: 'unknown' })).toBe(false)
  await expect(found?.({ code: '0000-0000-0000' })).rejects.toThrow('asked')
})
