// npm run bench -- two [ROUNDS]: pages and registrations per second of one process and of two, behind haproxy with
// deploy/haproxy.cfg and on one PostgreSQL. The rounds alternate, so that a busy machine slows both equally. If all parts
// share two cores, two processes cannot be twice as fast. The CPU of each part per page or registration tells more about
// larger machines.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { findHaproxy, startBalancer } from '../tests/support/balancer.ts'
import { freePort, startSite } from '../tests/support/site.ts'
import { atOnce } from './support/at-once.ts'
import { addressOf, openCaller } from './support/call.ts'
import { cpuSeconds, cpuSecondsOfTree } from './support/cpu.ts'
import { median } from './support/median.ts'
import { openRegistering } from './support/registering.ts'
import { isShort, sized, sizedByArgument, skip } from './support/short.ts'

const rounds = sizedByArgument(5, 1)
const secondsOfPages = sized(3, 1)
const readers = 20
const registrations = sized(200, 16)
const buyers = 16

const haproxy = findHaproxy()
const install = 'haproxy is not installed. On Debian: apt-get install haproxy'
if (!haproxy && isShort) skip(install)
if (!haproxy) throw new Error(install)

const { site, siteEnv, stub, pool, registerBy, completed, close } = await openRegistering()
const second = await startSite(siteEnv, { dataDir: site.dataDir })
const postmaster = Number.parseInt(await readFile(join(site.dataDir, 'pg/postmaster.pid'), 'utf8'), 10)
const setups = {
  one: await startBalancer(haproxy, await freePort(), [site.url, site.url]),
  two: await startBalancer(haproxy, await freePort(), [site.url, second.url]),
}
type Setup = keyof typeof setups
type Seen = { perSecond: number; cpu: Record<Part, number> }

const parts = {
  sites: () => cpuSeconds(site.process.pid ?? 0) + cpuSeconds(second.process.pid ?? 0),
  PostgreSQL: () => cpuSecondsOfTree(postmaster),
  haproxy: () => cpuSeconds(setups.one.process.pid ?? 0) + cpuSeconds(setups.two.process.pid ?? 0),
  provider: () => cpuSeconds(stub.pid ?? 0),
}
type Part = keyof typeof parts
const partNames = Object.keys(parts) as Part[]

/** CPU milliseconds of each part per page or registration. */
async function watched(work: () => Promise<{ perSecond: number; done: number }>): Promise<Seen> {
  const before = partNames.map((part) => parts[part]())
  const { perSecond, done } = await work()
  const spent = partNames.map((part, index) => [part, ((parts[part]() - (before[index] ?? 0)) * 1000) / done])
  return { perSecond, cpu: Object.fromEntries(spent) }
}

const readPages = (setup: Setup) =>
  watched(async () => {
    const { requests, non2xx, errors, duration } = await autocannon({
      url: `${setups[setup].url}/`,
      connections: readers,
      duration: secondsOfPages,
      headers: { 'accept-encoding': 'br' },
    })
    if (non2xx + errors > 0) throw new Error(`${non2xx + errors} pages failed.`)
    return { perSecond: requests.total / duration, done: requests.total }
  })

const callers = { one: openCaller(setups.one.url), two: openCaller(setups.two.url) }
const register = (setup: Setup) =>
  watched(async () => {
    const { perSecond } = await atOnce(buyers, registrations, (number) =>
      // The balancer forwards the address that it sees.
      registerBy(callers[setup].call, number, { from: addressOf(number).replace(/^10\./, '127.') }),
    )
    return { perSecond, done: registrations }
  })

let connections = 0
/** Each process has its own application name; this bench's own connections are left out. */
async function countConnections() {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*) from pg_stat_activity
     where application_name like 'academy-%' and application_name <> current_setting('application_name')
     group by application_name`,
  )
  connections = Math.max(connections, ...rows.map(({ count }) => count))
}

const measurements = { pages: readPages, registrations: register }
type Kind = keyof typeof measurements
const kinds = Object.keys(measurements) as Kind[]
const seen = Object.fromEntries(
  kinds.map((kind) => [kind, { one: [] as Seen[], two: [] as Seen[] }]),
) as Record<Kind, Record<Setup, Seen[]>>

for (let round = 0; round <= rounds; round += 1) {
  for (const kind of kinds) {
    const one = await measurements[kind]('one')
    const two = await measurements[kind]('two')
    await countConnections()
    // Round 0 warms up.
    if (round === 0) continue
    seen[kind].one.push(one)
    seen[kind].two.push(two)
    const ratio = (two.perSecond / one.perSecond).toFixed(2)
    console.log(
      `round ${round}: ${kind}: one ${one.perSecond.toFixed(0)}, two ${two.perSecond.toFixed(0)} per second, ratio ${ratio}`,
    )
  }
}
const done = await completed()
for (const { close: hangUp } of Object.values(callers)) hangUp()
for (const balancer of Object.values(setups)) await balancer.stop()
await second.stop()
await close()

for (const kind of kinds) {
  const { one, two } = seen[kind]
  const ratios = two.map(({ perSecond }, index) => perSecond / (one[index]?.perSecond ?? Number.NaN))
  console.log(`${kind}: two processes reach ${median(ratios).toFixed(2)} times the throughput of one`)
  for (const setup of ['one', 'two'] as const) {
    const each = seen[kind][setup]
    const cpu = partNames.map((part) => `${part} ${median(each.map((round) => round.cpu[part])).toFixed(3)}`)
    const perSecond = median(each.map((round) => round.perSecond)).toFixed(0)
    console.log(`  ${setup}: ${perSecond} per second; CPU ms each: ${cpu.join(', ')}`)
  }
}
console.log(`Most database connections of one process: ${connections}`)
const expected = registrations * 2 * (rounds + 1)
console.log(`${done} of ${expected} registrations completed`)
process.exitCode = done === expected ? 0 : 1
