import { afterAll, beforeEach, expect, test } from 'vitest'
import { dollars } from '#domain/money/money.ts'
import { reloadCatalogue } from '#features/catalogue/reload-catalogue.ts'
import { officeCalls } from '#features/office-calls/guard.ts'
import { type Member, officeOf } from '#tests/support/office.ts'
import { publish } from '#tests/support/publish.ts'
import { staffWorld } from '#tests/support/staff-world.ts'

const world = await staffWorld()
const office = officeOf(world)
afterAll(() => world.close())

const desk = await office.join('desk')
const finance = await office.join('finance')
beforeEach(() => office.confirm())

const send = (path: string, payload: object, { cookie }: Member, method: 'POST' | 'PUT' = 'POST') =>
  office.call(method, `/api/office${path}`, { payload, cookie })
const offer = (price: number | null) => ({
  email: 'offered@mail.example',
  name: 'Alex Rivera',
  items: ['module2'],
  price,
  reason: 'Agreed by phone',
  until: null,
  planAllowed: false,
  payer: null,
  dates: {},
  holdsSeats: false,
})

test('offer below the listed price is made by those who set prices, and by nobody else', async () => {
  for (const path of ['/offers/preview', '/offers']) {
    expect(await send(path, offer(dollars(1)), desk)).toMatchObject({
      status: 409,
      body: {
        code: 'offer_below_list',
        error: 'The listed price is $2,850.00. Ask the owner or finance to make an offer below it.',
      },
    })
  }
  for (const price of [null, dollars(2850), dollars(3000)]) {
    expect((await send('/offers', offer(price), desk)).status).toBe(200)
  }
  expect((await send('/offers', offer(dollars(2000)), finance)).status).toBe(200)
})

test('offer that names a date has the price of that date', async () => {
  const early = { count: 1, unit: 'months' } as const
  const data = { listed: dollars(3350), charged: dollars(2850), early, rule: 'early' }
  const price = { kind: 'price', key: 'module2', data }
  await publish(price, world.context)
  await reloadCatalogue(world.snapshots, world.context)
  await world.desk.addDate('module2', '2025-08-06', { spots: 4 })
  const dated = { ...offer(null), dates: { module2: '2025-08-06' } }
  const { id } = (await send('/offers', dated, desk)).body
  const made = await world.database
    .selectFrom('offers')
    .select(['amount', 'listed'])
    .where('id', '=', id)
    .execute()
  expect(made).toEqual([{ amount: dollars(3350), listed: dollars(3350) }])
  const below = await send('/offers', { ...dated, price: dollars(2850) }, desk)
  expect(below.body.code).toBe('offer_below_list')
})

test('desk neither drafts nor publishes a program', async () => {
  const read = async () => (await office.call('GET', '/api/office/catalogue/program/fellowship', desk)).body
  const { revision, data } = await read()
  const more = { ...data, courses: [...data.courses, 'module4'] }
  const draft = { revision, data: more }
  expect((await send('/catalogue/program/fellowship/draft', draft, desk, 'PUT')).status).toBe(403)
  expect((await send('/catalogue/program/fellowship/draft', draft, finance, 'PUT')).status).toBe(200)
  const publication = { revision: (await read()).revision, from: null }
  expect((await send('/catalogue/program/fellowship/publish', publication, desk)).status).toBe(403)
})

test('every call that changes what something costs needs a confirmation within five minutes', () => {
  const priced = [
    /\/(offers|wires|codes)$/,
    /\/people\/:id\/credit$/,
    /\/credit\/:id\/reverse$/,
    /\/codes\/:code\/end$/,
    /\/wires\/:id\/confirm$/,
    /\/catalogue\/(price|program|terms)\/:key\/(publish|take-back)$/,
  ]
  const found = officeCalls.filter(
    ({ method, url }) => method === 'POST' && priced.some((pattern) => pattern.test(url)),
  )
  expect(found).toHaveLength(13)
  expect(found.filter(({ fresh }) => !fresh).map(({ url }) => url)).toEqual([])
})
