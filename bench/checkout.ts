// npm run bench -- checkout: registrations per second, end to end: intent, payment, signed webhook, confirmation posted.
// The provider is a stub that answers at once, and beside it runs the bare SQL of the site's own part. Rounds alternate,
// so that a busy machine slows both alike; the ratio is what counts.
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import Stripe from 'stripe'
import { openDatabase } from '#database/open.ts'
import { addDays, dayOf } from '#domain/days.ts'
import { freePort, startSite } from '../tests/support/site.ts'
import { type BareOrder, bareRegistration } from './support/bare-registration.ts'
import { median } from './support/median.ts'

const rounds = 5
const registrations = 300
const atOnce = 8
const dates = 40
const limit = 4

const stubPort = await freePort()
const stub = spawn(
  process.execPath,
  [join(import.meta.dirname, 'support/provider-stub.ts'), String(stubPort)],
  {
    stdio: ['ignore', 'pipe', 'inherit'],
  },
)
await once(stub.stdout, 'data')
const webhookSecret = 'whsec_bench'
const site = await startSite({
  TRUST_PROXY: 'loopback',
  STRIPE_SECRET_KEY: 'sk_test_bench',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_bench',
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_API_BASE: `http://127.0.0.1:${stubPort}`,
})
const connection = await openDatabase({ dataDir: site.dataDir, log: console })
const { pool } = connection

const firstDay = addDays(dayOf(new Date()), 60)
const starts = Array.from({ length: dates }, (_, index) => addDays(firstDay, index * 3))
await pool.query(
  `insert into sessions (course, start_day, end_day, location, spots)
   select 'module2', start, start + 2, 'Here', 1000000 from unnest($1::date[]) start
   on conflict (course, start_day) do update set spots = excluded.spots`,
  [starts],
)
const startOf = (number: number) => starts[number % dates] ?? firstDay

const stripe = new Stripe('sk_test_bench')
const agent = new Agent({ keepAlive: true, maxSockets: atOnce })

async function post(path: string, body: string, headers: Record<string, string>): Promise<string> {
  return new Promise((resolve, reject) => {
    const call = request(`${site.url}${path}`, { method: 'POST', agent, headers }, (response) => {
      let answer = ''
      response.on('data', (chunk) => {
        answer += chunk
      })
      response.on('end', () =>
        response.statusCode === 200 ? resolve(answer) : reject(new Error(`${response.statusCode} ${answer}`)),
      )
    })
    call.on('error', reject)
    call.end(body)
  })
}

async function registerAtSite(number: number) {
  const email = `buyer${number}@mail.example`
  const customerData = {
    name: 'Alex Rivera',
    email,
    phone: '213 555 0177',
    selectedItems: ['module2'],
    dates: { module2: startOf(number) },
  }
  const json = { 'content-type': 'application/json' }
  const from = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
  const opened = await post('/api/create-payment-intent', JSON.stringify({ email, customerData }), {
    ...json,
    'x-forwarded-for': from,
    'idempotency-key': randomUUID(),
  })
  const [intentId] = JSON.parse(opened).clientSecret.split('_secret_')
  const payload = JSON.stringify({
    id: `evt_${number}`,
    object: 'event',
    type: 'payment_intent.succeeded',
    data: { object: { id: intentId, object: 'payment_intent' } },
  })
  const signature = stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret })
  await post('/api/webhooks/stripe', payload, { ...json, 'stripe-signature': signature })
}

let next = 0

/** Milliseconds of each of a round's registrations, and registrations per second. */
async function measure(register: (number: number) => Promise<void>) {
  const times: number[] = []
  let left = registrations
  const started = performance.now()
  const worker = async () => {
    while (left-- > 0) {
      const begun = performance.now()
      await register(next++)
      times.push(performance.now() - begun)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  const perSecond = (registrations / (performance.now() - started)) * 1000
  times.sort((one, other) => one - other)
  return { perSecond, p99: times[Math.floor(times.length * 0.99)] ?? 0 }
}

await measure(registerAtSite)
const { rows } = await pool.query<BareOrder['letter']>(
  `select text, html from mails where kind = 'confirmation' limit 1`,
)
const [letter] = rows
if (!letter) throw new Error('No confirmation was posted.')
const registerBare = (number: number) =>
  bareRegistration(pool, number, { course: 'module2', start: startOf(number), amount: 285_000, letter })
await measure(registerBare)

const ratios: number[] = []
for (let round = 1; round <= rounds; round += 1) {
  const own = await measure(registerAtSite)
  const bare = await measure(registerBare)
  ratios.push(bare.perSecond / own.perSecond)
  console.log(
    `round ${round}: site ${own.perSecond.toFixed(0)} a second, p99 ${own.p99.toFixed(0)} ms; ` +
      `bare SQL ${bare.perSecond.toFixed(0)} a second, p99 ${bare.p99.toFixed(0)} ms; ` +
      `${(bare.perSecond / own.perSecond).toFixed(2)} times`,
  )
}
const completed = await pool.query(
  `select count(*)::int as count from registrations where receipt_number like 'BHIA%'`,
)
const expected = registrations * (rounds + 1)

agent.destroy()
await connection.close()
await site.dispose()
stub.kill()

const ratio = median(ratios)
console.log(
  `A registration takes ${ratio.toFixed(2)} times the bare SQL of the site's own part (limit ${limit})`,
)
console.log(`${completed.rows[0].count} of ${expected} completed`)
process.exitCode = ratio <= limit && completed.rows[0].count === expected ? 0 : 1
