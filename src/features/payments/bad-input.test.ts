import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { bodyLimit } from '#site/app.ts'
import { type CheckoutWorld, checkoutWorld, rivera } from '#tests/support/checkout.ts'

let world: CheckoutWorld
beforeAll(async () => {
  world = await checkoutWorld()
})
afterAll(() => world.close())

/** A refused request must store nothing. */
afterEach(async () => {
  const { rows } = await sql<{ kept: number }>`
    select (select count(*) from registrations) + (select count(*) from registration_lines)
      + (select count(*) from seats) + (select count(*) from emails) as kept`.execute(world.database)
  expect(rows[0]?.kept).toBe(0)
})

const url = '/api/create-payment-intent'
const order = (changes: Record<string, unknown> = {}) => ({
  email: rivera.email,
  customerData: { ...rivera, ...changes },
})
const without = (field: string) => {
  const { [field]: _, ...rest } = rivera as Record<string, unknown>
  return { email: rivera.email, customerData: rest }
}
const withEmail = (email: unknown) => ({ email, customerData: { ...rivera, email } })

const deep = (depth: number): unknown => (depth === 0 ? 'module1' : [deep(depth - 1)])

const refused: [name: string, body: unknown, field: string][] = [
  ['no body', '', 'body'],
  ['null', 'null', 'body'],
  ['a number', '7', 'body'],
  ['a list', [], 'body'],
  ['a string', '"order"', 'body'],
  ['an empty object', {}, 'email'],
  ['broken JSON', '{"email": ', 'JSON'],
  ['JSON with a trailing comma', '{"email": "a@b.co",}', 'JSON'],
  ['a form instead of JSON', 'email=a%40b.co', 'JSON'],
  ['no customerData', { email: rivera.email }, 'customerData'],
  ['customerData as a list', { email: rivera.email, customerData: [] }, 'customerData'],
  ['customerData as a string', { email: rivera.email, customerData: 'x' }, 'customerData'],
  ['no email outside', { customerData: rivera }, 'email'],
  ['no email inside', without('email'), 'customerData.email'],
  ['two different emails', { ...order(), email: 'other@mail.example' }, 'customerData.email'],
  ['an email without @', withEmail('rivera.mail.example'), 'email'],
  ['an email with two @', withEmail('a@b@mail.example'), 'email'],
  ['an email with a space', withEmail('a rivera@mail.example'), 'email'],
  ['an email with a line break', withEmail('a@mail.example\nbcc: b@mail.example'), 'email'],
  ['an empty email', withEmail(''), 'email'],
  ['an email of 300 characters', withEmail(`${'a'.repeat(290)}@mail.example`), 'email'],
  ['an email as a number', withEmail(7), 'email'],
  ['an email as a list', withEmail(['a@mail.example']), 'email'],
  ['an email as an object', withEmail({ $ne: null }), 'email'],
  ['no name', without('name'), 'customerData.name'],
  ['an empty name', order({ name: '' }), 'customerData.name'],
  ['a name of spaces', order({ name: ' \u00a0 ' }), 'customerData.name'],
  ['a name as a number', order({ name: 12 }), 'customerData.name'],
  ['a name as null', order({ name: null }), 'customerData.name'],
  ['a name of 121 characters', order({ name: 'x'.repeat(121) }), 'customerData.name'],
  ['a name with a zero byte', order({ name: 'Alex\u0000' }), 'customerData.name'],
  ['a name with a line break', order({ name: 'Alex\r\nSubject: x' }), 'customerData.name'],
  ['a name with half a surrogate pair', order({ name: 'Alex \ud83d' }), 'customerData.name'],
  ['a name with an escape character', order({ name: 'Alex \u001b[31m' }), 'customerData.name'],
  ['no phone', without('phone'), 'customerData.phone'],
  ['a phone as a number', order({ phone: 2_135_550_177 }), 'customerData.phone'],
  ['a phone of letters', order({ phone: 'call me' }), 'customerData.phone'],
  ['a phone of 41 characters', order({ phone: '5'.repeat(41) }), 'customerData.phone'],
  ['a phone with a tab', order({ phone: '213\t5550177' }), 'customerData.phone'],
  ['no selectedItems', without('selectedItems'), 'customerData.selectedItems'],
  ['selectedItems as null', order({ selectedItems: null }), 'customerData.selectedItems'],
  ['selectedItems empty', order({ selectedItems: [], dates: {} }), 'customerData.selectedItems'],
  ['selectedItems as an empty string', order({ selectedItems: '', dates: {} }), 'customerData.selectedItems'],
  ['selectedItems as a map', order({ selectedItems: { module2: true } }), 'customerData.selectedItems'],
  ['selectedItems as a number', order({ selectedItems: 2 }), 'customerData.selectedItems'],
  ['selectedItems as true', order({ selectedItems: true }), 'customerData.selectedItems'],
  ['an unknown id', order({ selectedItems: ['module5'], dates: {} }), 'customerData.selectedItems'],
  ['option3 as an id', order({ selectedItems: 'option3', dates: {} }), 'customerData.selectedItems'],
  ['an id in capitals', order({ selectedItems: ['MODULE2'] }), 'customerData.selectedItems'],
  ['an id with a space', order({ selectedItems: ['module2 '] }), 'customerData.selectedItems'],
  ['an id in full-width letters', order({ selectedItems: ['ｍodule2'] }), 'customerData.selectedItems'],
  [
    'a name every object has',
    order({ selectedItems: 'constructor', dates: {} }),
    'customerData.selectedItems',
  ],
  ['__proto__ as an id', order({ selectedItems: ['__proto__'], dates: {} }), 'customerData.selectedItems'],
  ['two ids in one string', order({ selectedItems: 'module1,module2' }), 'customerData.selectedItems'],
  [
    'a program among courses',
    order({ selectedItems: ['fellowship', 'module2'] }),
    'customerData.selectedItems',
  ],
  [
    'two programs',
    order({ selectedItems: ['fellowship', 'mastership'], dates: {} }),
    'customerData.selectedItems',
  ],
  ['null among courses', order({ selectedItems: ['module2', null] }), 'customerData.selectedItems'],
  ['a number among courses', order({ selectedItems: ['module2', 3] }), 'customerData.selectedItems'],
  ['lists in lists', order({ selectedItems: deep(500) }), 'customerData.selectedItems'],
  ['10,000 ids', order({ selectedItems: Array(10_000).fill('x') }), 'customerData.selectedItems'],
  ['an id of 10,000 characters', order({ selectedItems: 'm'.repeat(10_000) }), 'customerData.selectedItems'],
  [
    'SQL as an id',
    order({ selectedItems: ["module2'; drop table seats; --"] }),
    'customerData.selectedItems',
  ],
  ['dates as a list', order({ dates: ['2025-09-12'] }), 'customerData.dates'],
  ['dates as a string', order({ dates: '2025-09-12' }), 'customerData.dates'],
  [
    'a date of a course not chosen',
    order({ dates: { module3: '2026-01-23' } }),
    'customerData.dates.module3',
  ],
  ['a date of an unknown course', order({ dates: { module9: '2025-09-12' } }), 'customerData.dates'],
  ['a date for a program', order({ selectedItems: 'fellowship' }), 'customerData.dates.module2'],
  ['a date that does not exist', order({ dates: { module2: '2025-02-30' } }), 'customerData.dates.module2'],
  ['a date that no course has', order({ dates: { module2: '2025-09-13' } }), 'customerData.dates.module2'],
  ['a date as a number', order({ dates: { module2: 20_250_912 } }), 'customerData.dates.module2'],
  ['a date with a time', order({ dates: { module2: '2025-09-12T00:00:00Z' } }), 'customerData.dates.module2'],
  ['a date as null', order({ dates: { module2: null } }), 'customerData.dates.module2'],
  ['the infinite date', order({ dates: { module2: 'infinity' } }), 'customerData.dates.module2'],
  ['an offer that is no token', order({ offer: '../../etc' }), 'customerData.offer'],
]

test.each(refused)('%s is 400 and the fault is named', async (_, body, field) => {
  const answer = await world.post(url, body)
  expect(answer.status).toBe(400)
  expect(answer.body.code).toMatch(/^[a-z_]+$/)
  expect(answer.body.error).toContain(field)
})

test.each<[body: unknown, sentence: string]>([
  [
    order({ dates: null }),
    'customerData.dates: must hold days by the ids of courses, such as {"module2": "2025-09-12"}',
  ],
  [order({ dates: { module2: null } }), 'customerData.dates.module2: must be a day such as 2025-09-12'],
  [order({ dates: { module9: '2025-09-12' } }), 'customerData.dates.module9: is not among selectedItems'],
  [without('name'), 'customerData.name: is required'],
  [order({ phone: 7 }), 'customerData.phone: must be text'],
])('the error of %o is a sentence of ours', async (body, sentence) => {
  expect((await world.post(url, body)).body.error).toBe(sentence)
})

test('at least sixty bad inputs are covered', () => {
  expect(refused.length).toBeGreaterThanOrEqual(60)
})

test('a body over the limit is 413', async () => {
  const answer = await world.post(url, order({ name: 'x'.repeat(bodyLimit) }))
  expect(answer).toMatchObject({ status: 413, body: { code: 'too_large' } })
})

test('a body that is not JSON by its type is 415', async () => {
  const response = await world.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'text/xml' },
    payload: '<order/>',
  })
  expect(response.statusCode).toBe(415)
})

test.each([['short'], ['x'.repeat(201)]])('the idempotency key %s is 400', async (key) => {
  expect(await world.post(url, order(), { key })).toMatchObject({
    status: 400,
    body: { error: 'idempotency-key: must be 8 to 200 characters', field: 'idempotency-key' },
  })
})

test('an offer signed for something else is 409', async () => {
  const offer = world.context.links.sign('registration', crypto.randomUUID())
  expect(await world.post(url, order({ offer }))).toMatchObject({ status: 409, body: { code: 'offer_over' } })
})
