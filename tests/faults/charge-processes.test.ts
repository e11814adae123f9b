// Two processes charge the same due payment at the same moment.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { checkoutCalls } from '#contract/checkout.ts'
import { received } from '#domain/money/ledger.ts'
import { dollars } from '#domain/money/money.ts'
import { openPayment } from '#features/payments/open-payment.ts'
import { settlePayment } from '#features/payments/settle-payment.ts'
import { registrationById } from '#features/registrations/registrations.queries.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { processEnv } from '#tests/support/process-env.ts'
import { keys, startCardProvider } from './card-provider.ts'
import { unlimited } from './checkout-buyers.ts'
import { costly } from './extent.ts'
import { checkoutFor } from './own-checkout.ts'

const connection = await freshDatabase()
const provider = await startCardProvider(connection.pool, 'http://127.0.0.1:9')
afterAll(async () => {
  await provider.close()
  await connection.close()
})

function worker() {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'charge-worker.ts')], {
    env: {
      ...processEnv,
      DATABASE_URL: connection.url,
      STRIPE_API_BASE: provider.url,
      CHARGED_ON: '2025-09-01',
    },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  return { child, ready: once(child.stdout, 'data'), ended: once(child, 'close') }
}

test.runIf(costly)(
  'two processes at one due payment charge it once',
  async () => {
    const context = checkoutFor(connection.database, provider.url, new Date('2025-08-01T19:00:00Z'))
    const email = 'plan@mail.example'
    const customerData = { name: 'A B', email, phone: '213 555 0177', selectedItems: 'fellowship', dates: {} }
    const { customerData: order } = checkoutCalls['POST /api/create-payment-intent'].body.parse({
      email,
      customerData,
    })
    const caller = { ip: '10.0.0.1', language: 'en', firstPage: null, country: null, formKey: 'x' } as const
    const parts = { context, limiter: unlimited, bearer: { hold: async () => true } }
    const opened = await openPayment({ order, plan: true, user: null, ...caller }, parts)
    const [intent = ''] = opened.clientSecret.split('_secret_')
    const paid = await fetch(`${provider.url}/v1/payment_intents/${intent}/confirm`, {
      method: 'POST',
      body: new URLSearchParams({
        key: keys.publishable,
        client_secret: opened.clientSecret,
        'payment_method_data[type]': 'card',
        'payment_method_data[card][number]': '4242424242424242',
        'payment_method_data[card][exp_month]': '12',
        'payment_method_data[card][exp_year]': '2034',
        'payment_method_data[card][cvc]': '123',
      }),
    })
    expect(paid.status).toBe(200)
    await settlePayment(intent, context)

    const workers = [worker(), worker()]
    for (const { ready } of workers) await ready
    for (const { child } of workers) child.stdin.write('go\n')
    for (const { ended } of workers) expect(await ended).toEqual([0, null])

    const row = await registrationById(connection.database, opened.registrationId)
    expect(received(row?.ledger ?? [])).toBe(dollars(5_250))
    const { rows } = await connection.pool.query(
      `select body->>'amount_received' as amount from card_sandbox.objects
     where kind = 'payment_intent' and (body->>'amount_received')::int > 0 order by 1`,
    )
    expect(rows.map(({ amount }) => Number(amount))).toEqual([dollars(2_250), dollars(3_000)])
  },
  120_000,
)
