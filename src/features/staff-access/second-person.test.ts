// Above the limit a change needs two people, also within the policy.
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { RefundQuoteView } from '#contract/office/refunds.ts'
import { dollars } from '#domain/money.ts'
import { guestId } from '#features/people/notes.queries.ts'
import { type Member, officeOf } from '#tests/support/office.ts'
import { staffWorld } from '#tests/support/staff-world.ts'

const world = await staffWorld()
const office = officeOf(world)
afterAll(() => world.close())

const desk = await office.join('desk')
const otherDesk = await office.join('desk')
const finance = await office.join('finance')
const owner = await office.join('owner')
beforeEach(() => office.confirm())

const send = (path: string, payload: object, { cookie }: Member) =>
  office.call('POST', `/api/office${path}`, { payload, cookie })
const codeOf = async (answer: ReturnType<typeof send>) => (await answer).body?.code
const add = (course: string, start: string) =>
  world.staff.answer('sessions', 'add', course, start, '--spots', '4')

test('refund by the policy above the limit waits for a second person', async () => {
  await add('module2', '2025-12-05')
  const { id } = await world.bought('large@mail.example', 'module2', '2025-12-05')
  const quoted = await office.call('GET', `/api/office/registrations/${id}/refund-quote`, owner)
  const { revision, policy, limit, approvers } = quoted.body as RefundQuoteView
  expect([policy, limit, approvers.length]).toEqual([dollars(2850), dollars(1000), 1])
  const form = { items: ['module2'], amount: policy, keeps: false, revision }
  expect(await codeOf(send(`/registrations/${id}/refund`, { ...form, reason: null }, owner))).toBe(
    'needs_approval',
  )
  const asked = await send(`/registrations/${id}/approvals`, { ...form, reason: 'She is ill.' }, desk)
  expect(await send(`/approvals/${asked.body.id}/approve`, {}, finance)).toMatchObject({
    status: 200,
    body: { amount: policy },
  })
})

test('date that would give back more than the limit is canceled by two people, one of whom approves', async () => {
  await add('module3', '2025-12-05')
  await world.bought('canceled@mail.example', 'module3', '2025-12-05')
  const path = '/dates/module3/2025-12-05/cancel'
  const { body } = await send(`${path}/preview`, { moveTo: null }, desk)
  expect(body.limit).toBe(dollars(1000))
  const cancel = (by: Member) => send(path, { moveTo: null, revision: body.revision }, by)
  expect(await cancel(desk)).toMatchObject({
    status: 409,
    body: {
      code: 'second_person_asked',
      error:
        'It is about $2,950.00, more than $1,000.00. Nothing has changed yet: Ines Caldera has to make the same change within three days, and gets an email now.',
    },
  })
  expect(await codeOf(cancel(desk))).toBe('second_person_asked')
  expect(await codeOf(cancel(otherDesk))).toBe('second_person_asked')
  expect(await world.date('module3', '2025-12-05')).toMatchObject({ paid: 1 })
  const about = (emails: readonly { key: string }[]) =>
    emails.filter(({ key }) => key.includes('change-asked'))
  expect(about(await world.emails(owner.email))).toHaveLength(2)
  expect(about(await world.emails(otherDesk.email))).toEqual([])
  expect((await cancel(owner)).status).toBe(200)
  expect((await world.database.selectFrom('askedChanges').selectAll().execute()).length).toBe(0)
})

test('request for a date ends after three days', async () => {
  await add('module3', '2025-12-12')
  await world.bought('lapsed@mail.example', 'module3', '2025-12-12')
  const path = '/dates/module3/2025-12-12/cancel'
  const { body } = await send(`${path}/preview`, { moveTo: null }, desk)
  const cancel = (by: Member) => send(path, { moveTo: null, revision: body.revision }, by)
  await cancel(desk)
  const before = new Date(world.clock.now().getTime() - 73 * 3_600_000)
  await world.database.updateTable('askedChanges').set({ askedAt: before }).execute()
  expect(await codeOf(cancel(owner))).toBe('second_person_asked')
})

test('date that moves needs a second person as far as it gives more back than the policy', async () => {
  const [late, far] = ['2025-08-06', '2025-12-19']
  for (const start of [late, far]) {
    await add('module4', start)
    await world.bought(`moved-${start}@mail.example`, 'module4', start)
  }
  const move = async (start: string, to: string, by: Member) => {
    const path = `/dates/module4/${start}/move`
    const { body } = await send(`${path}/preview`, { to, days: 3 }, by)
    return send(path, { to, days: 3, revision: body.revision }, by)
  }
  expect((await move(far, '2026-01-09', desk)).status).toBe(200)
  expect(await codeOf(move(late, '2025-08-07', desk))).toBe('second_person_asked')
  expect((await move(late, '2025-08-07', owner)).status).toBe(200)
})

test('credit above the limit is given by two people, and small amounts count together', async () => {
  const email = 'credited@mail.example'
  await world.payFor(await world.order({ email, selectedItems: ['module1'], dates: {} }))
  const path = `/people/${guestId(email)}/credit`
  const give = (amount: number, by: Member) =>
    send(path, { source: 'goodwill', amount, until: null, reason: 'a late start' }, by)
  expect((await give(dollars(900), finance)).status).toBe(200)
  expect(await codeOf(give(dollars(900), finance))).toBe('second_person_asked')
  expect(await codeOf(give(dollars(900), finance))).toBe('second_person_asked')
  const both = await Promise.all([give(dollars(900), owner), give(dollars(900), owner)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('change above the limit says when nobody else could make it', async () => {
  await world.database
    .updateTable('staff')
    .set({ removedAt: world.clock.now() })
    .where('id', '=', owner.id)
    .execute()
  await add('module3', '2026-02-06')
  await world.bought('alone@mail.example', 'module3', '2026-02-06')
  const path = '/dates/module3/2026-02-06/cancel'
  const { body } = await send(`${path}/preview`, { moveTo: null }, desk)
  const answer = await send(path, { moveTo: null, revision: body.revision }, desk)
  expect(answer).toMatchObject({ body: { code: 'second_person_missing' } })
})
