// npm run bench -- visits [ROUNDS]: the CPU that a burst of 10,000 visits costs, while readers load pages as fast as the
// site serves them, for about ten seconds of one core. All visits must be counted, and the pages alone must take at
// least 0.9 of the CPU of pages and burst. The response time of the pages is not measured.
import autocannon from 'autocannon'
import { openDatabase } from '#platform/database/open.ts'
import { startSite } from '../tests/support/site.ts'
import { cpuSeconds } from './support/cpu.ts'
import { median } from './support/median.ts'
import { isWithinLimit, sized, sizedByArgument } from './support/short.ts'

const posts = sized(10_000, 200)
const rounds = sizedByArgument(5, 1)
const pages = sized(250_000, 1_000)
const limit = 0.9

const site = await startSite({ LOG_LEVEL: 'warn' })
const pid = site.process.pid ?? 0
const readers = { url: `${site.url}/`, connections: 10, headers: { 'accept-encoding': 'br' } }
const visit = {
  page: '/courses',
  referrer: 'https://search.example/',
  userAgent: 'Mozilla/5.0 Chrome/141.0 Safari/537.36',
}
const burst = {
  url: `${site.url}/api/analytics/track-visit`,
  method: 'POST' as const,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(visit),
  connections: 50,
  amount: posts,
}

/** CPU seconds of the site for the pages, with or without a burst of visits at the same time. */
async function cpuForReaders(withBurst: boolean) {
  const before = cpuSeconds(pid)
  const reading = autocannon({ ...readers, amount: pages })
  if (withBurst) {
    const { '2xx': taken } = await autocannon(burst)
    if (taken !== posts) throw new Error(`Only ${taken} of ${posts} posts were answered.`)
  }
  const { '2xx': read } = await reading
  if (read !== pages) throw new Error(`Only ${read} of ${pages} pages were answered.`)
  return cpuSeconds(pid) - before
}

const ratios: number[] = []
for (let round = 0; round <= rounds; round += 1) {
  const quiet = await cpuForReaders(false)
  const busy = await cpuForReaders(true)
  // Round 0 warms up.
  if (round === 0) continue
  ratios.push(quiet / busy)
  console.log(
    `round ${round}: ${quiet.toFixed(1)} s of CPU; ${busy.toFixed(1)} s with a burst, ratio ${(quiet / busy).toFixed(2)}`,
  )
}

await site.stop()
const database = await openDatabase({ dataDir: site.dataDir, log: console })
const { counted } = await database.database
  .selectFrom('visits')
  .select(({ fn }) => fn.countAll<number>().as('counted'))
  .executeTakeFirstOrThrow()
await database.close()
await site.dispose()

const sent = posts * (rounds + 1)
const ratio = median(ratios)
console.log(
  `${counted} of ${sent} visits counted; the pages alone take ${ratio.toFixed(2)} of the CPU of pages and burst (limit ${limit})`,
)
process.exitCode = isWithinLimit(ratio >= limit) && counted === sent ? 0 : 1
