import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { days } from '#domain/dates/days.ts'
import { pollOpenPayments } from '#features/payments/poll.ts'
import { type AccountWorld, accountWorld, type Person } from '#tests/support/account.ts'

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

describe('the profile', () => {
  test('of a new account has an email address and a day, and nothing else', async () => {
    expect((await owner.get('/api/account/profile')).body).toEqual({
      profile: {
        name: null,
        email: owner.email,
        phone: null,
        createdAt: '2025-08-01T19:00:00.000Z',
        agdNumber: null,
        licenseNumber: null,
        licenseState: null,
        billingName: null,
        billingAddress: null,
        taxId: null,
      },
      waitingList: [],
    })
  })

  test('is filled from a signed-in registration, and keeps existing values', async () => {
    const stored = async () => (await owner.get('/api/account/profile')).body.profile
    await world.opened({ email: owner.email, name: 'First Name' }, { bearer: owner.token() })
    expect(await stored()).toMatchObject({ name: 'First Name', phone: '(213) 555-0177' })
    await world.opened({ email: owner.email, name: 'Second Name', dates: {} }, { bearer: owner.token() })
    expect(await stored()).toMatchObject({ name: 'First Name' })
  })

  test('takes a guest’s name from a paid registration, never from an unpaid one', async () => {
    const stored = async () => (await owner.get('/api/account/profile')).body.profile
    await world.opened({ email: owner.email, name: 'Another Buyer', dates: {} })
    expect(await stored()).toMatchObject({ name: null })
    await world.paid({ email: owner.email, name: 'Dr. Alex Rivera', dates: {} })
    await world.opened({ email: owner.email, name: 'Another Buyer', selectedItems: ['module1'], dates: {} })
    expect(await stored()).toMatchObject({ name: 'Dr. Alex Rivera' })
  })

  test('decides who registers while signed in, whatever the browser sends', async () => {
    await owner.call('PATCH', '/api/account/profile', { name: 'Dr. Alex Rivera', phone: '(213) 555-0100' })
    const opened = await world.opened(
      { name: 'Somebody Else', email: 'somebody@mail.example', phone: '(213) 555-0199' },
      { bearer: owner.token() },
    )
    expect(await world.registration(opened.registrationId)).toMatchObject({
      uid: owner.uid,
      name: 'Dr. Alex Rivera',
      email: owner.email,
      phone: '(213) 555-0100',
    })
  })

  test('changes field by field: omitted fields stay, emptied ones are cleared', async () => {
    const edit = (change: object) => owner.call('PATCH', '/api/account/profile', change)
    await edit({ name: 'Dr. Alex Rivera', agdNumber: '123456', taxId: '95-1' })
    expect((await edit({ taxId: ' ' })).body.profile).toMatchObject({
      name: 'Dr. Alex Rivera',
      agdNumber: '123456',
      taxId: null,
    })
    expect((await edit({})).status).toBe(200)
  })

  test.each([
    ['agdNumber', '12345a', 'agdNumber: must be six digits'],
    ['name', '', 'name: is required'],
    ['phone', 'none', 'phone: must be a telephone number'],
    ['billingAddress', 'a very long one '.repeat(30), 'billingAddress: must be at most 400 characters'],
    ['licenseNumber', 'a\u0000b', 'licenseNumber: must be plain text'],
  ])('refuses an invalid %s', async (field, value, sentence) => {
    const { status, body } = await owner.call('PATCH', '/api/account/profile', { [field]: value })
    expect([status, body]).toEqual([400, { error: sentence, code: 'invalid_request', field }])
  })
})

describe('transactions', () => {
  test('are listed when paid or open, newest first, with the fields of the spec', async () => {
    const paid = await world.paidBy(owner, { selectedItems: 'fellowship', dates: {} })
    world.clock.pass(60_000)
    const expired = await world.opened({ email: owner.email }, { bearer: owner.token() })
    await world.database
      .updateTable('registrations')
      .set({ status: 'expired' })
      .where('id', '=', expired.registrationId)
      .execute()
    const open = await world.opened({ email: owner.email }, { bearer: owner.token(), key: 'another form' })
    expect((await owner.get('/api/account/transactions')).body).toMatchObject([
      { id: open.registrationId, status: 'awaiting_payment', receiptNumber: null },
      {
        id: paid.id,
        timestamp: '2025-08-01T19:00:00.000Z',
        selectedItems: ['fellowship'],
        amount: 1_200_000,
        status: 'completed',
        receiptNumber: expect.stringMatching(/^BHIA-2025-\d{4}$/),
      },
    ])
  })

  test('list each card once, latest first', async () => {
    await world.paidBy(owner, { dates: {} })
    await world.paidBy(owner, { dates: {} })
    expect((await owner.get('/api/account/payment-methods')).body).toEqual([
      { brand: 'visa', last4: '4242', expMonth: 12, expYear: 2034 },
    ])
  })
})

describe('courses', () => {
  const active = async () => Object.keys((await owner.get('/api/account/active-courses')).body)

  test('a program counts as its courses until each is completed', async () => {
    const { id } = await world.paidBy(owner, { selectedItems: 'fellowship', dates: {} })
    expect(await active()).toEqual(['module1', 'module2', 'clinical1'])
    const { code } = await world.desk.complete(id, 'module1', '2025-08-01')
    expect(await active()).toEqual(['module2', 'clinical1'])
    expect((await owner.get('/api/account/completed-courses')).body).toMatchObject([
      { course: 'module1', completedOn: '2025-08-01', ceHours: 24, certificate: { code } },
    ])
  })

  test('an unpaid registration gives no course', async () => {
    await world.opened({ email: owner.email }, { bearer: owner.token() })
    expect(await active()).toEqual([])
  })

  test('a refund of one purchase never ends a course of another', async () => {
    const first = await world.paidBy(owner, { selectedItems: ['module2'], dates: {} })
    world.clock.pass(1000)
    await world.paidBy(owner, { selectedItems: ['module2'], dates: { module2: '2025-09-12' } })
    expect((await owner.get('/api/account/active-courses')).body.module2).toMatchObject([
      { registrationId: first.id, start: null },
      { start: '2025-09-12' },
    ])
    await owner.call('POST', `/api/account/transactions/${first.id}/cancel`, {
      items: ['module2'],
      amount: 285_000,
    })
    expect((await owner.get('/api/account/active-courses')).body.module2).toMatchObject([
      { start: '2025-09-12' },
    ])
  })
})

describe('a cancellation', () => {
  test('refunds exactly the quoted amount, for one line of a program', async () => {
    const { id } = await world.paidBy(owner, { selectedItems: 'fellowship', dates: {} })
    const quote = (await owner.get(`/api/account/transactions/${id}/refund-quote`)).body
    expect(quote.lines.map(({ rule }: { rule: string }) => rule)).toEqual(['no-date', 'no-date', 'no-date'])
    expect(quote.amount).toBe(1_200_000)
    const { course, amount } = quote.lines[1]
    const wrong = await owner.call('POST', `/api/account/transactions/${id}/cancel`, {
      items: [course],
      amount: amount + 1,
    })
    expect([wrong.status, wrong.body.code]).toEqual([409, 'amount_changed'])
    const done = await owner.call('POST', `/api/account/transactions/${id}/cancel`, {
      items: [course],
      amount,
    })
    expect(done.status).toBe(200)
    await world.deliverAll()
    expect((await owner.get('/api/account/transactions')).body).toMatchObject([
      { status: 'partially_refunded', refunded: amount },
    ])
  })
})

describe('deleting the account', () => {
  const erase = () => owner.call('DELETE', '/api/account')

  test('is refused while courses are active, and then erases all but the anonymous transactions', async () => {
    const { id } = await world.paidBy(owner, { selectedItems: ['module1', 'module2'], dates: {} })
    await world.desk.complete(id, 'module1', '2025-08-01')
    await owner.call('PATCH', '/api/account/profile', { name: 'Dr. Alex Rivera', taxId: '95-1' })
    expect((await erase()).body.code).toBe('courses_active')

    const cancel = `/api/account/transactions/${id}/cancel`
    await owner.call('POST', cancel, { items: ['module2'], amount: 285_000 })
    await world.deliverAll()
    expect((await erase()).status).toBe(204)
    expect(await world.registration(id)).toMatchObject({
      uid: null,
      email: '',
      name: '',
      phone: '',
      card: null,
      received: 570_000,
      receiptNumber: expect.stringMatching(/^BHIA-2025-\d{4}$/),
    })
    const { database } = world
    expect(await database.selectFrom('profiles').selectAll().where('uid', '=', owner.uid).execute()).toEqual(
      [],
    )
    const certificates = database.selectFrom('certificates').selectAll().where('registrationId', '=', id)
    expect(await certificates.execute()).toEqual([])
  })

  test('needs the password again when the sign-in is old', async () => {
    world.clock.pass(6 * 60_000)
    expect((await erase()).body.code).toBe('sign_in_again')
  })
})

test('the data export contains everything entered and bought, including what failed', async () => {
  const phone = '(213) 555-0142'
  const abandoned = await world.opened(
    { email: owner.email, phone, selectedItems: ['module1'], dates: {} },
    { bearer: owner.token(), cookie: 'language=es' },
  )
  world.clock.pass(days(1))
  await pollOpenPayments(world.context)
  await owner.signIn()
  const { id } = await world.paidBy(owner, { selectedItems: ['module1'], dates: {} })
  const { code } = await world.desk.complete(id, 'module1', '2025-08-02')
  const outside = { title: 'Grafting', provider: 'Club', kind: 'online', hours: 1.5, earnedOn: '2025-07-01' }
  await owner.call('POST', '/api/account/outside-credits', outside)
  const question = { name: 'Alex Rivera', email: owner.email, message: 'When does Module 2 begin?' }
  await world.post('/api/contact', question)
  await owner.call('POST', '/api/account/calendar-feed', {})
  await world.post('/identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=academy-identity', {
    requestType: 'PASSWORD_RESET',
    email: owner.email,
  })
  const { body, headers } = await owner.get('/api/account/data.json')
  expect(headers['content-disposition']).toContain('attachment')
  expect(body).toMatchObject({
    profile: { email: owner.email, name: 'Alex Rivera' },
    registrations: [
      { id, selectedItems: ['module1'], phone, language: 'en' },
      { id: abandoned.registrationId, status: 'expired', phone, language: 'es' },
    ],
    paymentMethods: [{ last4: '4242' }],
    certificates: [{ code }],
    credits: { outside: [outside] },
    calendarFeed: true,
  })
  const subjects = body.mails.map(({ subject }: { subject: string }) => subject)
  expect(subjects).toContain('Message from Alex Rivera')
  expect(subjects.filter((subject: string) => subject.startsWith('New registration'))).toEqual([])
  // A link that sets a password is only for the mailbox, not for anyone at the browser.
  expect(subjects).toContain('Set a new password')
  expect(JSON.stringify(body)).not.toContain('oobCode')
})

test('an expired token is 401, and a new sign-in a day later finds all data', async () => {
  await world.paidBy(owner, { dates: {} })
  world.clock.pass(days(1))
  expect((await owner.get('/api/account/transactions')).status).toBe(401)
  await owner.signIn()
  expect((await owner.get('/api/account/transactions')).body).toHaveLength(1)
})
