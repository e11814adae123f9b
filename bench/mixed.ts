// npm run bench -- mixed [MINUTES]: pages, visits, account, sign-in and checkout at once, ten minutes long, and the
// memory of the site meanwhile. No call may fail, and after the first third, which warms up, a line through the heap
// after each collection and one through the resident memory may rise by a tenth at most.
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../tests/support/site.ts'
import { type Memory, openMemory, riseOf, watchedOn } from './support/memory.ts'
import { startMixedLoad } from './support/mixed-load.ts'
import { openRegistering } from './support/registering.ts'

const minutes = Number(process.argv[2] ?? 10)
const looks = 30
const limit = 0.1

const inspectorPort = await freePort()
const { site, register, completed, close } = await openRegistering({ NODE_OPTIONS: watchedOn(inspectorPort) })
const memory = await openMemory(site.process.pid ?? 0, inspectorPort)

const load = await startMixedLoad(site.url, register)
const began = performance.now()
const minutesSoFar = () => (performance.now() - began) / 60_000
const seen: Memory[] = []
while (seen.length < looks && load.isRunning()) {
  await wait((minutes * 60_000) / looks)
  const { rss, heap } = await memory.look()
  seen.push({ rss, heap })
  console.log(`${minutesSoFar().toFixed(1)} min: RSS ${rss.toFixed(0)} MB, heap ${heap.toFixed(1)} MB`)
}
const lasted = minutesSoFar()
const results = await load.stop()
for (const { kind, count, perSecond, p50, p99 } of results) {
  console.log(
    `${kind}: ${count} calls, ${perSecond.toFixed(0)} a second, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
  )
}
const done = await completed()
memory.close()
await close()

const settled = seen.slice(looks / 3)
let grown = false
for (const kind of ['rss', 'heap'] as const) {
  const values = settled.map((look) => look[kind])
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
process.exitCode = !grown && done === registered ? 0 : 1
