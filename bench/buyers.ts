// npm run bench -- buyers: registrations end to end, as in the bench checkout, by 1, 10 and 100 buyers at once.
// Nobody may fail, and every registration must be completed.
import { atOnce } from './support/at-once.ts'
import { openRegistering } from './support/registering.ts'

const rounds = [
  { buyers: 1, registrations: 100 },
  { buyers: 10, registrations: 500 },
  { buyers: 100, registrations: 1_000 },
]

const { register, completed, close } = await openRegistering()

const warmUp = 200
await atOnce(10, warmUp, register)
for (const { buyers, registrations } of rounds) {
  const { perSecond, p50, p99 } = await atOnce(buyers, registrations, register)
  console.log(
    `${buyers} at once: ${perSecond.toFixed(0)} registrations a second, p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`,
  )
}
const done = await completed()
await close()

const expected = rounds.reduce((sum, { registrations }) => sum + registrations, warmUp)
console.log(`${done} of ${expected} completed`)
process.exitCode = done === expected ? 0 : 1
