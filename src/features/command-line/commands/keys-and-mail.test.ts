import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { noteFailure } from '#platform/email/emails.ts'
import { type AccountWorld, accountWorld, type Person } from '#tests/support/account.ts'
import { type Staff, staffOf } from '#tests/support/staff.ts'

let world: AccountWorld
let staff: Staff
let ana: Person
beforeAll(async () => {
  world = await accountWorld()
  staff = staffOf(world)
  ana = await world.person('ana@mail.example')
  await ana.call('PATCH', '/api/account/profile', { name: 'Ana Duval' })
})
afterAll(() => world.close())

const refused = async (...typed: string[]) => (await staff.academy([...typed, '--yes'])).err

describe('keys rotate', () => {
  test('signs nobody out', async () => {
    const { key } = await staff.answer('keys', 'rotate')
    expect((await ana.get('/api/account/profile')).status).toBe(200)
    await ana.signIn()
    const [header = ''] = ana.token().split('.')
    expect(JSON.parse(Buffer.from(header, 'base64url').toString()).kid).toBe(key)
  })

  test('is refused with Firebase', async () => {
    const elsewhere = staffOf({
      ...world,
      identityService: { ...world.identityService, desk: null as never },
    })
    const { exit, err } = await elsewhere.academy(['keys', 'rotate', '--yes'])
    expect({ exit, err }).toEqual({
      exit: 1,
      err: 'Firebase manages the accounts and keys of this site. Use the Firebase console.\n',
    })
  })
})

test('the mail command lists waiting and failed emails, and retries failed ones', async () => {
  await world.context.outbox.post(world.database, {
    key: 'reminder',
    kind: 'reminder',
    to: ana.email,
    language: 'en',
    subject: 'Your course',
    text: 'Soon.',
    html: '<p>Soon.</p>',
    links: [],
  })
  const waiting = await staff.answer('mail', 'outbox')
  const { id } = waiting.find(({ kind }: { kind: string }) => kind === 'reminder')
  await noteFailure(world.database, id, { error: '550 no such user', failedAt: world.clock.now() })
  expect(await staff.answer('mail', 'failed')).toMatchObject([
    { id, to: ana.email, lastError: '550 no such user' },
  ])
  expect(await staff.answer('mail', 'outbox')).toHaveLength(waiting.length - 1)
  expect(await refused('mail', 'retry', '--id', crypto.randomUUID())).toContain('has failed')
  expect(await staff.answer('mail', 'retry')).toMatchObject({ count: 1 })
  expect(await staff.answer('mail', 'outbox')).toHaveLength(waiting.length)
  expect(await refused('mail', 'retry')).toBe('No email has failed.\n')
})

test('keys and mail change nothing without a confirmation', async () => {
  for (const typed of [
    ['mail', 'retry'],
    ['keys', 'rotate'],
  ]) {
    expect((await staff.academy(typed)).err).toContain('Add --yes')
  }
})
