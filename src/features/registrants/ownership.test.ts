// Another user's ids on every account call and document: 404, and nothing leaks. The list of calls comes from
// the API itself.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AccountWorld, accountWorld, type Person } from '#tests/support/account.ts'

let world: AccountWorld
let owner: Person
let otherUser: Person
/** The owner's ids, by the call that takes them. */
let owned: Record<string, string>

beforeAll(async () => {
  world = await accountWorld()
  owner = await world.person('owner@mail.example')
  otherUser = await world.person('another@mail.example')
  const registration = await world.paidBy(owner, {
    name: 'Olivia Owner',
    selectedItems: ['module1', 'module2'],
    dates: { module2: '2025-09-12' },
  })
  const { id: certificate } = await world.desk.complete(registration.id, 'module1', '2025-08-01')
  const cancel = `/api/account/transactions/${registration.id}/cancel`
  expect((await owner.call('POST', cancel, { items: ['module2'], amount: 285_000 })).status).toBe(200)
  const outside = { title: 'Grafting', provider: 'Club', kind: 'online', hours: 2, earnedOn: '2025-07-01' }
  const awardCase = { title: 'Case', summary: 'A case', treatedOn: '2025-07-01' }
  owned = {
    registration: registration.id,
    certificate,
    credit: (await owner.call('POST', '/api/account/outside-credits', outside)).body.id,
    case: (await owner.call('POST', '/api/account/cases', awardCase)).body.id,
  }
})
afterAll(() => world.close())

/** Every path of the API under /api/account, with its methods. */
async function accountCalls(): Promise<{ method: string; path: string }[]> {
  const { paths } = (await world.app.inject('/api/docs/json')).json()
  return Object.entries<object>(paths)
    .filter(([path]) => path === '/api/account' || path.startsWith('/api/account/'))
    .flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => ({ method: method.toUpperCase(), path })),
    )
}

function ownedIdFor(path: string): string | undefined {
  if (path.includes('/certificates/')) return owned.certificate
  if (path.includes('/outside-credits/')) return owned.credit
  if (path.includes('/cases/')) return owned.case
  return owned.registration
}

const filled = (path: string, id = '') =>
  path.replace('{id}', id).replace('{course}', 'module2').replace('{position}', '1')

describe('another user’s', () => {
  test('every call with an id answers 404, whatever its body, as for an unknown id', async () => {
    const calls = (await accountCalls()).filter(({ path }) => path.includes('{id}'))
    expect(calls.length).toBeGreaterThanOrEqual(9)
    for (const { method, path } of calls) {
      for (const payload of [undefined, { nonsense: true }]) {
        if (method === 'GET' && payload) continue
        const theirs = await otherUser.call(method as 'GET', filled(path, ownedIdFor(path)), payload)
        const nobodys = await otherUser.call(method as 'GET', filled(path, randomUUID()), payload)
        expect([method, path, theirs.status]).toEqual([method, path, 404])
        expect(theirs.body).toEqual(nobodys.body)
      }
    }
  })

  test('the same calls succeed for the owner', async () => {
    for (const [path, id] of [
      ['/api/account/transactions/{id}/refund-quote', owned.registration],
      ['/api/account/transactions/{id}/receipt.pdf', owned.registration],
      ['/api/account/transactions/{id}/refunds/{position}.pdf', owned.registration],
      ['/api/account/registrations/{id}/calendar.ics', owned.registration],
      ['/api/account/certificates/{id}.pdf', owned.certificate],
    ] as const) {
      expect([path, (await owner.get(filled(path, id))).status]).toEqual([path, 200])
    }
  })

  test('lists, profile, credits and data show another user nothing of the owner', async () => {
    const calls = (await accountCalls()).filter(({ method, path }) => method === 'GET' && !path.includes('{'))
    expect(calls.length).toBeGreaterThanOrEqual(9)
    for (const { path } of calls) {
      const { status, bytes } = await otherUser.get(path)
      expect([path, status]).toEqual([path, 200])
      const text = bytes.toString('latin1')
      for (const secret of ['Olivia', 'owner@mail.example', ...Object.values(owned)]) {
        expect(text).not.toContain(secret)
      }
    }
  })

  test('every call without a token, or with an invalid one, is 401', async () => {
    for (const { method, path } of await accountCalls()) {
      const url = filled(path, ownedIdFor(path))
      for (const headers of [{}, { authorization: 'Bearer made.up.token' }]) {
        const response = await world.app.inject({ method: method as 'GET', url, headers })
        expect([method, path, response.statusCode]).toEqual([method, path, 401])
      }
    }
  })

  test('an entry that another user tried to withdraw is kept', async () => {
    const { body } = await owner.get('/api/account/credits')
    expect(body.outside).toMatchObject([{ id: owned.credit }])
    expect(body.cases).toMatchObject([{ id: owned.case }])
  })
})

describe('a purchase made as a guest', () => {
  test('is hidden until the address is verified', async () => {
    const guest = await world.paid({ email: 'guest@mail.example', dates: {} })
    const claimant = await world.person('guest@mail.example', { verified: false })
    expect((await claimant.get('/api/account/transactions')).body).toEqual([])
    expect((await claimant.get(`/api/account/transactions/${guest.id}/receipt.pdf`)).status).toBe(404)

    await world.database
      .updateTable('users')
      .set({ emailVerified: true })
      .where('uid', '=', claimant.uid)
      .execute()
    expect((await claimant.get('/api/account/transactions')).body).toMatchObject([{ id: guest.id }])
    expect((await claimant.get('/api/account/profile')).body.profile).toMatchObject({ name: 'Alex Rivera' })
  })

  test('stays with its owner when the address changes, hidden from the address’s next owner', async () => {
    await world.paid({ email: 'moving@mail.example', dates: {} })
    const mover = await world.person('moving@mail.example')
    expect((await mover.get('/api/account/transactions')).body).toHaveLength(1)
    await world.database
      .updateTable('users')
      .set({ email: 'moved@mail.example' })
      .where('uid', '=', mover.uid)
      .execute()
    const next = await world.person('moving@mail.example')
    expect((await next.get('/api/account/transactions')).body).toEqual([])
    expect((await mover.get('/api/account/transactions')).body).toHaveLength(1)
  })
})
