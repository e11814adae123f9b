// A site with a stubbed payment provider, and end-to-end registrations on it: intent, payment, signed webhook,
// confirmation email.
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Pool } from 'pg'
import Stripe from 'stripe'
import { addDays, type Day, dayOf } from '#domain/dates/days.ts'
import { openDatabase } from '#platform/database/open.ts'
import { freePort, startSite } from '../../tests/support/site.ts'
import { addressOf, type Call, openCaller } from './call.ts'
import { sized } from './short.ts'

const dates = sized(40, 2)
/** Enough for every bench, and few enough for the course page, which draws each seat. */
const seatsPerDate = sized(5_000, 300)
const webhookSecret = 'whsec_bench'

export async function openRegistering(env: Record<string, string> = {}) {
  const { stub, apiBase } = await startStub()
  const siteEnv = {
    TRUST_PROXY: 'loopback',
    STRIPE_SECRET_KEY: 'sk_test_bench',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_bench',
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_BASE: apiBase,
    ...env,
  }
  const site = await startSite(siteEnv)
  const connection = await openDatabase({ dataDir: site.dataDir, log: console })
  const { pool } = connection
  const starts = await addDates(pool)
  const startOf = (number: number) => starts[number % starts.length] ?? ''
  const registerBy = registrar(startOf)
  const { call, close: hangUp } = openCaller(site.url)
  return {
    site,
    /** To start another process of the same site. */
    siteEnv,
    stub,
    database: connection.database,
    pool,
    call,
    startOf,
    registerBy,
    register: (number: number) =>
      registerBy(call, number, { headers: { 'x-forwarded-for': addressOf(number) } }),
    /** Registrations that the site has completed, by their receipt numbers. */
    async completed(): Promise<number> {
      const { rows } = await pool.query(
        `select count(*)::int as count from payments where receipt_number like 'BHIA%'`,
      )
      return rows[0].count
    },
    async close() {
      hangUp()
      await connection.close()
      await site.dispose()
      stub.kill()
    },
  }
}

async function startStub() {
  const port = await freePort()
  const stub = spawn(process.execPath, [join(import.meta.dirname, 'provider-stub.ts'), String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(stub.stdout, 'data')
  return { stub, apiBase: `http://127.0.0.1:${port}` }
}

/** Dates with enough seats for every bench. Returns their first days. */
async function addDates(pool: Pool): Promise<Day[]> {
  const firstDay = addDays(dayOf(new Date()), 60)
  const starts = Array.from({ length: dates }, (_, index) => addDays(firstDay, index * 3))
  await pool.query(
    `insert into course_dates (course, start_day, end_day, location, spots)
     select 'module2', start, start + 2, 'Here', $2 from unnest($1::date[]) start
     on conflict (course, start_day) do update set spots = excluded.spots`,
    [starts, seatsPerDate],
  )
  return starts
}

function registrar(startOf: (number: number) => string) {
  const stripe = new Stripe('sk_test_bench')
  return async function registerBy(
    call: ReturnType<typeof openCaller>['call'],
    number: number,
    { headers, ...from }: Pick<Call, 'headers' | 'from'>,
  ): Promise<void> {
    const email = `buyer${number}@mail.example`
    const customerData = {
      name: 'Alex Rivera',
      email,
      phone: '213 555 0177',
      selectedItems: ['module2'],
      dates: { module2: startOf(number) },
    }
    const opened = await call('/api/create-payment-intent', {
      method: 'POST',
      headers: { ...headers, 'idempotency-key': randomUUID() },
      body: { email, customerData },
      ...from,
    })
    const [intentId] = JSON.parse(opened).clientSecret.split('_secret_')
    const payload = JSON.stringify({
      id: `evt_${number}`,
      object: 'event',
      type: 'payment_intent.succeeded',
      data: { object: { id: intentId, object: 'payment_intent' } },
    })
    const signature = stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret })
    await call('/api/webhooks/stripe', {
      method: 'POST',
      headers: { 'stripe-signature': signature },
      body: payload,
    })
  }
}
