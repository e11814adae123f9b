import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { noteFailure } from '#database/tables/emails.ts'
import { rollUpVisits } from '#database/tables/visit-days.ts'
import { insertVisits, turnVisitMonths } from '#database/tables/visits.ts'
import { type AccountWorld, accountWorld, type Person } from '#tests/support/account.ts'
import { type Staff, staffOf } from '#tests/support/staff.ts'

let world: AccountWorld
let staff: Staff
let ana: Person
beforeAll(async () => {
  world = await accountWorld()
  staff = staffOf(world)
  ana = await world.person('ana@mail.example')
  await ana.call('PATCH', '/api/account/profile', { name: 'Ana Duval', agdNumber: '123456' })
})
afterAll(() => world.close())

const refused = async (...typed: string[]) => (await staff.academy([...typed, '--yes'])).err

describe('users', () => {
  test('are found by a part of their address or name, and by their uid', async () => {
    await world.person('under_score@mail.example')
    const found = { email: ana.email, name: 'Ana Duval', verified: true, disabled: false, purchases: 0 }
    for (const text of ['ANA@', 'duval', ana.uid]) {
      expect(await staff.answer('users', 'find', text)).toMatchObject([found])
    }
    expect(await staff.answer('users', 'find', '_')).toMatchObject([{ email: 'under_score@mail.example' }])
    expect(await staff.answer('users', 'find', 'a%l')).toEqual([])
  })

  test('that are disabled are out at once and stay out until they are enabled', async () => {
    await staff.answer('users', 'disable', 'Ana@mail.example')
    expect((await ana.get('/api/account/profile')).status).toBe(401)
    await ana.signIn()
    expect(ana.token()).toBeUndefined()
    expect(await refused('users', 'disable', ana.email)).toContain('disabled already')
    expect(await refused('users', 'reset', ana.email)).toContain('"users enable" comes first')
    await staff.answer('users', 'enable', ana.email)
    await ana.signIn()
    expect((await ana.get('/api/account/profile')).status).toBe(200)
    expect(await staff.lastNote()).toMatchObject({ what: `account ${ana.uid} enabled` })
  })

  test('get a link to set a new password, in the language they registered in', async () => {
    await world.opened({ email: ana.email }, { bearer: ana.token(), cookie: 'language=es' })
    await staff.answer('users', 'reset', ana.email)
    const mail = (await world.mails(ana.email)).find(({ kind }) => kind === 'password-reset')
    expect(mail?.subject).toBe('Establezca una contraseña nueva')
    expect(mail?.text).toContain('/auth/action?mode=resetPassword')
    expect(await refused('users', 'reset', 'nobody@mail.example')).toContain('Nobody has an account')
  })

  test('stay signed in when the key is rotated', async () => {
    const { key } = await staff.answer('keys', 'rotate')
    expect((await ana.get('/api/account/profile')).status).toBe(200)
    await ana.signIn()
    const [header = ''] = ana.token().split('.')
    expect(JSON.parse(Buffer.from(header, 'base64url').toString()).kid).toBe(key)
  })

  test('of Firebase are Firebase’s', async () => {
    const elsewhere = staffOf({
      ...world,
      identityService: { ...world.identityService, desk: null as never },
    })
    const { exit, err } = await elsewhere.academy(['keys', 'rotate', '--yes'])
    expect({ exit, err }).toEqual({
      exit: 1,
      err: 'Accounts and keys are Firebase’s here: use its own pages.\n',
    })
  })
})

test('mail waits, fails, and is tried again', async () => {
  const waiting = await staff.answer('mail', 'outbox')
  const { id } = waiting.find(({ kind }: { kind: string }) => kind === 'password-reset')
  await noteFailure(world.database, id, { error: '550 no such user', failedAt: world.clock.now() })
  expect(await staff.answer('mail', 'failed')).toMatchObject([
    { id, to: ana.email, lastError: '550 no such user' },
  ])
  expect(await staff.answer('mail', 'outbox')).toHaveLength(waiting.length - 1)
  expect(await refused('mail', 'retry', '--id', crypto.randomUUID())).toContain('has failed')
  expect(await staff.answer('mail', 'retry')).toMatchObject({ count: 1 })
  expect(await staff.answer('mail', 'outbox')).toHaveLength(waiting.length)
  expect(await refused('mail', 'retry')).toBe('No mail has failed.\n')
})

test('visits are drawn by day and page, and given to programs as rows', async () => {
  await sql`truncate visits, visit_days`.execute(world.database)
  await turnVisitMonths(world.database, '2025-07-15')
  const visit = (day: string, page: string) => ({
    at: new Date(`${day}T20:00:00Z`),
    page,
    referrerHost: '',
    browser: 'firefox',
    device: 'phone',
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
  expect(today.err).toContain('2025-08-02 is not there yet')
})

describe('roster', () => {
  const onDate = { selectedItems: ['clinical1'], dates: { clinical1: '2025-10-16' } }
  const typed = ['roster', '--course', 'clinical1', '--date', '2025-10-16']
  beforeAll(async () => {
    await world.paidBy(ana, { name: 'Ana Duval', ...onDate })
    await world.paid({ name: 'Ben Okafor', email: 'ben@mail.example', ...onDate })
    await world.paid({ name: 'Cy Vance', email: 'cy@mail.example', ...onDate })
    world.clock.set('2025-10-22T19:00:00Z')
    for (const email of [ana.email, 'ben@mail.example']) {
      await staff.answer('complete', 'clinical1', '--date', '2025-10-16', '--person', email)
    }
  })

  test('lists everyone on a date', async () => {
    expect(await staff.answer(...typed)).toMatchObject([
      { name: 'Ana Duval', agdNumber: '123456', completedOn: '2025-10-21' },
      { name: 'Ben Okafor', agdNumber: null },
      { name: 'Cy Vance', completedOn: null },
    ])
  })

  test('--agd is AGD’s file: eight columns in order, members alone; who is left out is named', async () => {
    const { exit, out, err } = await staff.academy([
      ...typed,
      '--agd',
      '--instructor',
      'Dr. Grace Duval, DDS',
    ])
    expect(exit).toBe(0)
    expect(out).toBe(
      [
        'AGD member ID number,Course date,Course title,Number of hours,AGD subject code,Delivery method,Instructor name,Location',
        '123456,10/21/2025,"Clinical 1: Basic and Intermediate Surgery (Beverly Hills, CA)",48,690,Participation,"Dr. Grace Duval, DDS","Beverly Hills, CA"',
        '',
      ].join('\r\n'),
    )
    expect(err.split('\n')).toEqual([
      'Left out: Ben Okafor, ben@mail.example: no AGD number.',
      'Left out: 1 who did not complete the course, or are not marked yet.',
      '29 of the 30 days are left: send it in by 2025-11-20.',
      '',
    ])
    world.clock.set('2025-11-21T20:00:00Z')
    const late = await staff.academy([...typed, '--agd', '--instructor', 'x'])
    expect(late.err).toContain('The 30 days ended on 2025-11-20.')
    expect((await staff.academy([...typed, '--agd'])).exit).toBe(2)
  })

  test('--agd of a date that lies ahead says when its days begin', async () => {
    world.clock.set('2025-08-01T19:00:00Z')
    const { err } = await staff.academy([...typed, '--agd', '--instructor', 'x'])
    expect(err).toContain('It ends on 2025-10-21: from then on AGD takes it for 30 days, until 2025-11-20.')
  })

  test('without a date it lists who completed the course between two days; --agd those whose days still run', async () => {
    const ended = { ben: '2025-07-31', cy: '2025-05-01' }
    for (const [name, on] of Object.entries(ended)) {
      world.clock.set(`${on}T19:00:00Z`)
      const { id } = await world.paid({
        email: `${name}@mail.example`,
        selectedItems: ['module1'],
        dates: {},
      })
      await world.complete(id, 'module1', on)
    }
    world.clock.set('2025-07-12T19:00:00Z')
    await ana.signIn()
    const { id } = await world.paidBy(ana, { selectedItems: 'fellowship', dates: {} })
    await world.complete(id, 'module1', '2025-07-12')
    world.clock.set('2025-08-01T19:00:00Z')
    await world.paid({ email: 'dee@mail.example', selectedItems: ['module1'], dates: {} })
    const listed = async (...days: string[]) => {
      const rows: { email: string }[] = await staff.answer('roster', '--course', 'module1', ...days)
      return rows.map(({ email }) => email.split('@')[0]).sort()
    }
    expect(await listed()).toEqual(['ana', 'ben', 'cy', 'dee'])
    expect(await listed('--since', '2025-05-01', '--until', '2025-07-12')).toEqual(['ana', 'cy'])
    const agd = ['roster', '--course', 'module1', '--agd', '--instructor', 'Dr. Grace Duval']
    const { out, err } = await staff.academy(agd)
    expect(out.trimEnd().split('\r\n').slice(1)).toEqual([
      '123456,07/12/2025,Module 1: Basic Dental Implantology (Online),24,690,Lecture,Dr. Grace Duval,"Beverly Hills, CA"',
    ])
    expect(err).toBe(
      'Left out: Alex Rivera, ben@mail.example: no AGD number.\n10 of the 30 days are left: send it in by 2025-08-11.\n',
    )
    world.clock.set('2025-08-12T19:00:00Z')
    const late = await staff.academy([...agd, '--since', '2025-07-12', '--until', '2025-07-12'])
    expect(late.err).toBe('More than 30 days old, which AGD may refuse: 1 row.\n')
    expect(
      await refused('roster', '--course', 'module1', '--date', '2025-09-12', '--since', '2025-05-01'),
    ).toContain('for a course without a --date')
    expect((await staff.academy(['roster', '--help'])).out).toMatch(
      /Not confirmed by AGD.*headings.*09\/14\/2025.*690 is its subject code/s,
    )
    world.clock.set('2025-11-21T20:00:00Z')
  })
})

test('all that was changed is in the record, and nothing that cannot be undone happens unasked', async () => {
  const commands = async () => {
    const rows: { command: string }[] = await staff.answer('audit', '--since', '2025-08-01')
    return rows.map(({ command }) => command)
  }
  const recorded = [
    'users disable',
    'users enable',
    'users reset',
    'keys rotate',
    'mail retry',
    'complete',
    'complete',
  ]
  expect(await commands()).toEqual(recorded)
  for (const typed of [
    ['users', 'disable', ana.email],
    ['users', 'reset', ana.email],
    ['mail', 'retry'],
    ['keys', 'rotate'],
  ]) {
    expect((await staff.academy(typed)).err).toContain('add --yes')
  }
  expect(await commands()).toEqual(recorded)
})
