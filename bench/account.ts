// npm run bench -- account [MANY]: each account call on a site with 1,000 registrations of other people, and on one with
// 1,000,000. The second may take at most 1.5 times as long as the first. The requests alternate, so that a busy machine
// slows both equally.
import { openDatabase } from '#platform/database/open.ts'
import { makeAccount } from '../tests/support/account-journey.ts'
import { buy } from '../tests/support/purchases.ts'
import { startSite } from '../tests/support/site.ts'
import { addRegistrations } from './support/many-registrations.ts'
import { median } from './support/median.ts'
import { isShort, isWithinLimit, sized, sizedByArgument } from './support/short.ts'

const few = 1_000
const many = sizedByArgument(1_000_000, 200)
const requests = sized(150, 3)
const warmUp = sized(30, 1)
const limit = 1.5

/** `:id` is replaced by the registration of each site's own buyer. */
const calls = [
  'profile',
  'transactions',
  'active-courses',
  'completed-courses',
  'payment-methods',
  'registrations',
  'credits',
  'data.json',
  'transactions/:id/refund-quote',
  'registrations/:id/calendar.ics',
]

/** A site with one buyer of its own and `others` registrations. */
async function openAccount(others: number) {
  const site = await startSite({ ACADEMY_NOW: '2025-08-01', TRUST_PROXY: 'loopback' })
  const { database, close } = await openDatabase({ dataDir: site.dataDir, log: console })
  const person = await makeAccount(site, 'bench')
  const registrationId = await buy(site, person, { selectedItems: 'fellowship' })
  await addRegistrations(database, 1, others)

  async function time(call: string): Promise<number> {
    const start = performance.now()
    const response = await fetch(`${site.url}/api/account/${call.replace(':id', registrationId)}`, {
      headers: { authorization: `Bearer ${person.idToken}` },
    })
    await response.arrayBuffer()
    if (response.status !== 200) throw new Error(`${call} answered ${response.status}.`)
    return performance.now() - start
  }
  return {
    time,
    async dispose() {
      await close()
      await site.dispose()
    },
  }
}

const large = await openAccount(many)
// The short form needs no second site.
const small = isShort ? large : await openAccount(few)

let slowest = 0
for (const call of calls) {
  const [before, after]: [number[], number[]] = [[], []]
  for (let request = -warmUp; request < requests; request += 1) {
    const [first, second] = [await small.time(call), await large.time(call)]
    if (request < 0) continue
    before.push(first)
    after.push(second)
  }
  const ratio = median(after) / median(before)
  slowest = Math.max(slowest, ratio)
  console.log(
    `${call}: ${median(before).toFixed(2)} ms; with ${many} registrations ${median(after).toFixed(2)} ms, ratio ${ratio.toFixed(2)}`,
  )
}
console.log(`slowest ratio: ${slowest.toFixed(2)} (limit ${limit})`)
if (small !== large) await small.dispose()
await large.dispose()
process.exitCode = isWithinLimit(slowest <= limit) ? 0 : 1
