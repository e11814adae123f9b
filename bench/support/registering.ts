// A site whose payment provider is a stub that answers at once, and buyers who register there end to end: intent,
// payment, signed webhook, confirmation posted.
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import Stripe from 'stripe'
import { openDatabase } from '#database/engine/open.ts'
import { addDays, dayOf } from '#domain/days.ts'
import { freePort, startSite } from '../../tests/support/site.ts'
import { addressOf, type Call, openCaller } from './call.ts'

const dates = 40
const webhookSecret = 'whsec_bench'

export async function openRegistering(env: Record<string, string> = {}) {
  const stubPort = await freePort()
  const stub = spawn(process.execPath, [join(import.meta.dirname, 'provider-stub.ts'), String(stubPort)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(stub.stdout, 'data')
  const siteEnv = {
    TRUST_PROXY: 'loopback',
    STRIPE_SECRET_KEY: 'sk_test_bench',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_bench',
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_BASE: `http://127.0.0.1:${stubPort}`,
    ...env,
  }
  const site = await startSite(siteEnv)
  const connection = await openDatabase({ dataDir: site.dataDir, log: console })
  const { pool } = connection

  const firstDay = addDays(dayOf(new Date()), 60)
  const starts = Array.from({ length: dates }, (_, index) => addDays(firstDay, index * 3))
  await pool.query(
    `insert into course_dates (course, start_day, end_day, location, spots)
     select 'module2', start, start + 2, 'Here', 1000000 from unnest($1::date[]) start
     on conflict (course, start_day) do update set spots = excluded.spots`,
    [starts],
  )
  const startOf = (number: number) => starts[number % dates] ?? firstDay

  const stripe = new Stripe('sk_test_bench')
  const { call, close: hangUp } = openCaller(site.url)

  const register = (number: number) =>
    registerBy(call, number, { headers: { 'x-forwarded-for': addressOf(number) } })

  async function registerBy(
    ask: typeof call,
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
    const opened = await ask('/api/create-payment-intent', {
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
    await ask('/api/webhooks/stripe', {
      method: 'POST',
      headers: { 'stripe-signature': signature },
      body: payload,
    })
  }

  /** Registrations that the site itself has completed and numbered. */
  async function completed(): Promise<number> {
    const { rows } = await pool.query(
      `select count(*)::int as count from registrations where receipt_number like 'BHIA%'`,
    )
    return rows[0].count
  }

  async function close() {
    hangUp()
    await connection.close()
    await site.dispose()
    stub.kill()
  }
  return {
    site,
    /** For another process of the same site. */
    siteEnv,
    stub,
    database: connection.database,
    pool,
    call,
    startOf,
    register,
    registerBy,
    completed,
    close,
  }
}
