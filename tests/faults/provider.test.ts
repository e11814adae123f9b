// The card provider is slow, unreachable, failing or busy. The failures affect only the site's requests.
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { days } from '#domain/dates/days.ts'
import { pollOpenPayments, pollRecentEvents } from '#features/payments/poll.ts'
import { checkoutWorld } from '#tests/support/checkout.ts'
import { soon } from '#tests/support/soon.ts'
import { expectAgreement } from './agreement.ts'
import { long, paymentsPlayed, randomNumbers, report, seed, spread } from './extent.ts'
import { type FaultyWire, makeFaultyWire, type WireState } from './faulty-wire.ts'

let wire: FaultyWire
let asked = 0
const world = await checkoutWorld({
  wire: (provider, { secretKey }) => {
    wire = makeFaultyWire(provider.fetch, secretKey)
    const counted: FaultyWire['fetch'] = (url, init) => {
      asked += 1
      return wire.fetch(url, init)
    }
    return counted as typeof provider.fetch
  },
})
await world.pool.query('update course_dates set spots = 1000')
afterAll(() => world.close())

let orders = 0
function newOrder() {
  orders += 1
  const email = `wire${orders}@mail.example`
  // Each buyer has an own IP address, because one address would reach the limits.
  const from = `10.8.${orders >> 8}.${orders & 255}`
  const form = { key: `form-${orders}-of-the-wire`, from }
  return { email, from, submit: () => world.register({ email }, form) }
}

/** Each buyer has one registration with one payment at the provider, and `check` finds nothing. */
async function expectOnePaymentEach(emails: readonly string[]) {
  const { rows } = await world.pool.query(
    `select email, count(*)::int as registrations, count(paid_at)::int as paid,
       (select count(*)::int from card_sandbox.objects where body->>'object' = 'payment_intent'
         and body->'metadata'->>'registrationId' in
           (select id::text from registrations as mine where mine.email = registrations.email)) as intents
     from registrations where email = any($1) group by email order by email`,
    [emails],
  )
  const wanted = [...emails].sort().map((email) => ({ email, registrations: 1, paid: 1, intents: 1 }))
  expect(rows).toEqual(wanted)
  await expectAgreement(world.context)
}

test.each<[string, WireState]>([
  ['out of reach', 'down'],
  ['failing', 'failing'],
  ['silent after it did what was asked', 'answer lost'],
])('an order while the provider is %s gets an error, and a retry of the form pays once', async (_, state) => {
  const { email, submit } = newOrder()
  wire.set(state)
  expect(await submit()).toMatchObject({ status: 503, body: { code: 'payments_unavailable' } })
  wire.set('working')
  const { status, body } = await submit()
  expect(status).toBe(200)
  await world.pay(body.clientSecret)
  await world.deliverAll()
  await expectOnePaymentEach([email])
})

test.each<[string, WireState]>([
  ['busy with another call of the same key', 'busy'],
  ['failing, and keeps that failure for the key', 'failing for the key'],
  ['cut off once it did what was asked', 'answer lost'],
])('a single call that finds the provider %s is retried unnoticed', async (_, state) => {
  const { email, submit } = newOrder()
  let calls = 0
  wire.set(() => (calls++ === 0 ? state : 'working'))
  const { status, body } = await submit()
  expect(status).toBe(200)
  await world.pay(body.clientSecret)
  await world.deliverAll()
  await expectOnePaymentEach([email])
})

test('an order whose idempotency keys all have stored failures is refused without calling the provider', async () => {
  const { submit } = newOrder()
  wire.set('failing for the key')
  onTestFinished(() => wire.set('working'))
  // Each click uses two keys; the last click finds no key left.
  for (let clicks = 0; clicks < 16; clicks++) expect((await submit()).status).toBe(503)
  asked = 0
  expect(await submit()).toMatchObject({ status: 503, body: { code: 'payments_unavailable' } })
  expect(asked).toBe(0)
})

test('thirty buyers who wait for a slow provider delay nobody else', async () => {
  let answer: () => void = () => undefined
  const slow = new Promise<void>((resolve) => {
    answer = resolve
  })
  let waiting = 0
  wire.set(async (): Promise<WireState> => {
    waiting += 1
    await slow
    return 'working'
  })
  const buyers = Array.from({ length: 30 }, newOrder)
  const opened = Promise.all(buyers.map(({ submit }) => submit()))
  await soon(() => expect(waiting).toBe(30))
  for (const url of ['/readyz', '/api/sessions', '/api/ipinfo']) {
    expect((await world.app.inject(url)).statusCode).toBe(200)
  }
  answer()
  for (const { status, body } of await opened) {
    expect(status).toBe(200)
    await world.pay(body.clientSecret)
  }
  await pollOpenPayments(world.context)
  await expectOnePaymentEach(buyers.map(({ email }) => email))
})

const payments = paymentsPlayed(12)
const bad: WireState[] = ['down', 'answer lost', 'failing', 'busy', { slow: 20 }]

test(
  `${payments} payments and the refund of every third succeed once under random faults (seed ${seed})`,
  async () => {
    const random = randomNumbers()
    wire.set(() => (random() < 0.3 ? (bad[Math.floor(random() * bad.length)] ?? 'working') : 'working'))
    const waits: number[] = []
    const buyers = Array.from({ length: payments }, newOrder)
    const queue = buyers.entries()
    const atOnce = Array.from({ length: 8 }, async () => {
      for (const [index, { from, submit }] of queue) {
        const began = performance.now()
        const { registrationId, clientSecret } = await untilTaken(submit)
        waits.push(performance.now() - began)
        await world.pay(clientSecret)
        await untilTaken(() => world.post('/api/settle-payment', { clientSecret }, { from }))
        if (index % 3 === 0) await cancelAll(registrationId, from)
      }
    })
    await Promise.all(atOnce)
    wire.set('working')
    world.clock.pass(days(1))
    await pollOpenPayments(world.context)
    await pollRecentEvents(world.context)
    await expectOnePaymentEach(buyers.map(({ email }) => email))
    const { rows } = await world.pool.query(`select state, count(*)::int from refunds group by state`)
    expect(rows).toEqual([{ state: 'succeeded', count: Math.ceil(payments / 3) }])
    report(`random faults, ${payments} payments, seed ${seed}: an order took ${spread(waits)}`)
  },
  120_000 + payments * 5_000,
)

async function untilTaken(call: () => ReturnType<typeof world.post>) {
  for (;;) {
    const { status, body } = await call()
    if (status === 200) return body
    expect(body).toMatchObject({ code: 'payments_unavailable' })
  }
}

async function cancelAll(registrationId: string, from: string) {
  const token = world.context.links.sign('registration', registrationId)
  const at = `/api/registrations/${token}`
  const { lines, amount } = (
    await world.app.inject({ url: `${at}/refund-quote`, headers: { 'x-forwarded-for': from } })
  ).json()
  const items = lines.map(({ course }: { course: string }) => course)
  expect((await world.post(`${at}/cancel`, { items, amount }, { from })).status).toBe(200)
}

test.runIf(long)(
  'a provider that never answers times out, and the buyer gets an error',
  async () => {
    wire.set({ slow: 600_000 })
    const began = performance.now()
    const { submit } = newOrder()
    expect(await submit()).toMatchObject({ status: 503, body: { code: 'payments_unavailable' } })
    report(
      `a provider that never answers: the buyer gets an error after ${spread([performance.now() - began])}`,
    )
    wire.set('working')
    expect((await submit()).status).toBe(200)
  },
  120_000,
)
