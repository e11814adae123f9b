import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { dollars, sum } from '#domain/money/money.ts'
import { checkoutWorld } from '#tests/support/checkout.ts'
import { resetBeforeEachTest } from '#tests/support/fresh-state.ts'
import { emailOfferAgain, makeOffer, type NewOffer, withdrawOffer } from './make-offer.ts'

const world = await checkoutWorld()
await resetBeforeEachTest(world)
afterAll(() => world.close())

const marsh: NewOffer = {
  email: 'e.marsh@mail.example',
  name: 'Elena Marsh',
  items: ['module2', 'clinical1'],
  price: dollars(8_800),
  reason: 'by phone',
  until: '2025-08-08',
  planAllowed: true,
  payer: null,
  dates: {},
  holdsSeats: false,
}
const note = async () => {}

async function made(changes: Partial<NewOffer> = {}) {
  const offer = await makeOffer({ ...marsh, ...changes }, world.context, note)
  const api = `/api/offers/${world.context.links.sign('offer', offer.id)}`
  return {
    offer,
    api,
    read: async () => {
      const answer = await world.app.inject(api)
      return { status: answer.statusCode, body: answer.json() }
    },
    open: (body: object = {}, from = '10.2.0.1') => world.post(`${api}/payment-intent`, body, { from }),
  }
}

test('offer shows its lines, price, reason and terms, and is paid as any registration', async () => {
  const offer = await made()
  const { status, body } = await offer.read()
  expect({ status, amount: body.amount, listed: body.listed, until: body.until }).toEqual({
    status: 200,
    amount: dollars(8_800),
    listed: dollars(9_350),
    until: '2025-08-08',
  })
  expect(sum(body.lines.map((line: { amount: number }) => line.amount))).toBe(dollars(8_800))
  expect(body.plan[0]).toEqual({ due: '2025-08-01', amount: dollars(2_200) })
  const opened = await offer.open()
  expect(opened).toMatchObject({ status: 200, body: { amount: dollars(8_800) } })
  await world.pay(opened.body.clientSecret)
  await world.deliverAll()
  expect(await world.registration(opened.body.registrationId)).toMatchObject({
    status: 'completed',
    amount: dollars(8_800),
    email: marsh.email,
  })
  expect((await world.emailTo(marsh.email, 'confirmation')).text).toContain('$8,800.00')
})

test('50 openings at once are one registration and one charge', async () => {
  const offer = await made()
  const opened = await Promise.all(
    Array.from({ length: 50 }, (_, index) => offer.open({}, `10.3.${index}.1`)),
  )
  const secrets = new Set(opened.map(({ body }) => body.clientSecret))
  expect(opened.map(({ status }) => status)).toEqual(Array(50).fill(200))
  expect(secrets.size).toBe(1)
  await Promise.all(opened.map(({ body }) => world.pay(body.clientSecret)))
  await world.deliverAll()
  const charges = await world.stripe.charges.list({ limit: 100 })
  expect(charges.data.filter(({ paid }) => paid)).toHaveLength(1)
})

test('offer is paid in parts, where staff allow it', async () => {
  const opened = await (await made()).open({ plan: true })
  expect(opened.body).toMatchObject({ amount: dollars(2_200) })
  expect(opened.body.plan).toHaveLength(5)
  const whole = await made({ planAllowed: false, email: 'other@mail.example' })
  expect((await whole.read()).body.plan).toBeNull()
  expect(await whole.open({ plan: true })).toMatchObject({ status: 409, body: { code: 'plan_unavailable' } })
})

test.each([
  [['residency'], dollars(20_000)],
  [['fellowship-fee'], dollars(275)],
])('%s is sold for %s and has a receipt', async (items, amount) => {
  const offer = await made({ items, price: items[0] === 'residency' ? amount : null, reason: null })
  const opened = await offer.open()
  expect(opened.body.amount).toBe(amount)
  await world.pay(opened.body.clientSecret)
  await world.deliverAll()
  const row = await world.registration(opened.body.registrationId)
  expect(row).toMatchObject({ status: 'completed', received: amount })
  expect((await world.app.inject(`${world.linkOf(row)}/receipt.pdf`)).statusCode).toBe(200)
  // A fee is no course: nobody chooses a date for it.
  const isCourse = items[0] === 'residency'
  expect((await world.emailTo(row.email, 'confirmation')).text.includes('Date to be chosen')).toBe(isCourse)
})

describe('link', () => {
  test('that is unknown, altered or of another kind leads to no offer', async () => {
    const { api, offer } = await made()
    const foreign = `/api/offers/${world.context.links.sign('registration', offer.id)}`
    for (const address of [`${api}x`, api.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A')), foreign]) {
      const paying = await world.post(`${address}/payment-intent`, {})
      expect([400, 404]).toContain(paying.status)
      expect([400, 404]).toContain((await world.app.inject(address)).statusCode)
    }
    expect((await world.app.inject(foreign)).statusCode).toBe(404)
  })

  test('of a paid, withdrawn or ended offer is refused with one sentence, no charge and no other email', async () => {
    const closed = async ({ offer, read, open }: Awaited<ReturnType<typeof made>>) => {
      await expect(emailOfferAgain(offer.id, world.context, note)).rejects.toMatchObject({
        code: 'offer_not_open',
      })
      const answers = [await read(), await open()]
      return answers.map(({ status, body }) => `${status} ${body.code}: ${body.error}`)
    }
    const twice = (sentence: string) => Array(2).fill(`409 offer_closed: ${sentence}`)
    const paid = await made({ items: ['module4'], price: null, reason: null })
    await world.pay((await paid.open()).body.clientSecret)
    await world.deliverAll()
    expect(await closed(paid)).toEqual(twice('This offer has been paid.'))
    const withdrawn = await made()
    await withdrawOffer(withdrawn.offer.id, world.context, note)
    expect(await closed(withdrawn)).toEqual(twice('This offer was withdrawn. Please call the academy.'))
    const ended = await made()
    world.clock.set('2025-08-09T19:00:00Z')
    expect(await closed(ended)).toEqual(twice('This offer has ended. Please call the academy.'))
  })
})

test('offer stays paid when its order has lost its form key, and with a newer order that is open', async () => {
  const { open, read } = await made({ items: ['module4'], price: null, reason: null })
  const forget = () => world.database.updateTable('registrations').set({ formKey: null }).execute()
  const first = await open()
  await forget()
  world.clock.pass(1000)
  expect((await open()).body.registrationId).not.toBe(first.body.registrationId)
  await world.pay(first.body.clientSecret)
  await world.deliverAll()
  expect((await read()).body).toMatchObject({ code: 'offer_closed', error: 'This offer has been paid.' })
  await forget()
  expect((await open()).body).toMatchObject({ code: 'offer_closed', error: 'This offer has been paid.' })
})

test('another price without a reason is refused', async () => {
  await expect(made({ reason: null })).rejects.toThrow('Another price than that of the list needs a reason.')
})

test('offer is emailed to whoever pays, and its held seat is taken until it is withdrawn', async () => {
  const [date] = (await world.app.inject('/api/sessions')).json().module2 ?? []
  const start = date?.start ?? '2025-09-12'
  const seats = async () => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from seats`.execute(
      world.context.database,
    )
    return rows[0]?.count
  }
  const payer = { name: 'Marsh Dental', email: 'books@marsh.example' }
  const changes = {
    items: ['module2'],
    price: null,
    reason: null,
    dates: { module2: start },
    holdsSeats: true,
  }
  const offer = await made({ ...changes, payer })
  expect(await seats()).toBe(1)
  expect((await world.emailTo(payer.email, 'offer-by-link')).text).toContain('/offer/')
  expect((await offer.read()).body).toMatchObject({ payer, holdsSeats: true, lines: [{ start }] })
  expect(await offer.open()).toMatchObject({ status: 200 })
  expect(await seats()).toBe(1)
  await withdrawOffer(offer.offer.id, world.context, note)
  expect(await seats()).toBe(0)
})

test('an offer is refused beyond five years, and beyond 60 days if it holds seats', async () => {
  await expect(made({ until: '2030-08-02' })).rejects.toThrow('The last possible day is 2030-08-01.')
  const holding = { items: ['module2'], price: null, dates: { module2: '2025-09-12' }, holdsSeats: true }
  await expect(made({ ...holding, until: '2025-10-01' })).rejects.toThrow('60 days')
  expect((await made({ ...holding, until: '2025-09-30' })).offer).toMatchObject({ untilDay: '2025-09-30' })
  expect(await world.database.selectFrom('offers').selectAll().execute()).toHaveLength(1)
})
