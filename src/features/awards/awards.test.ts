import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { soldAs } from '#content/catalogue.ts'
import { dollars } from '#domain/money/money.ts'
import { certificateChecks } from '#features/account/public-documents.ts'
import { refundByStaff } from '#features/cancellations/cancel-by-staff.ts'
import { endCertificate, reissueCertificate } from '#features/certificates/replace-certificate.ts'
import { type AccountWorld, accountWorld, type Person } from '#tests/support/account.ts'
import { decideEntry, readEntry, recordStep, recordTest } from './record-award.ts'

const unnoted = async () => {}

let world: AccountWorld
let owner: Person
let count = 0
beforeAll(async () => {
  world = await accountWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  world.clock.set('2025-08-01T19:00:00Z')
  owner = await world.person(`dentist${++count}@mail.example`)
})

const credits = async () => (await owner.get('/api/account/credits')).body
const grafting = {
  title: 'Grafting',
  provider: 'Study Club',
  kind: 'hands-on',
  hours: 7.5,
  earnedOn: '2025-07-01',
}
const enter = (entry: object) => owner.call('POST', '/api/account/outside-credits', entry)
const decide = async (id: string, state: 'approved' | 'declined') =>
  decideEntry(await readEntry(id, world.database), { state, reason: 'Read by us.' }, world.context, unnoted)

describe('credits', () => {
  test('of a course are open, then booked, then earned', async () => {
    const { id } = await world.paidBy(owner, { selectedItems: ['module2'], dates: {} })
    const state = async () => (await credits()).lines.map((line: { state: string }) => line.state)
    expect(await state()).toEqual(['open'])
    await owner.call('PUT', `/api/account/registrations/${id}/dates/module2`, { start: '2025-09-12' })
    expect(await state()).toEqual(['booked'])
    world.clock.set('2025-09-15T19:00:00Z')
    await owner.signIn()
    await world.desk.complete(id, 'module2', '2025-09-14')
    expect(await state()).toEqual(['earned'])
    expect((await credits()).earned).toEqual({ online: 24, handsOn: 0, total: 24 })
  })

  test('of another provider count once staff have approved them', async () => {
    const { status, body } = await enter(grafting)
    expect(status).toBe(200)
    expect(await credits()).toMatchObject({ lines: [], outside: [{ ...grafting, state: 'pending' }] })
    await decide(body.id, 'approved')
    expect((await credits()).earned).toEqual({ online: 0, handsOn: 7.5, total: 7.5 })
    await decide(body.id, 'declined')
    expect((await credits()).earned.total).toBe(0)
  })

  test('are stored once however often the form sends them, with the latest values, for their owner only', async () => {
    const key = randomUUID()
    const send = (entry: object, by = owner) =>
      world.post('/api/account/outside-credits', entry, { key, bearer: by.token() })
    const answers = await Promise.all([send(grafting), send(grafting)])
    expect(answers.map(({ status, body }) => [status, body])).toEqual(Array(2).fill([200, { id: key }]))
    await send({ ...grafting, hours: 8 })
    const another = await send({ ...grafting, hours: 9 }, await world.person('other@mail.example'))
    expect([another.status, another.body.code]).toEqual([409, 'entered_before'])
    expect((await credits()).outside).toMatchObject([{ id: key, hours: 8 }])
    await decide(key, 'approved')
    expect((await send({ ...grafting, hours: 200 })).status).toBe(409)
    expect((await send({ ...grafting, hours: 8 })).status).toBe(200)
    expect((await credits()).earned.total).toBe(8)

    const sinus = { title: 'Sinus lift', summary: 'Lateral window.', treatedOn: '2025-07-01' }
    const sendCase = async (caseKey: string, summary = sinus.summary) =>
      (await world.post('/api/account/cases', { ...sinus, summary }, { key: caseKey, bearer: owner.token() }))
        .status
    const otherKey = randomUUID()
    for (const caseKey of [key, key, otherKey]) expect(await sendCase(caseKey)).toBe(200)
    expect((await credits()).cases).toHaveLength(2)
    await decide(otherKey, 'approved')
    expect(await sendCase(otherKey, 'Crestal.')).toBe(409)
    expect(await sendCase(otherKey)).toBe(200)
  })

  test('can be withdrawn only while they wait for review', async () => {
    const { body: waiting } = await enter(grafting)
    const { body: decided } = await enter(grafting)
    await decide(decided.id, 'approved')
    const withdraw = (id: string) => owner.call('DELETE', `/api/account/outside-credits/${id}`)
    expect((await withdraw(waiting.id)).status).toBe(204)
    expect((await withdraw(decided.id)).status).toBe(404)
    expect((await credits()).outside).toMatchObject([{ id: decided.id }])
  })

  test.each([
    [{ hours: 0.3 }, 'hours: must be in half hours, up to 200'],
    [{ earnedOn: '2025-08-02' }, 'earnedOn: must not lie in the future'],
    [{ earnedOn: 'yesterday' }, 'earnedOn: must be a day such as 2025-09-12'],
    [{ title: '' }, 'title: is required'],
  ])('are refused with an invalid field: %o', async (change, sentence) => {
    const { status, body } = await enter({ ...grafting, ...change })
    expect([status, body.error]).toEqual([400, sentence])
  })

  test('cannot be reviewed when they were never entered', async () => {
    await expect(decide(randomUUID(), 'approved')).rejects.toThrow('Nothing was entered')
  })
})

describe('awards', () => {
  test('show the program’s courses and the independent path', async () => {
    const { id } = await world.paidBy(owner, { selectedItems: 'fellowship', dates: {} })
    await world.desk.complete(id, 'module1', '2025-08-01')
    const { fellowship, mastership } = await credits()
    expect(fellowship.steps.map(({ state }: { state: string }) => state)).toEqual([
      'completed',
      'open',
      'open',
    ])
    expect(fellowship).toMatchObject({
      totalCe: { reached: 24, of: 150 },
      handsOnCe: { reached: 0, of: 85 },
      cases: { reached: 0, of: 20 },
      test: { state: 'open', from: null },
      feePaid: false,
      achieved: false,
    })
    expect(mastership.totalCe).toEqual({ reached: 24, of: 500 })
  })

  test('are reached with hours, cases, test and fee', async () => {
    for (const [kind, hours] of [
      ['hands-on', 85],
      ['online', 65],
    ] as const) {
      const { body } = await enter({ ...grafting, kind, hours })
      await decide(body.id, 'approved')
    }
    for (let number = 0; number < 20; number++) {
      const awardCase = { title: `Case ${number}`, summary: 'Single implant', treatedOn: '2025-06-01' }
      const { body } = await owner.call('POST', '/api/account/cases', awardCase)
      await decide(body.id, 'approved')
    }
    await recordTest(owner.uid, { takenOn: '2025-07-15', score: 80 }, world.context, unnoted)
    expect((await credits()).fellowship.achieved).toBe(false)
    const fee = { uid: owner.uid, award: 'fellowship', step: 'fee', doneOn: '2025-07-20' } as const
    await recordStep(fee, world.context, unnoted)
    expect((await credits()).fellowship).toMatchObject({ achieved: true, feePaid: true })
    await expect(recordStep(fee, world.context, unnoted)).rejects.toThrow('recorded already')
  })

  test('refuse a retake within a month', async () => {
    await recordTest(owner.uid, { takenOn: '2025-06-15', score: 60 }, world.context, unnoted)
    await expect(
      recordTest(owner.uid, { takenOn: '2025-07-14', score: 90 }, world.context, unnoted),
    ).rejects.toThrow('from 2025-07-15')
    await recordTest(owner.uid, { takenOn: '2025-07-15', score: 90 }, world.context, unnoted)
    expect((await credits()).fellowship.test).toEqual({ state: 'passed', score: 90, on: '2025-07-15' })
    await expect(
      recordTest(owner.uid, { takenOn: '2025-07-31', score: 90 }, world.context, unnoted),
    ).rejects.toThrow('passed already')
  })
})

describe('a certificate', () => {
  const check = async (code: string) => world.app.inject(`/api/certificates/${code}`)

  test('can be checked by anyone, in every spelling of its code', async () => {
    const { id } = await world.paidBy(owner, { selectedItems: ['module1'], dates: {} })
    const { code } = await world.desk.complete(id, 'module1', '2025-08-01')
    for (const typed of [code, code.toLowerCase(), code.replaceAll('-', '')]) {
      expect((await check(typed)).json()).toEqual({
        code,
        state: 'valid',
        name: 'Alex Rivera',
        course: 'module1',
        soldAs: soldAs('module1'),
        ceHours: 24,
        completedOn: '2025-08-01',
      })
    }
    const emails = (await world.emails(owner.email)).filter(({ kind }) => kind === 'certificate')
    expect(emails).toHaveLength(1)
    expect(emails[0]?.text).toContain(`/verify/${code}`)
  })

  test('that is unknown or malformed is 404', async () => {
    for (const code of ['7K3M-Q9XD-W2HP', 'nonsense', '%27%20or%201=1', '..%2F..', '7'.repeat(512)]) {
      expect((await check(code)).statusCode).toBe(404)
    }
  })

  test('shows when it was revoked, and can be replaced with a corrected name', async () => {
    const { id } = await world.paidBy(owner, { selectedItems: ['module1'], dates: {} })
    const first = await world.desk.complete(id, 'module1', '2025-08-01')
    await owner.call('PATCH', '/api/account/profile', { name: 'Dr. Alexandra Rivera' })
    const second = await reissueCertificate(first.code, world.context, unnoted)
    expect((await check(first.code)).json().state).toBe('revoked')
    expect((await check(second.code)).json()).toMatchObject({ state: 'valid', name: 'Dr. Alexandra Rivera' })
    expect((await owner.get(`/api/account/certificates/${first.id}.pdf`)).status).toBe(404)
    expect((await owner.get('/api/account/completed-courses')).body).toMatchObject([
      { certificate: { code: second.code } },
    ])

    await endCertificate(second.code, world.context, unnoted)
    expect((await owner.get('/api/account/completed-courses')).body).toMatchObject([{ certificate: null }])
    await expect(endCertificate(second.code, world.context, unnoted)).rejects.toThrow(
      'There is no valid certificate',
    )
  })

  test('is issued once, not before the course begins, and only for an active course', async () => {
    const { id } = await world.paidBy(owner, {
      selectedItems: ['module1', 'module2'],
      dates: { module2: '2025-09-12' },
    })
    await world.desk.complete(id, 'module1', '2025-08-01')
    await expect(world.desk.complete(id, 'module1', '2025-08-01')).rejects.toThrow('already')
    await expect(world.desk.complete(id, 'module1', '2025-08-02')).rejects.toThrow()
    await expect(world.desk.complete(id, 'module2', '2025-08-01')).rejects.toThrow('begins on 2025-09-12')
    await expect(world.desk.complete(id, 'module3', '2025-08-01')).rejects.toThrow('does not hold')
    const open = await world.opened({ email: owner.email, dates: {} }, { bearer: owner.token() })
    await expect(world.desk.complete(open.registrationId, 'module2', '2025-08-01')).rejects.toThrow(
      'does not hold',
    )
  })

  test('checks from one address are limited, so that codes cannot be tried', async () => {
    const statuses: number[] = []
    for (let attempt = 0; attempt <= certificateChecks.limit; attempt++) {
      const code = attempt % 2 ? '7K3M-Q9XD-W2HP' : '7'.repeat(65)
      const headers = { 'x-forwarded-for': '203.0.113.9' }
      statuses.push((await world.app.inject({ url: `/api/certificates/${code}`, headers })).statusCode)
    }
    expect(statuses.at(-1)).toBe(429)
    expect(statuses.at(-2)).toBe(404)
  })
})

describe('the fee of an award', () => {
  const open = (award = 'fellowship') =>
    owner.call('POST', `/api/account/awards/${award}/fee/payment-intent`, {})
  const feePaid = async () => (await credits()).fellowship.feePaid

  test('paid in the account fills its progress, until it is refunded', async () => {
    const { status, body } = await open()
    expect([status, body.amount]).toEqual([200, dollars(275)])
    expect(await feePaid()).toBe(false)
    await world.pay(body.clientSecret)
    await world.deliverAll()
    expect(await feePaid()).toBe(true)
    expect((await credits()).mastership.feePaid).toBe(false)
    expect((await owner.get('/api/account/active-courses')).body).toEqual({})
    expect(await open()).toMatchObject({ status: 409, body: { code: 'already_paid' } })

    const refund = { registrationId: body.registrationId, items: ['fellowship-fee'], amount: dollars(275) }
    await refundByStaff({ ...refund, reason: 'paid by mistake' }, world.context, unnoted)
    expect(await feePaid()).toBe(false)
    expect((await open()).body.registrationId).not.toBe(body.registrationId)
  })

  test('is one payment, however often it is opened', async () => {
    const opened = await Promise.all([open('mastership'), open('mastership'), open('mastership')])
    expect(opened.map(({ body }) => body.amount)).toEqual(Array(3).fill(dollars(375)))
    expect(new Set(opened.map(({ body }) => body.clientSecret)).size).toBe(1)
  })

  test('that staff recorded cannot be paid again', async () => {
    const fee = { uid: owner.uid, award: 'fellowship', step: 'fee', doneOn: '2025-07-20' } as const
    await recordStep(fee, world.context, unnoted)
    expect((await open()).status).toBe(409)
  })
})
