// npm run bench -- account: each call of the account with 1,000 transactions of others in the database, and with 1,000,000.
// The second may take 1.5 times the first.
import { sql } from 'kysely'
import { openDatabase } from '#database/open.ts'
import { makeAccount } from '../tests/support/account-journey.ts'
import { buy } from '../tests/support/purchases.ts'
import { startSite } from '../tests/support/site.ts'
import { median } from './support/median.ts'

const few = 1_000
const many = Number(process.argv[2] ?? 1_000_000)
const requests = 150
const limit = 1.5

const site = await startSite({ ACADEMY_NOW: '2025-08-01', TRUST_PROXY: 'loopback' })
const { database, close } = await openDatabase({ dataDir: site.dataDir, log: console })
const person = await makeAccount(site, 'bench')
const registrationId = await buy(site, person, { selectedItems: 'fellowship' })

const calls = [
  'profile',
  'transactions',
  'active-courses',
  'completed-courses',
  'payment-methods',
  'registrations',
  'credits',
  'data.json',
  `transactions/${registrationId}/refund-quote`,
  `registrations/${registrationId}/calendar.ics`,
]

/** Paid registrations of others, each with a line, as checkout writes them. */
async function fill(from: number, to: number): Promise<void> {
  await sql`
    with numbers as (select n, gen_random_uuid() as id from generate_series(${from}::int, ${to}::int) as n),
    inserted as (
      insert into registrations (id, status, uid, email, name, phone, language, items, amount, price_version,
        refund_policy, terms_version, order_digest, opened_at, expires_at, placed_at, paid_at, received, receipt_number)
      select id, 'completed', case when n % 2 = 0 then 'uid-' || n / 4 end, 'person' || n / 4 || '@load.example',
        'Person', '5550100', 'en', array['module2'], 285000, '2025-1',
        '{"version":"2025-1","fullDays":15,"halfDays":7,"months":18}', '2025-06-01', 'x', now(), now(), now(), now(),
        285000, 'LOAD-' || n
      from numbers)
    insert into registration_lines (registration_id, course, position, amount)
    select id, 'module2', 0, 285000 from numbers`.execute(database)
  await sql`analyze registrations, registration_lines`.execute(database)
}

async function medianTime(call: string): Promise<number> {
  const times: number[] = []
  for (let request = 0; request < requests; request += 1) {
    const start = performance.now()
    const response = await fetch(`${site.url}/api/account/${call}`, {
      headers: { authorization: `Bearer ${person.idToken}` },
    })
    await response.arrayBuffer()
    if (response.status !== 200) throw new Error(`${call} answered ${response.status}.`)
    times.push(performance.now() - start)
  }
  return median(times)
}

async function measure(): Promise<Map<string, number>> {
  const times = new Map<string, number>()
  for (const call of calls) times.set(call, await medianTime(call))
  return times
}

await fill(1, few)
// The first round warms up.
await measure()
const atFew = await measure()
await fill(few + 1, many)
const atMany = await measure()

let slowest = 0
for (const call of calls) {
  const [before = 0, after = 0] = [atFew.get(call), atMany.get(call)]
  slowest = Math.max(slowest, after / before)
  const name = call.replace(registrationId, ':id')
  console.log(
    `${name}: ${before.toFixed(2)} ms, then ${after.toFixed(2)} ms, ratio ${(after / before).toFixed(2)}`,
  )
}
console.log(`slowest ratio ${slowest.toFixed(2)}, allowed ${limit}`)
await close()
await site.dispose()
process.exitCode = slowest <= limit ? 0 : 1
