// npm run bench -- mixed [MINUTES]: the site's memory during ten minutes of pages, visits, account calls, sign-ins and
// checkouts at once. No call may fail. The first third warms up; after it, a line fitted through the resident memory,
// and one through the heap after each garbage collection, may rise by at most a tenth.
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../tests/support/site.ts'
import { type Memory, openMemory, riseOf, watchedOn } from './support/memory.ts'
import { startMixedLoad } from './support/mixed-load.ts'
import { openRegistering } from './support/registering.ts'
import { isWithinLimit, sized, sizedByArgument } from './support/short.ts'

const minutes = sizedByArgument(10, 0.05)
const samples = sized(30, 6)
const limit = 0.1

const inspectorPort = await freePort()
const { site, register, completed, close } = await openRegistering({ NODE_OPTIONS: watchedOn(inspectorPort) })
const memory = await openMemory(site.process.pid ?? 0, inspectorPort)

const load = await startMixedLoad(site.url, register)
const began = performance.now()
const minutesSoFar = () => (performance.now() - began) / 60_000
const seen: Memory[] = []
while (seen.length < samples && load.isRunning()) {
  await wait((minutes * 60_000) / samples)
  const { rss, heap } = await memory.read()
  seen.push({ rss, heap })
  console.log(`${minutesSoFar().toFixed(1)} min: RSS ${rss.toFixed(0)} MB, heap ${heap.toFixed(1)} MB`)
}
const lasted = minutesSoFar()
const results = await load.stop()
for (const { kind, count, perSecond, p50, p99 } of results) {
  console.log(
    `${kind}: ${count} calls, ${perSecond.toFixed(0)} per second, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
  )
}
const done = await completed()
memory.close()
await close()

const settled = seen.slice(samples / 3)
let grown = false
for (const kind of ['rss', 'heap'] as const) {
  const values = settled.map((memory) => memory[kind])
  const rise = riseOf(values)
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  if (rise > mean * limit) grown = true
  console.log(
    `${kind}: ${mean.toFixed(1)} MB on average, rises by ${rise.toFixed(1)} MB in ${((lasted * 2) / 3).toFixed(1)} minutes ` +
      `(limit ${(mean * limit).toFixed(1)})`,
  )
}
const registered = results.find(({ kind }) => kind === 'checkout')?.count
console.log(`No call failed; ${done} of ${registered} registrations completed`)
process.exitCode = isWithinLimit(!grown) && done === registered ? 0 : 1
