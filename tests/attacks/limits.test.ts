// Two processes of the site on one database: they count together, and a flood from one address leaves others served.
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ordersPerAddress, ordersPerBuyer } from '#features/orders/place-order.ts'
import { messagesPerAddress } from '#features/visits/contact.ts'
import { leastCost } from '#standins/identity/passwords.ts'
import { type FreshDatabase, freshDatabase } from '#tests/support/database.ts'
import { type Site, startSite } from '#tests/support/site.ts'
import { soon } from '#tests/support/soon.ts'

let database: FreshDatabase
let sites: Site[]
beforeAll(async () => {
  database = await freshDatabase()
  const env = { DATABASE_URL: database.url, TRUST_PROXY: 'loopback', ACADEMY_NOW: '2025-08-01' }
  sites = await Promise.all([startSite(env), startSite(env)])
})
afterAll(async () => {
  await Promise.all(sites.map((site) => site.dispose()))
  await database.close()
})

async function post(nth: number, path: string, body: object, from: string) {
  const site = sites[nth % sites.length]
  const response = await fetch(`${site?.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify(body),
  })
  await response.arrayBuffer()
  return response.status
}

const order = (email: string) => ({
  email,
  customerData: { name: 'Alex Rivera', email, phone: '(213) 555-0177', selectedItems: ['module1'] },
})

/** Sends `tries` requests at once to both processes. Returns how many pass. */
async function passing(tries: number, ask: (nth: number) => Promise<number>): Promise<number> {
  const statuses = await Promise.all(Array.from({ length: tries }, (_, nth) => ask(nth)))
  for (const status of statuses) expect([200, 429]).toContain(status)
  return statuses.filter((status) => status === 200).length
}

describe('concurrent requests to two processes', () => {
  test('open the limit of payments for one address', async () => {
    const passed = await passing(ordersPerAddress.limit + 10, (nth) =>
      post(nth, '/api/create-payment-intent', order(`${nth}@mail.example`), '203.0.113.7'),
    )
    expect(passed).toBe(ordersPerAddress.limit)
  })

  test('open the limit of payments for an IPv6 network, whichever of its addresses are used', async () => {
    const passed = await passing(ordersPerAddress.limit + 10, (nth) =>
      post(
        nth,
        '/api/create-payment-intent',
        order(`six-${nth}@mail.example`),
        `2001:db8:7:7::${nth.toString(16)}`,
      ),
    )
    expect(passed).toBe(ordersPerAddress.limit)
  })

  test('open the limit of payments for one email from one network', async () => {
    const passed = await passing(ordersPerBuyer.limit + 5, (nth) =>
      post(nth, '/api/create-payment-intent', order('one@mail.example'), '198.51.100.1'),
    )
    expect(passed).toBe(ordersPerBuyer.limit)
  })

  test('take the limit of messages from one address', async () => {
    const message = (nth: number) => ({ name: 'Ana', email: 'ana@mail.example', message: `Question ${nth}` })
    const passed = await passing(messagesPerAddress.limit + 7, (nth) =>
      post(nth, '/api/contact', message(nth), '203.0.113.8'),
    )
    expect(passed).toBe(messagesPerAddress.limit)
  })
})

describe('a flood from one address', () => {
  const flooders = 32
  const median = (times: number[]) =>
    times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0

  /** Measures repeatedly how long another visitor waits for a page and a call. */
  async function waitsOf(rounds: number): Promise<number[]> {
    const times: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const began = performance.now()
      const [page, call] = await Promise.all(
        ['/courses', '/api/sessions'].map((path) =>
          fetch(`${sites[0]?.url}${path}`, { headers: { 'x-forwarded-for': '198.51.100.200' } }),
        ),
      )
      await Promise.all([page?.arrayBuffer(), call?.arrayBuffer()])
      expect([page?.status, call?.status]).toEqual([200, 200])
      times.push(performance.now() - began)
    }
    return times
  }

  test.each<[string, (nth: number) => Promise<number>]>([
    [
      'of payments',
      (nth) => post(0, '/api/create-payment-intent', order(`flood-${nth}@mail.example`), '192.0.2.66'),
    ],
    [
      'of wrong passwords',
      (nth) =>
        post(
          0,
          '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=a',
          { email: `flood-${nth % 300}@mail.example`, password: 'guess one' },
          '192.0.2.66',
        ),
    ],
    [
      'of new accounts',
      (nth) =>
        post(
          0,
          '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=a',
          { email: `flood-${nth}@mail.example`, password: 'a good one' },
          '192.0.2.67',
        ),
    ],
  ])('%s does not stop others: nobody waits for 15 seconds', async (name, ask) => {
    await waitsOf(5)
    const idle = median(await waitsOf(15))
    let on = true
    let sent = 0
    const flood = Promise.all(
      Array.from({ length: flooders }, async () => {
        while (on) {
          sent += 1
          await ask(sent)
        }
      }),
    )
    const waits = await waitsOf(15)
    on = false
    await flood
    const busy = median(waits)
    process.stdout.write(
      `a flood ${name}: ${sent} requests; others wait ${idle.toFixed(1)} ms, then ${busy.toFixed(1)} ms (${(busy / idle).toFixed(1)} times), at most ${Math.max(...waits).toFixed(0)} ms\n`,
    )
    expect(Math.max(...waits)).toBeLessThan(15_000)
  })

  test('of new accounts does not keep others from signing in', async () => {
    const call = (operation: string, email: string, from: string) =>
      post(
        0,
        `/identitytoolkit.googleapis.com/v1/accounts:${operation}?key=a`,
        { email, password: 'a good one' },
        from,
      )
    expect(await call('signUp', 'member@mail.example', '198.51.100.201')).toBe(200)
    const size = 40
    /** The share of queued sign-ups that finish while a member signs in. */
    const shareBefore = async (address: string) => {
      let through = 0
      const crowd = Array.from({ length: size }, async (_, nth) => {
        await call('signUp', `${address}-${nth}@mail.example`, address)
        through += 1
      })
      // Counted requests are in the queue.
      const key = createHash('sha256').update(`sign-up address ${address}`).digest('base64url')
      const counted = database.database.selectFrom('limits').select('count').where('key', '=', key)
      await soon(async () => expect(await counted.executeTakeFirst()).toEqual({ count: size }))
      const inLine = size - through
      const began = performance.now()
      expect(await call('signInWithPassword', 'member@mail.example', '198.51.100.201')).toBe(200)
      const left = size - through
      const waited = performance.now() - began
      await Promise.all(crowd)
      process.stdout.write(
        `a sign-in behind ${inLine} new accounts of one address: ${waited.toFixed(0)} ms of ${(performance.now() - began).toFixed(0)}\n`,
      )
      return inLine === 0 ? 1 : (inLine - left) / inLine
    }
    // If the member's request was delayed, the queue may be empty already, so another crowd signs up. A member who has to
    // wait for the whole queue finds it empty every time.
    let least = 1
    for (let crowd = 0; crowd < 5 && least >= 0.5; crowd += 1) {
      least = Math.min(least, await shareBefore(`192.0.2.${68 + crowd}`))
    }
    expect(least).toBeLessThan(0.5)
    const { memory, passes, parallelism } = leastCost
    // Hashes at the cost of production; other tests use a lower one.
    const { rows } = await database.pool.query(
      `select distinct split_part(password_hash, '$', 4) as cost from users`,
    )
    expect(rows).toEqual([{ cost: `m=${memory},t=${passes},p=${parallelism}` }])
  })
})
