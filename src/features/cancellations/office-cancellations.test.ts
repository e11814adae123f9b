import { afterAll, beforeEach, expect, test } from 'vitest'
import { keepApprovalLimit } from '#content/approval-limit.ts'
import type { OfficeMoney, OfficeOpenMoney } from '#contract/office/money.ts'
import type { OfficeApprovals, RefundQuoteView } from '#contract/office/refunds.ts'
import type { OfficeToday } from '#contract/office/today.ts'
import { refunded } from '#domain/money/ledger.ts'
import { dollars } from '#domain/money/money.ts'
import { registrationById } from '#features/registrations/registrations.queries.ts'
import { type Member, officeOf } from '#tests/support/office.ts'
import { staffWorld } from '#tests/support/staff-world.ts'

const world = await staffWorld()
const office = officeOf(world)
afterAll(() => world.close())

// What is above the limit: second-person.test.ts.
keepApprovalLimit(dollars(100_000))
const desk = await office.join('desk')
const owner = await office.join('owner')
beforeEach(() => office.confirm())

const send = (url: string, payload: object, { cookie }: Member, key?: string) =>
  office.call('POST', `/api/office${url}`, {
    payload,
    cookie,
    ...(key && { headers: { 'idempotency-key': key } }),
  })
const quote = async (id: string, query: string): Promise<RefundQuoteView> =>
  (await office.call('GET', `/api/office/registrations/${id}/refund-quote?${query}`, desk)).body

/** Module 2 in ten days: the policy gives half of $2,850.00. Clinical 1 has no date. */
async function bought(email: string) {
  await world.desk.addDate('module2', '2025-08-11', { spots: 12 }).catch(() => undefined)
  return world.payFor(
    await world.order({
      email,
      selectedItems: ['module2', 'clinical1'],
      dates: { module2: '2025-08-11' },
    }),
  )
}

const halfOf = 142_500
const all = 285_000
const form = { items: ['module2'], amount: all, keeps: false, reason: 'We moved her date.' }
const refundOf = async (id: string) => {
  const registration = await registrationById(world.database, id)
  return registration ? refunded(registration.ledger) : undefined
}
/** What the first screen asks an approver to look at. */
const refundsAsked = async () => {
  const { body } = await office.call('GET', '/api/office/today', owner)
  return (body as OfficeToday).needs.filter(({ kind }) => kind === 'refund-asked')
}

test('quote lists what will happen in order, with the email, and changes nothing', async () => {
  const { id, revision } = await bought('quoted@mail.example')
  const found = await quote(id, `items=module2&amount=${all}`)
  expect(found).toMatchObject({ revision, amount: all, policy: halfOf, most: all, beyond: halfOf })
  expect(found.lines.map(({ course, percent, chosen }) => [course, percent, chosen])).toEqual([
    ['module2', 50, true],
    ['clinical1', 100, false],
  ])
  expect(found.approvers).toEqual(['Ines Caldera 2'])
  expect(found.steps.map(({ kind }) => kind)).toEqual(['money', 'seat', 'stays', 'email'])
  expect(found.steps[0]).toMatchObject({ amount: all, card: { brand: 'visa', last4: '4242' } })
  expect(found.steps[2]).toEqual({ kind: 'stays', courses: ['clinical1'] })
  expect(found.emails.map(({ language }) => language)).toEqual(['en'])
  expect(found.emails[0]?.text).toContain('$2,850.00 will be refunded')
  expect(await world.registration(id)).toMatchObject({ revision, refunded: 0, status: 'completed' })
  expect(await world.emailTo('quoted@mail.example', 'cancel')).toBeUndefined()
})

test('quote shows the email in Spanish and in English, and who is offered the seat', async () => {
  await world.desk.addDate('module3', '2025-08-20', { spots: 1 })
  const { id } = await world.bought('spanish@mail.example', 'module3', '2025-08-20', 'language=es')
  await world.waitFor('first@mail.example', 'module3', '2025-08-20')
  const found = await quote(id, '')
  expect(found.emails.map(({ language, to }) => [language, to])).toEqual([
    ['es', 'spanish@mail.example'],
    ['en', 'spanish@mail.example'],
  ])
  expect(found.steps[1]).toMatchObject({
    kind: 'seat',
    offeredTo: { email: 'first@mail.example', name: null },
    waiting: 1,
  })
  expect(await world.emailTo('first@mail.example', 'waiting-list-offer')).toBeUndefined()
  await world.desk.refund(id)
  expect(await world.emailTo('first@mail.example', 'waiting-list-offer')).toBeDefined()
})

test('refund by the policy is made at once, and a double click makes one', async () => {
  const { id, revision } = await bought('policy@mail.example')
  const payload = { ...form, revision, amount: halfOf, reason: null }
  const click = () => send(`/registrations/${id}/refund`, payload, desk, 'the same click')
  const answers = await Promise.all([click(), click()])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(answers[0]?.body).toEqual({ status: 'partially_refunded', amount: halfOf })
  expect(await refundOf(id)).toBe(halfOf)
  await world.deliverAll()
  const { body } = await office.call('GET', '/api/office/money?from=2025-08-01&to=2025-08-31', owner)
  const movements = (body as OfficeMoney).rows.filter(({ registrationId }) => registrationId === id)
  expect(movements.map(({ kind, items }) => [kind, items])).toEqual([
    ['refund', ['module2']],
    ['payment', ['module2', 'clinical1']],
  ])
})

test('refund beyond the policy moves nothing until a second person approves it', async () => {
  const { id, revision } = await bought('beyond@mail.example')
  const asked = { ...form, revision }
  expect(await send(`/registrations/${id}/refund`, asked, desk)).toMatchObject({
    status: 409,
    body: { code: 'needs_approval' },
  })
  const { body } = await send(`/registrations/${id}/approvals`, asked, desk)
  expect(await refundOf(id)).toBe(0)
  expect(await send(`/registrations/${id}/approvals`, asked, desk)).toMatchObject({
    body: { code: 'approval_waits' },
  })
  expect(await send(`/approvals/${body.id}/approve`, {}, desk)).toMatchObject({ status: 403 })
  const waiting = await office.call('GET', '/api/office/approvals', owner)
  expect((waiting.body as OfficeApprovals).approvals).toMatchObject([
    { id: body.id, amount: all, policy: halfOf, own: false, reason: form.reason },
  ])
  expect(await refundsAsked()).toMatchObject([{ registrationId: id, amount: all }])
  const open = await office.call('GET', '/api/office/money/open', owner)
  expect((open.body as OfficeOpenMoney).refundsAsked).toMatchObject([
    { registrationId: id, amount: all, state: 'asked' },
  ])
  expect(await send(`/approvals/${body.id}/approve`, {}, owner)).toMatchObject({
    status: 200,
    body: { amount: all, status: 'partially_refunded' },
  })
  expect(await refundsAsked()).toEqual([])
  expect(await refundOf(id)).toBe(all)
  expect((await world.emailTo('beyond@mail.example', 'cancel'))?.text).toContain('$2,850.00')
  expect(await send(`/approvals/${body.id}/approve`, {}, owner)).toMatchObject({
    body: { code: 'approval_decided' },
  })
})

test('request emails those who may approve, and not the one who asks', async () => {
  const finance = await office.join('finance')
  const { id, revision } = await bought('notified@mail.example')
  await send(`/registrations/${id}/approvals`, { ...form, revision }, finance)
  const about = (emails: readonly { key: string }[]) => emails.filter(({ key }) => key.includes(id))
  const [notice, ...others] = about(await world.emails(owner.email))
  expect(others).toEqual([])
  expect(notice).toMatchObject({ subject: 'Refund to approve: Alex Rivera, $2,850.00' })
  expect(notice).toMatchObject({ text: expect.stringContaining('The refund policy gives $1,425.00.') })
  expect(notice).toMatchObject({ text: expect.stringContaining(form.reason) })
  expect(notice).toMatchObject({ text: expect.stringContaining(`/office/registrations/${id}`) })
  for (const { email } of [finance, desk]) expect(about(await world.emails(email))).toEqual([])
})

test('record of an approval has ids alone, and the reason is beside it', async () => {
  const { id, revision } = await bought('recorded@mail.example')
  const { body } = await send(`/registrations/${id}/approvals`, { ...form, revision }, desk)
  await send(`/approvals/${body.id}/approve`, {}, owner)
  const note = await world.lastNote()
  expect(note).toMatchObject({ staffId: owner.id, verb: 'registration.canceled' })
  expect(note?.facts).toEqual({
    registrationId: id,
    items: ['module2'],
    amount: 285_000,
    policy: 142_500,
    askedBy: desk.id,
  })
  const values = await world.database.selectFrom('recordValues').selectAll().where('about', '=', id).execute()
  expect(values.map(({ field, after }) => [field, after])).toEqual([
    ['reason', form.reason],
    ['reason', form.reason],
  ])
})

test('nobody approves or declines their own request', async () => {
  const { id, revision } = await bought('own@mail.example')
  const { body } = await send(`/registrations/${id}/approvals`, { ...form, revision }, owner)
  for (const [way, payload] of [
    ['approve', {}],
    ['decline', { reason: 'no' }],
  ] as const) {
    expect(await send(`/approvals/${body.id}/${way}`, payload, owner)).toMatchObject({
      status: 409,
      body: { code: 'approval_own' },
    })
  }
  expect(await refundOf(id)).toBe(0)
  expect(await send(`/approvals/${body.id}/withdraw`, {}, owner)).toMatchObject({ status: 204 })
})

test('request is refused when the quote has changed since it was made', async () => {
  const row = await bought('changed@mail.example')
  const { body } = await send(`/registrations/${row.id}/approvals`, { ...form, revision: row.revision }, desk)
  await world.stripe.refunds.create({ payment_intent: row.intentId ?? '', amount: 800_000 })
  await world.deliverAll()
  expect(await send(`/approvals/${body.id}/approve`, {}, owner)).toMatchObject({
    status: 409,
    body: { code: 'quote_changed' },
  })
  expect(await refundOf(row.id)).toBe(800_000)
  expect(await send(`/approvals/${body.id}/decline`, { reason: 'Ask again, please.' }, owner)).toMatchObject({
    status: 204,
  })
})

test('refund with a stale form is refused with who changed what', async () => {
  const { id, revision } = await bought('stale@mail.example')
  const address = { revision, email: 'fresh@mail.example' }
  expect(await send(`/registrations/${id}/address`, address, owner)).toMatchObject({ status: 200 })
  const late = { ...form, revision, amount: halfOf, reason: null }
  expect(await send(`/registrations/${id}/refund`, late, desk)).toMatchObject({
    status: 409,
    body: {
      code: 'stale',
      change: {
        by: 'Ines Caldera 2',
        action: { verb: 'registration.address-corrected', facts: { registrationId: id } },
      },
    },
  })
  expect(await refundOf(id)).toBe(0)
})

test('refund needs a confirmation within five minutes', async () => {
  const { id, revision } = await bought('unconfirmed@mail.example')
  const longAgo = new Date(world.clock.now().getTime() - 6 * 60_000)
  await world.database.updateTable('staffSessions').set({ confirmedAt: longAgo }).execute()
  expect(await send(`/registrations/${id}/refund`, { ...form, revision }, desk)).toMatchObject({
    status: 403,
    body: { code: 'office_confirm' },
  })
})

test('goodwill refund keeps the course and always needs a second person', async () => {
  const { id, revision } = await bought('goodwill@mail.example')
  const found = await quote(id, 'items=module2&amount=10000&keeps=true')
  expect(found).toMatchObject({ policy: 0, beyond: 10_000 })
  expect(found.steps.map(({ kind }) => kind)).toEqual(['money', 'stays', 'email'])
  const goodwill = { ...form, revision, amount: 10_000, keeps: true }
  const { body } = await send(`/registrations/${id}/approvals`, goodwill, desk)
  await send(`/approvals/${body.id}/approve`, {}, owner)
  expect(await refundOf(id)).toBe(10_000)
  expect((await world.emailTo('goodwill@mail.example', 'goodwill'))?.text).toContain('$100.00')
})
