import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountWorld, type Person } from '#tests/support/account.ts'
import { staffOf } from '#tests/support/staff.ts'

const world = await accountWorld()
const staff = staffOf(world)
let ana: Person
afterAll(() => world.close())

beforeAll(async () => {
  ana = await world.person('ana@mail.example')
  await ana.call('PATCH', '/api/account/profile', { name: 'Ana Duval', agdNumber: '123456' })
})

test('agd prints the members who completed a course without a date in the last 30 days', async () => {
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
  const agd = ['agd', 'module1', '--instructor', 'Dr. Grace Duval, DDS']
  const { out, err } = await staff.academy(agd)
  expect(out.trimEnd().split('\r\n')).toEqual([
    'AGD member ID number,Course date,Course title,Number of hours,AGD subject code,Delivery method,Instructor name,Location',
    '123456,07/12/2025,Module 1: Basic Dental Implantology (Online),24,690,Lecture,"Dr. Grace Duval, DDS","Beverly Hills, CA"',
  ])
  expect(err).toBe(
    'Left out: Alex Rivera, ben@mail.example: no AGD number.\n10 of the 30 days are left. Upload the file by 2025-08-11.\n',
  )
  world.clock.set('2025-08-12T19:00:00Z')
  const late = await staff.academy([...agd, '--since', '2025-07-12', '--until', '2025-07-12'])
  expect(late.err).toBe('More than 30 days old, which AGD may refuse: 1 row.\n')
  expect((await staff.academy(['agd', 'module9', '--instructor', 'x'])).err).toContain('is not a course')
  expect((await staff.academy(['agd', 'module1'])).exit).toBe(2)
  expect((await staff.academy(['agd', '--help'])).out).toMatch(
    /Compare these four.*headings.*09\/14\/2025.*690 as the subject code/s,
  )
})
