// Several registrations at once, and the views that a staff member keeps.
import { afterAll, expect, test } from 'vitest'
import { officeOf } from '#tests/support/office.ts'
import { staffWorld } from '#tests/support/staff-world.ts'

const world = await staffWorld()
const office = officeOf(world)
afterAll(() => world.close())

const desk = await office.join('desk')
const send = (url: string, payload: object, { cookie } = desk) =>
  office.call('POST', `/api/office${url}`, { payload, cookie })
const read = async (url: string, { cookie } = desk) =>
  (await office.call('GET', `/api/office${url}`, { cookie })).body

const to = '2025-11-07'
await world.desk.addDate('module2', to, { spots: 2 })

async function threeOn(start: string, name: string) {
  const people = []
  for (const number of [1, 2, 3]) {
    people.push(await world.bought(`${name}${number}@mail.example`, 'module2', start))
    world.clock.pass(1000)
  }
  return people.map(({ id }) => id)
}

const startOf = async (id: string) =>
  (await read(`/registrations/${id}`)).lines.map(({ start }: { start: string }) => start)

test('ticked registrations move to a date together, or nobody moves', async () => {
  const ids = await threeOn('2025-09-12', 'moves')
  const before = await world.left('module2')
  const { courses } = await read(`/registrations/dates?ids=${ids.join()}`)
  expect(courses).toMatchObject([{ course: 'module2', people: 3 }])
  expect(courses[0].dates).toContainEqual({ start: to, end: '2025-11-09', left: 2 })
  const three = { registrationIds: ids, course: 'module2', start: to }
  expect(await send('/registrations/move/preview', three)).toMatchObject({ body: { code: 'too_few_seats' } })

  const two = { ...three, registrationIds: ids.slice(1) }
  const { body: shown } = await send('/registrations/move/preview', two)
  expect(shown).toMatchObject({
    moved: [{ registrationId: ids[1], from: '2025-09-12' }, { registrationId: ids[2] }],
    stay: [],
    left: 0,
    emails: [
      { kind: 'date', to: 'moves2@mail.example' },
      { kind: 'date', to: 'moves3@mail.example' },
    ],
  })
  expect(await world.left('module2')).toBe(before)
  expect(await send('/registrations/move', { ...three, revision: shown.revision })).toMatchObject({
    body: { code: 'too_few_seats' },
  })
  expect(await send('/registrations/move', { ...two, revision: shown.revision })).toMatchObject({
    body: { start: to, moved: 2 },
  })
  expect(await world.left('module2')).toBe(before + 2)
  expect(await startOf(ids[1] ?? '')).toEqual([to])
  expect(await send('/registrations/move', { ...two, revision: shown.revision })).toMatchObject({
    body: { code: 'nobody_to_move' },
  })
})

test('an email to ticked registrations goes once to each address, in its language', async () => {
  const first = await world.payFor(await world.order({ email: 'two@mail.example', dates: {} }))
  world.clock.pass(1000)
  const second = await world.payFor(await world.order({ email: 'Two@mail.example', dates: {} }))
  const email = {
    registrationIds: [first.id, second.id],
    en: { subject: 'Parking', text: 'Dear {name}, the garage is closed.' },
    es: null,
  }
  const { body: shown } = await send('/registrations/email/preview', email)
  expect(shown).toMatchObject({ recipients: [{ email: 'two@mail.example' }] })
  expect(shown.examples[0].text).toContain('Dear Alex Rivera, the garage is closed.')
  const sent = { ...email, id: crypto.randomUUID(), revision: shown.revision }
  expect(await send('/registrations/email', sent)).toMatchObject({ body: { sent: 1 } })
  expect(await send('/registrations/email', sent)).toMatchObject({ body: { sent: 1 } })
  const emails = await world.database
    .selectFrom('emails')
    .select('to')
    .where('kind', '=', 'staff-email')
    .execute()
  expect(emails).toEqual([{ to: 'two@mail.example' }])
  const [noted] = await world.database
    .selectFrom('staffActions')
    .select('facts')
    .where('verb', '=', 'registrations.emailed')
    .execute()
  expect(noted?.facts).toEqual({ registrationIds: [first.id] })
})

test('kept views belong to one member and never have the searched words', async () => {
  const search = { course: 'module2', status: 'completed' }
  expect(await send('/views', { name: 'Paid Module 2', search })).toMatchObject({ status: 204 })
  expect(await send('/views', { name: 'A person', search: { q: 'Duval' } })).toMatchObject({ status: 400 })
  await send('/views', { name: 'Paid Module 2', search: { course: 'module2' } })
  const { views } = await read('/views')
  expect(views).toMatchObject([{ name: 'Paid Module 2', search: { course: 'module2' } }])
  const other = await office.join('reader')
  expect((await read('/views', other)).views).toEqual([])
  const drop = (cookie: string) =>
    office.call('DELETE', `/api/office/views/${views[0].id}`, { cookie }).then(() => read('/views'))
  expect((await drop(other.cookie)).views).toHaveLength(1)
  expect((await drop(desk.cookie)).views).toEqual([])
})
