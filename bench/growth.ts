// npm run bench -- growth [MANY]: end-to-end registrations and reading the dates, on a site with 1,000 registrations of
// other people and on one with 1,000,000. The second may take at most 1.5 times as long as the first. The rounds
// alternate, so that a busy machine slows both equally.
import { atOnce } from './support/at-once.ts'
import { addRegistrations } from './support/many-registrations.ts'
import { median } from './support/median.ts'
import { openRegistering } from './support/registering.ts'
import { isShort, isWithinLimit, sized, sizedByArgument } from './support/short.ts'

const few = 1_000
const many = sizedByArgument(1_000_000, 200)
const rounds = sized(7, 1)
const limit = 1.5

type World = Awaited<ReturnType<typeof openRegistering>>

const work = [
  {
    name: 'one registration at a time',
    callers: 1,
    times: sized(60, 2),
    act: ({ register }: World) => register,
  },
  {
    name: '8 registrations at once',
    callers: 8,
    times: sized(160, 8),
    act: ({ register }: World) => register,
  },
  {
    name: 'GET /api/sessions',
    callers: 1,
    times: sized(150, 3),
    act:
      ({ call }: World) =>
      async () => {
        await call('/api/sessions')
      },
  },
]

const large = await openRegistering()
// The short form needs no second site.
const small = isShort ? large : await openRegistering()
if (small !== large) await addRegistrations(small.database, 1, few)
const began = performance.now()
await addRegistrations(large.database, 1, many)
console.log(`${many} registrations written in ${((performance.now() - began) / 1000).toFixed(0)} s`)

let slowest = 0
for (const { name, callers, times, act } of work) {
  const seen: { before: number; after: number }[] = []
  for (let round = 0; round <= rounds; round += 1) {
    const before = (await atOnce(callers, times, act(small))).p50
    const after = (await atOnce(callers, times, act(large))).p50
    // Round 0 warms up.
    if (round > 0) seen.push({ before, after })
  }
  const ratio = median(seen.map(({ before, after }) => after / before))
  slowest = Math.max(slowest, ratio)
  const [before, after] = [median(seen.map((one) => one.before)), median(seen.map((one) => one.after))]
  console.log(
    `${name}: ${before.toFixed(2)} ms; with ${many} registrations ${after.toFixed(2)} ms, ratio ${ratio.toFixed(2)}`,
  )
}
if (small !== large) await small.close()
await large.close()
console.log(`slowest ratio: ${slowest.toFixed(2)} (limit ${limit})`)
process.exitCode = isWithinLimit(slowest <= limit) ? 0 : 1
