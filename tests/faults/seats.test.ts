// Two hundred buyers with as many addresses compete for six seats, at two processes of the site on one PostgreSQL. Without
// the lock the same test must oversell, or it shows nothing.
import { afterAll, expect, test } from 'vitest'
import { changedCopy } from '#tests/support/changed-copy.ts'
import { type FreshDatabase, freshDatabase } from '#tests/support/database.ts'
import { type Site, startSite } from '#tests/support/site.ts'
import { mutants } from './checkout-mutants.ts'

const buyers = Number(process.env.SEAT_BUYERS ?? 200)
const spots = 6

const cleanups: (() => Promise<unknown>)[] = []
afterAll(async () => {
  for (const cleanup of cleanups.reverse()) await cleanup()
})

async function twoSites(folder?: string): Promise<{ database: FreshDatabase; sites: Site[] }> {
  const database = await freshDatabase()
  cleanups.push(database.close)
  const env = { DATABASE_URL: database.url, TRUST_PROXY: 'loopback', ACADEMY_NOW: '2025-08-01' }
  const sites = [await startSite(env, { folder }), await startSite(env, { folder })]
  for (const site of sites) cleanups.push(site.dispose)
  return { database, sites }
}

/** All buyers at once: each asks for the last seats and pays as soon as the site allows it. */
async function rush(sites: readonly Site[]) {
  const { publishableKey } = await (await fetch(`${sites[0]?.url}/api/config`)).json()
  return Promise.all(
    Array.from({ length: buyers }, async (_, buyer) => {
      const site = sites[buyer % sites.length]?.url ?? ''
      const email = `buyer${buyer}@mail.example`
      const customerData = {
        name: `Buyer ${buyer}`,
        email,
        phone: '213 555 0177',
        selectedItems: ['module2'],
        dates: { module2: '2025-09-12' },
      }
      const opened = await fetch(`${site}/api/create-payment-intent`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': `198.51.${Math.floor(buyer / 250)}.${buyer % 250}`,
        },
        body: JSON.stringify({ email, customerData }),
      })
      const answer = await opened.json()
      if (opened.status !== 200) return { status: opened.status, code: answer.code }
      const [intentId] = answer.clientSecret.split('_secret_')
      const paid = await fetch(`${site}/v1/payment_intents/${intentId}/confirm`, {
        method: 'POST',
        body: new URLSearchParams({
          key: publishableKey,
          client_secret: answer.clientSecret,
          'payment_method_data[type]': 'card',
          'payment_method_data[card][number]': '4242424242424242',
          'payment_method_data[card][exp_month]': '12',
          'payment_method_data[card][exp_year]': '2034',
          'payment_method_data[card][cvc]': '123',
        }),
      })
      return { status: paid.status, code: null }
    }),
  )
}

async function counted({ pool }: FreshDatabase) {
  const { rows } = await pool.query<{ completed: number; seats: number; charges: number }>(`
    select (select count(*)::int from registrations where status = 'completed') as completed,
      (select count(*)::int from seats) as seats,
      (select count(*)::int from card_sandbox.objects
        where body->>'object' = 'charge' and body->>'paid' = 'true') as charges`)
  return rows[0]
}

test(`of ${buyers} buyers at two processes exactly ${spots} are charged and have a seat`, async () => {
  const { database, sites } = await twoSites()
  const outcomes = await rush(sites)
  expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(spots)
  const refused = outcomes.filter(({ status }) => status === 409)
  expect(refused).toHaveLength(buyers - spots)
  expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['session_full']))
  await expect.poll(() => counted(database)).toEqual({ completed: spots, seats: spots, charges: spots })
})

test('seats are oversold without the lock', async () => {
  const withoutLock = mutants.find(({ name }) => name === 'dates are not locked')
  if (!withoutLock) throw new Error('There is no such mutant.')
  const copy = await changedCopy(withoutLock)
  cleanups.push(copy.remove)
  // In one rush the buyers may not collide by chance.
  let sold = 0
  for (let rushes = 0; rushes < 4 && sold <= spots; rushes++) {
    const { database, sites } = await twoSites(copy.folder)
    await rush(sites)
    sold = (await counted(database))?.charges ?? 0
  }
  expect(sold).toBeGreaterThan(spots)
})
