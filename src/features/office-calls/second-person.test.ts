// Above the limit a change needs two people, also within the policy.
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { PersonCredit } from '#contract/office/credit.ts'
import type { RefundQuoteView } from '#contract/office/refunds.ts'
import type { OfficeToday } from '#contract/office/today.ts'
import { dollars } from '#domain/money/money.ts'
import type { Role } from '#domain/people/office-roles.ts'
import { guestId } from '#features/people/notes.queries.ts'
import { type Member, officeOf } from '#tests/support/office.ts'
import { staffWorld } from '#tests/support/staff-world.ts'

const world = await staffWorld()
const office = officeOf(world)
afterAll(() => world.close())

async function join(role: Role) {
  const member = await office.join(role)
  const { name } = await world.database
    .selectFrom('staff')
    .select('name')
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow()
  return { ...member, name }
}

const desk = await join('desk')
const otherDesk = await join('desk')
const finance = await join('finance')
const owner = await join('owner')
beforeEach(() => office.confirm())

const send = (path: string, payload: object, { cookie }: Member) =>
  office.call('POST', `/api/office${path}`, { payload, cookie })
const codeOf = async (answer: ReturnType<typeof send>) => (await answer).body?.code
const add = (course: string, start: string) => world.desk.addDate(course, start, { spots: 4 })
const openRequests = (path: string) =>
  world.database.selectFrom('askedChanges').selectAll().where('path', '=', path).execute()

/** A cancellation of a date, as its dialog was opened. */
async function canceling(course: string, start: string) {
  const path = `/dates/${course}/${start}`
  const { body } = await send(`${path}/cancel/preview`, { moveTo: null }, desk)
  const cancel = (by: Member) => send(`${path}/cancel`, { moveTo: null, revision: body.revision }, by)
  return { path, preview: body, cancel }
}

/** Credit for a new guest. Without `lately` the dialog is opened for each click. */
async function crediting(email: string) {
  await world.payFor(await world.order({ email, selectedItems: ['module1'], dates: {} }))
  const path = `/people/${guestId(email)}`
  const read = async (): Promise<PersonCredit> =>
    (await office.call('GET', `/api/office${path}/credit`, desk)).body
  const form = { source: 'goodwill', until: null, reason: 'a late start' }
  const give = async (amount: number, by: Member, opened?: number, until: string | null = null) => {
    const lately = opened ?? (await read()).lately
    return send(`${path}/credit`, { ...form, amount, until, lately }, by)
  }
  return { path, read, give }
}

test('refund by the policy above the limit waits for a second person', async () => {
  await add('module2', '2025-12-05')
  const { id } = await world.bought('large@mail.example', 'module2', '2025-12-05')
  const quoted = await office.call('GET', `/api/office/registrations/${id}/refund-quote`, owner)
  const { revision, policy, limit, approvers } = quoted.body as RefundQuoteView
  expect([policy, limit, approvers]).toEqual([dollars(2850), dollars(1000), [finance.name]])
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
  const { path, preview, cancel } = await canceling('module3', '2025-12-05')
  expect(preview.limit).toBe(dollars(1000))
  expect(await cancel(desk)).toMatchObject({
    status: 409,
    body: {
      code: 'second_person_asked',
      error: `It is about $2,950.00, more than $1,000.00. Nothing has changed yet: ${owner.name} has to make the same change within 3 days, and gets an email now.`,
    },
  })
  expect(await codeOf(cancel(desk))).toBe('second_person_asked')
  expect(await codeOf(cancel(otherDesk))).toBe('second_person_asked')
  expect(await world.date('module3', '2025-12-05')).toMatchObject({ paid: 1 })
  const about = (emails: readonly { subject: string }[]) =>
    emails.map(({ subject }) => subject).filter((subject) => subject.includes('Module 3 of Dec 5'))
  const subject = 'Second person needed: Cancel Module 3 of Dec 5–7, 2025, $2,950.00'
  expect(about(await world.emails(owner.email))).toEqual([subject, subject])
  expect(about(await world.emails(otherDesk.email))).toEqual([])
  const today: OfficeToday = (await office.call('GET', '/api/office/today', owner)).body
  expect(today.needs.filter((need) => 'path' in need && need.path === path)).toMatchObject([
    { kind: 'change-asked', change: 'Cancel Module 3 of Dec 5–7, 2025', askedBy: desk.name, amount: 295_000 },
    { askedBy: otherDesk.name },
  ])
  expect((await cancel(owner)).status).toBe(200)
  expect(await openRequests(path)).toEqual([])
})

test('date that two second persons cancel at once leaves no request, and one of them a stale form', async () => {
  await add('module3', '2025-11-07')
  await world.bought('twice@mail.example', 'module3', '2025-11-07')
  const { path, cancel } = await canceling('module3', '2025-11-07')
  await cancel(desk)
  const second = await join('owner')
  await office.confirm()
  const both = await Promise.all([cancel(owner), cancel(second)])
  await world.database.updateTable('staff').set({ role: 'reader' }).where('id', '=', second.id).execute()
  expect(both.map(({ status, body }) => body.code ?? status).sort()).toEqual([200, 'stale'])
  expect(await openRequests(path)).toEqual([])
})

test('request for a date ends after three days', async () => {
  await add('module3', '2025-12-12')
  await world.bought('lapsed@mail.example', 'module3', '2025-12-12')
  const { path, cancel } = await canceling('module3', '2025-12-12')
  await cancel(desk)
  const before = new Date(world.clock.now().getTime() - 73 * 3_600_000)
  await world.database.updateTable('askedChanges').set({ askedAt: before }).where('path', '=', path).execute()
  expect(await codeOf(cancel(owner))).toBe('second_person_asked')
})

test('credit above the limit is given by two people, and small amounts count together', async () => {
  const { path, give, read } = await crediting('credited@mail.example')
  expect((await give(dollars(900), finance)).status).toBe(200)
  expect(await codeOf(give(dollars(900), finance))).toBe('second_person_asked')
  expect(await codeOf(give(dollars(900), finance))).toBe('second_person_asked')
  const { lately } = await read()
  const both = await Promise.all([1, 2].map(() => give(dollars(900), owner, lately)))
  expect(both.map(({ status, body }) => body.code ?? status).sort()).toEqual([200, 'stale'])
  expect(await read()).toMatchObject({ total: dollars(1800), lately: dollars(1800), limit: dollars(1000) })
  expect(await openRequests(path)).toEqual([])
})

test('credit that one person gives in parallel calls stays below the limit', async () => {
  const { give, read } = await crediting('parallel@mail.example')
  const calls = await Promise.all(Array.from({ length: 5 }, () => give(dollars(900), finance, 0)))
  expect(calls.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
  expect((await read()).total).toBe(dollars(900))
})

test('credit that was taken back counts as given', async () => {
  const { give } = await crediting('back@mail.example')
  const { body } = await give(dollars(900), finance)
  await send(`/credit/${body.id}/reverse`, { reason: 'twice' }, finance)
  expect(await codeOf(give(dollars(900), finance))).toBe('second_person_asked')
})

test('request stays when the change of the second person fails', async () => {
  const { give, path } = await crediting('fails@mail.example')
  await give(dollars(1500), finance)
  expect(await codeOf(give(dollars(1500), owner, 0, '2020-01-01'))).toBe('date_past')
  expect(await openRequests(path)).toHaveLength(1)
  expect((await give(dollars(1500), owner)).status).toBe(200)
})

test('address of a guest is corrected by two people who type the same one, if its link could cancel above the limit', async () => {
  await add('module2', '2025-12-19')
  const { id } = await world.bought('typo@mail.example', 'module2', '2025-12-19')
  const { revision } = await world.registration(id)
  const path = `/registrations/${id}`
  const correct = (email: string, by: Member) => send(`${path}/address`, { email, revision }, by)
  expect(await codeOf(correct('desk-reads@mail.example', desk))).toBe('second_person_asked')
  expect(await world.registration(id)).toMatchObject({ email: 'typo@mail.example' })
  expect(await world.emails('desk-reads@mail.example')).toEqual([])
  expect(await codeOf(correct('right@mail.example', owner))).toBe('second_person_asked')
  expect(await openRequests(path)).toMatchObject([
    { amount: dollars(2850), words: 'Correct the address of a registration for Module 2' },
    { amount: dollars(2850) },
  ])
  expect((await correct('right@mail.example', desk)).status).toBe(200)
  expect(await world.registration(id)).toMatchObject({ email: 'right@mail.example' })
})

test('change above the limit says when nobody else could make it', async () => {
  await add('module3', '2026-02-06')
  await world.bought('alone@mail.example', 'module3', '2026-02-06')
  const { cancel } = await canceling('module3', '2026-02-06')
  const remove = (removedAt: Date | null) =>
    world.database.updateTable('staff').set({ removedAt }).where('id', '=', owner.id).execute()
  await remove(world.clock.now())
  const answer = await cancel(desk)
  await remove(null)
  expect(answer).toMatchObject({ body: { code: 'second_person_missing' } })
})
