import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccountWorld, accountWorld, type Person } from '#tests/support/account.ts'
import { type Staff, staffOf } from '#tests/support/staff.ts'

let world: AccountWorld
let staff: Staff
let owner: Person
beforeAll(async () => {
  world = await accountWorld()
  staff = staffOf(world)
  owner = await world.person('a.rivera@mail.example')
  await owner.get('/api/account/profile')
})
afterAll(() => world.close())

test('pending entries are listed, approved and declined', async () => {
  expect((await staff.academy(['awards', 'pending'])).out).toBe('No hours or cases are pending.\n')
  const outside = { title: 'Grafting', provider: 'Club', kind: 'online', hours: 3, earnedOn: '2025-07-01' }
  await owner.call('POST', '/api/account/outside-credits', outside)
  const sinusLift = { title: 'Sinus lift', summary: 'Lateral', treatedOn: '2025-07-01' }
  await owner.call('POST', '/api/account/cases', sinusLift)
  const waiting = await staff.answer('awards', 'pending')
  expect(waiting).toMatchObject([
    { email: owner.email, entry: 'hours, online', hours: 3, title: 'Grafting', about: 'Club' },
    { entry: 'case', hours: null, title: 'Sinus lift', about: 'Lateral' },
  ])
  await staff.answer('awards', 'approve', waiting[0].id)
  await staff.answer('awards', 'decline', waiting[1].id, '--reason', 'Unclear')
  expect(await staff.answer('awards', 'pending')).toEqual([])
  const { body } = await owner.get('/api/account/credits')
  expect([body.outside[0].state, body.cases[0].state]).toEqual(['approved', 'declined'])
})

test('tests, fees and the oral defense are recorded, but not for a future day', async () => {
  const record = (what: string, ...typed: string[]) =>
    staff.answer('awards', `record-${what}`, owner.email, ...typed)
  expect((await record('test', '74', '--on', '2025-06-01')).message).toBe('Recorded: not passed.')
  await expect(record('test', '90', '--on', '2025-06-20')).rejects.toThrow('a month')
  for (const [what, ...typed] of [['test', '90'], ['fee', 'fellowship'], ['defense']] as const) {
    const ahead = ['awards', `record-${what}`, owner.email, ...typed, '--on', '2025-08-02']
    expect((await staff.academy(ahead)).err, 'refused before it asks').toBe('2025-08-02 is in the future.\n')
  }
  expect((await record('test', '90')).state).toBe('passed')
  expect((await staff.academy(['awards', 'record-fee', owner.email, 'fellowship'])).err).toContain(
    'Add --yes',
  )
  expect((await staff.academy(['awards', 'record-test', owner.email, '90'])).err).toContain('Add --yes')
  expect((await staff.academy(['awards', 'record-defense', owner.email])).err).toContain('Add --yes')
  await record('fee', 'fellowship')
  await record('defense')
  const { fellowship, mastership } = (await owner.get('/api/account/credits')).body
  expect(fellowship).toMatchObject({ test: { state: 'passed', score: 90 }, feePaid: true })
  expect(mastership).toMatchObject({ defendedOn: '2025-08-01', feePaid: false })
})

test('audit lists every award decision and no refused one', async () => {
  const actions: { who: string; command: string }[] = await staff.answer('audit', '--since', '2025-08-01')
  expect(actions.map(({ command }) => command)).toEqual([
    'awards approve',
    'awards decline',
    'awards record-test',
    'awards record-test',
    'awards record-fee',
    'awards record-defense',
  ])
  expect(await staff.answer('audit', '--who', 'nobody')).toEqual([])
})
