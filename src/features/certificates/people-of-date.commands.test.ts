// Attendance, the waiting list and an email to everybody of a date.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountWorld } from '#tests/support/account.ts'
import { staffOf } from '#tests/support/staff.ts'

const world = await accountWorld()
const staff = staffOf(world)
afterAll(() => world.close())

const date = ['clinical1', '2025-10-16']
const onDate = { selectedItems: ['clinical1'], dates: { clinical1: '2025-10-16' } }
beforeAll(async () => {
  await world.paid({ name: 'Ana Duval', email: 'ana@mail.example', ...onDate })
  await world.paid({ name: 'Ben Okafor', email: 'ben@mail.example', ...onDate })
})

test('sessions email shows the recipients and the text, asks, and sends once to each', async () => {
  const typed = ['sessions', 'email', ...date, '--subject', 'Parking', '--text', 'Dear {name}, park behind.']
  const refused = await staff.academy(typed)
  expect(refused.exit).not.toBe(0)
  expect(await staff.answer(...typed)).toMatchObject([
    { email: 'ana@mail.example' },
    { email: 'ben@mail.example' },
  ])
  const emails = await world.database
    .selectFrom('emails')
    .select(['to', 'subject', 'text'])
    .where('kind', '=', 'date-email')
    .orderBy('to')
    .execute()
  expect(emails).toMatchObject([{ to: 'ana@mail.example', subject: 'Parking' }, { to: 'ben@mail.example' }])
  expect(emails[0]?.text).toContain('Dear Ana Duval, park behind.')
  expect((await staff.academy([...typed, '--text-es', 'Hola'])).exit).toBe(2)
})

test('attendance is set for everybody or one person, and shown with the hours', async () => {
  world.clock.set('2025-10-16T19:00:00Z')
  const set = (...more: string[]) => staff.answer('attendance', 'set', ...date, '--half-day', '1', ...more)
  expect(await set('--mark', 'there')).toMatchObject({ marked: 2 })
  expect(await set('--mark', 'absent', '--person', 'Ben@mail.example')).toMatchObject({ marked: 1 })
  expect(await set('--mark', 'absent', '--person', 'ben@mail.example')).toMatchObject({ marked: 0 })
  expect(await staff.answer('attendance', 'show', ...date)).toMatchObject([
    { name: 'Ana Duval', halfDays: 'x...........', hours: 48 },
    { name: 'Ben Okafor', halfDays: '-...........', hours: 44 },
  ])
  const far = await staff.academy(['attendance', 'set', ...date, '--half-day', '13', '--mark', 'there'])
  expect(far.exit).toBe(1)
  const typo = await staff.academy(['attendance', 'set', ...date, '--half-day', '1', '--mark', 'late'])
  expect(typo.err).toContain('"late" is not a mark.')
})

test('waiting list is listed, reordered and shortened by address', async () => {
  world.clock.set('2025-08-01T19:00:00Z')
  await world.waitFor('first@mail.example')
  await world.waitFor('second@mail.example')
  const list = async () =>
    (await staff.answer('waiting-list', 'list', 'module2', '2025-09-12')).map(
      ({ email }: { email: string }) => email,
    )
  const change = (what: string, email: string) =>
    staff.answer('waiting-list', what, 'module2', '2025-09-12', email)
  expect(await list()).toEqual(['first@mail.example', 'second@mail.example'])
  await change('up', 'Second@mail.example')
  expect(await list()).toEqual(['second@mail.example', 'first@mail.example'])
  await change('remove', 'first@mail.example')
  expect(await list()).toEqual(['second@mail.example'])
  const gone = await staff.academy(['waiting-list', 'up', 'module2', '2025-09-12', 'first@mail.example'])
  expect(gone.err).toContain('first@mail.example is not on this waiting list.')
})
