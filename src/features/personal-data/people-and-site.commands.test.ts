import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rollUpVisits } from '#features/visits/visit-days.queries.ts'
import { insertVisits, rotateVisitMonths } from '#features/visits/visits.queries.ts'
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

describe('users', () => {
  test('find matches part of an email or name, and a uid', async () => {
    await world.person('under_score@mail.example')
    const found = { email: ana.email, name: 'Ana Duval', verified: true, disabled: false, purchases: 0 }
    for (const text of ['ANA@', 'duval', ana.uid]) {
      expect(await staff.answer('users', 'find', text)).toMatchObject([found])
    }
    expect(await staff.answer('users', 'find', '_')).toMatchObject([{ email: 'under_score@mail.example' }])
    expect(await staff.answer('users', 'find', 'a%l')).toEqual([])
  })

  test('disable signs the owner out at once, and enable allows sign-in again', async () => {
    await staff.answer('users', 'disable', 'Ana@mail.example')
    expect((await ana.get('/api/account/profile')).status).toBe(401)
    await ana.signIn()
    expect(ana.token()).toBeUndefined()
    expect(await refused('users', 'disable', ana.email)).toContain('already disabled')
    expect(await refused('users', 'reset', ana.email)).toContain('Enable it first')
    await staff.answer('users', 'enable', ana.email)
    await ana.signIn()
    expect((await ana.get('/api/account/profile')).status).toBe(200)
    expect(await staff.lastNote()).toMatchObject({
      verb: 'account.enabled',
      subjectId: ana.uid,
    })
  })

  test('reset emails a password link in the language of the registration', async () => {
    await world.opened({ email: ana.email }, { bearer: ana.token(), cookie: 'language=es' })
    await staff.answer('users', 'reset', ana.email)
    const email = (await world.emails(ana.email)).find(({ kind }) => kind === 'password-reset')
    expect(email?.subject).toBe('Establezca una contraseña nueva')
    expect(email?.text).toContain('/auth/action?mode=resetPassword')
    expect(await refused('users', 'reset', 'nobody@mail.example')).toContain('There is no account with')
  })

  test('keys rotate signs nobody out', async () => {
    const { key } = await staff.answer('keys', 'rotate')
    expect((await ana.get('/api/account/profile')).status).toBe(200)
    await ana.signIn()
    const [header = ''] = ana.token().split('.')
    expect(JSON.parse(Buffer.from(header, 'base64url').toString()).kid).toBe(key)
  })

  test('keys rotate is refused with Firebase', async () => {
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

test('visits charts days and pages, and gives programs rows', async () => {
  await sql`truncate visits, visit_days`.execute(world.database)
  await rotateVisitMonths(world.database, '2025-07-15')
  const visit = (day: string, page: string) => ({
    at: new Date(`${day}T20:00:00Z`),
    page,
    referrerHost: '',
    browser: 'firefox',
    device: 'phone',
    country: 'US',
  })
  const seen = [visit('2025-07-30', '/'), visit('2025-07-30', '/'), visit('2025-07-31', '/courses')]
  await insertVisits(world.database, [...seen, visit('2025-07-30', '/')])
  await rollUpVisits(world.database, '2025-08-01')
  expect((await staff.academy(['visits', '--since', '2025-07-29'])).out).toBe(
    [
      '2025-07-29   0',
      `2025-07-30  ${'█'.repeat(50)} 3`,
      `2025-07-31  ${'█'.repeat(16)}▋ 1`,
      '',
      `/         ${'█'.repeat(50)} 3`,
      `/courses  ${'█'.repeat(16)}▋ 1`,
      '',
      '4 visits from 2025-07-29 to 2025-07-31',
      '',
    ].join('\n'),
  )
  expect(await staff.answer('visits', '--page', '/courses')).toEqual([
    { day: '2025-07-31', page: '/courses', visits: 1 },
  ])
  expect((await staff.academy(['visits', '--since', '2025-07-31'])).out).toContain(
    '\n1 visit from 2025-07-31',
  )
  expect((await staff.academy(['visits', '--since', '2025-01-01'])).out).toMatch(/^2025-01 {3}0\n/)
  const today = await staff.academy(['visits', '--since', '2025-08-02'])
  expect(today.exit).toBe(2)
  expect(today.err).toContain('2025-08-02 is too late')
})

test('every change is recorded, and nothing changes without a confirmation', async () => {
  const verbs = async () => {
    const rows: { verb: string }[] = await staff.answer('audit', '--since', '2025-08-01')
    return rows.map(({ verb }) => verb)
  }
  const recorded = [
    'account.disabled',
    'account.enabled',
    'account.reset-emailed',
    'key.rotated',
    'email.requeued',
  ]
  expect(await verbs()).toEqual(recorded)
  for (const typed of [
    ['users', 'disable', ana.email],
    ['users', 'reset', ana.email],
    ['mail', 'retry'],
    ['keys', 'rotate'],
  ]) {
    expect((await staff.academy(typed)).err).toContain('Add --yes')
  }
  expect(await verbs()).toEqual(recorded)
})
