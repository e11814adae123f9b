import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountWorld, type Person } from '#tests/support/account.ts'
import { staffOf } from '#tests/support/staff.ts'

const world = await accountWorld()
const staff = staffOf(world)
let ana: Person
afterAll(() => world.close())

const onDate = { selectedItems: ['clinical1'], dates: { clinical1: '2025-10-16' } }
const typed = ['roster', '--course', 'clinical1', '--date', '2025-10-16']
beforeAll(async () => {
  ana = await world.person('ana@mail.example')
  await ana.call('PATCH', '/api/account/profile', { name: 'Ana Duval', agdNumber: '123456' })
  await world.paidBy(ana, { name: 'Ana Duval', ...onDate })
  await world.paid({ name: 'Ben Okafor', email: 'ben@mail.example', ...onDate })
  await world.paid({ name: 'Cy Vance', email: 'cy@mail.example', ...onDate })
  world.clock.set('2025-10-22T19:00:00Z')
  for (const email of [ana.email, 'ben@mail.example']) {
    await staff.answer('complete', 'clinical1', '--date', '2025-10-16', '--person', email)
  }
})

test('roster lists everyone on a date', async () => {
  expect(await staff.answer(...typed)).toMatchObject([
    { name: 'Ana Duval', agdNumber: '123456', completedOn: '2025-10-21' },
    { name: 'Ben Okafor', agdNumber: null },
    { name: 'Cy Vance', completedOn: null },
  ])
})

test('roster --agd prints AGD’s eight columns for members, and names the people left out', async () => {
  const { exit, out, err } = await staff.academy([...typed, '--agd', '--instructor', 'Dr. Grace Duval, DDS'])
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
    'Left out: 1 who did not complete the course or are not marked yet.',
    '29 of the 30 days are left. Upload the file by 2025-11-20.',
    '',
  ])
  world.clock.set('2025-11-21T20:00:00Z')
  const late = await staff.academy([...typed, '--agd', '--instructor', 'x'])
  expect(late.err).toContain('The 30 days ended on 2025-11-20.')
  expect((await staff.academy([...typed, '--agd'])).exit).toBe(2)
})

test('roster --agd of a future date says when AGD takes the file', async () => {
  world.clock.set('2025-08-01T19:00:00Z')
  const { err } = await staff.academy([...typed, '--agd', '--instructor', 'x'])
  expect(err).toContain('The course ends on 2025-10-21. AGD takes the file from then until 2025-11-20.')
})

test('roster without a date filters by completion day; --agd takes the last 30 days', async () => {
  const ended = { ben: '2025-07-31', cy: '2025-05-01' }
  for (const [name, on] of Object.entries(ended)) {
    world.clock.set(`${on}T19:00:00Z`)
    const { id } = await world.paid({
      email: `${name}@mail.example`,
      selectedItems: ['module1'],
      dates: {},
    })
    await world.desk.complete(id, 'module1', on)
  }
  world.clock.set('2025-07-12T19:00:00Z')
  await ana.signIn()
  const { id } = await world.paidBy(ana, { selectedItems: 'fellowship', dates: {} })
  await world.desk.complete(id, 'module1', '2025-07-12')
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
    'Left out: Alex Rivera, ben@mail.example: no AGD number.\n10 of the 30 days are left. Upload the file by 2025-08-11.\n',
  )
  world.clock.set('2025-08-12T19:00:00Z')
  const late = await staff.academy([...agd, '--since', '2025-07-12', '--until', '2025-07-12'])
  expect(late.err).toBe('More than 30 days old, which AGD may refuse: 1 row.\n')
  expect(
    (await staff.academy(['roster', '--course', 'module1', '--date', '2025-09-12', '--since', '2025-05-01']))
      .err,
  ).toContain('cannot be used with --date')
  expect((await staff.academy(['roster', '--help'])).out).toMatch(
    /Compare these four.*headings.*09\/14\/2025.*690 as the subject code/s,
  )
  world.clock.set('2025-11-21T20:00:00Z')
})
