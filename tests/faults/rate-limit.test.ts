// The card provider allows 25 calls a second and refuses the others with 429, as Stripe does. A burst of registrations
// all end right: paid once, each with one receipt and one confirmation.
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { pollOpenPayments } from '#features/payments/poll.ts'
import { checkoutWorld } from '#tests/support/checkout.ts'
import { expectAgreement } from './agreement.ts'
import { long, report, spread } from './extent.ts'

const callsASecond = 25
const burst = long ? 1_000 : 60

let refused = 0
let told = 0
const world = await checkoutWorld({
  wire: ({ fetch }, { secretKey }) => limited(fetch, secretKey),
})
await world.pool.query('update course_dates set spots = 10000')
afterAll(() => world.close())

/** Counts the site's own calls: a buyer's card form is another client. */
function limited(fetch: typeof world.cardSandbox.fetch, secretKey: string): typeof fetch {
  let taken: number[] = []
  return (async (url, init) => {
    const headers = new Headers(init?.headers)
    if (headers.get('authorization') !== `Bearer ${secretKey}`) return fetch(url, init)
    const now = performance.now()
    taken = taken.filter((at) => at > now - 1_000)
    if (taken.length < callsASecond) {
      taken.push(now)
      return fetch(url, init)
    }
    refused += 1
    return Response.json(
      { error: { type: 'invalid_request_error', code: 'rate_limit', message: 'Too many requests.' } },
      { status: 429, headers: { 'retry-after': '1' } },
    )
  }) as typeof fetch
}

/** A buyer who is told to try again does so with the same form. */
async function untilOpened(number: number): Promise<string> {
  const email = `burst${number}@mail.example`
  const from = `10.9.${number >> 8}.${number & 255}`
  for (;;) {
    const { status, headers, body } = await world.register(
      { email },
      { key: `form-${number}-of-the-burst`, from },
    )
    if (status === 200) return body.clientSecret
    expect(body).toMatchObject({ code: 'payments_unavailable' })
    told += 1
    await pause(Number(headers['retry-after']) * 1_000)
  }
}

test(
  `burst of ${burst} registrations at a provider that allows ${callsASecond} calls a second ends right, each once`,
  async () => {
    const waits: number[] = []
    const began = performance.now()
    await Promise.all(
      Array.from({ length: burst }, async (_, number) => {
        const clientSecret = await untilOpened(number)
        waits.push(performance.now() - began)
        await world.pay(clientSecret)
      }),
    )
    await pollOpenPayments(world.context)
    const { rows } = await world.pool.query(
      `select count(*)::int as registrations, count(paid_at)::int as paid,
         (select count(distinct receipt_number)::int from payments) as receipts,
         (select count(*)::int from card_sandbox.objects where body->>'object' = 'payment_intent') as intents,
         (select count(*)::int from emails where kind = 'confirmation') as confirmations,
         (select count(distinct "to")::int from emails where kind = 'confirmation') as confirmed
       from registrations`,
    )
    expect(rows).toEqual([
      {
        registrations: burst,
        paid: burst,
        receipts: burst,
        intents: burst,
        confirmations: burst,
        confirmed: burst,
      },
    ])
    expect(refused).toBeGreaterThan(0)
    // A short burst is over before a buyer would be asked to try again.
    if (!long) expect(told).toBe(0)
    await expectAgreement(world.context)
    report(
      `${burst} registrations at once, ${callsASecond} calls a second: ${refused} calls refused, ${told} times a buyer was asked to try again; a buyer waited ${spread(waits)}; all paid after ${((performance.now() - began) / 1_000).toFixed(0)} s`,
    )
  },
  60_000 + burst * 1_000,
)
