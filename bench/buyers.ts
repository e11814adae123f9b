// npm run bench -- buyers: end-to-end registrations, as in the bench context, by 1, 10 and 100 simultaneous buyers.
// No call may fail, and every registration must be completed.
import { atOnce } from './support/at-once.ts'
import { openRegistering } from './support/registering.ts'
import { sized } from './support/short.ts'

const rounds = [
  { buyers: 1, registrations: sized(100, 2) },
  { buyers: 10, registrations: sized(500, 10) },
  { buyers: 100, registrations: sized(1_000, 20) },
]

const { register, completed, close } = await openRegistering()

const warmUp = sized(200, 2)
await atOnce(10, warmUp, register)
for (const { buyers, registrations } of rounds) {
  const { perSecond, p50, p99 } = await atOnce(buyers, registrations, register)
  console.log(
    `${buyers} at once: ${perSecond.toFixed(0)} registrations per second, p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`,
  )
}
const done = await completed()
await close()

const expected = rounds.reduce((sum, { registrations }) => sum + registrations, warmUp)
console.log(`${done} of ${expected} registrations completed`)
process.exitCode = done === expected ? 0 : 1
