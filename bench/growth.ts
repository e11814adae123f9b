// npm run bench -- growth [MANY]: registering end to end and reading the dates, on a site with 1,000 registrations of
// others in its database and on one with 1,000,000. As in the bench account, the second may take 1.5 times the first.
// The rounds alternate, so that a busy machine slows both alike.
import { atOnce } from './support/at-once.ts'
import { addRegistrations } from './support/many-registrations.ts'
import { median } from './support/median.ts'
import { openRegistering } from './support/registering.ts'

const few = 1_000
const many = Number(process.argv[2] ?? 1_000_000)
const rounds = 7
const limit = 1.5

type World = Awaited<ReturnType<typeof openRegistering>>

const work = [
  { name: 'a registration, alone', hands: 1, times: 60, act: ({ register }: World) => register },
  { name: 'a registration, 8 at once', hands: 8, times: 160, act: ({ register }: World) => register },
  {
    name: 'GET /api/sessions',
    hands: 1,
    times: 150,
    act:
      ({ call }: World) =>
      async () => {
        await call('/api/sessions')
      },
  },
]

const small = await openRegistering()
const large = await openRegistering()
await addRegistrations(small.database, 1, few)
const began = performance.now()
await addRegistrations(large.database, 1, many)
console.log(`${many} registrations written in ${((performance.now() - began) / 1000).toFixed(0)} s`)

let slowest = 0
for (const { name, hands, times, act } of work) {
  const seen: { before: number; after: number }[] = []
  for (let round = 0; round <= rounds; round += 1) {
    const before = (await atOnce(hands, times, act(small))).p50
    const after = (await atOnce(hands, times, act(large))).p50
    // The first round warms up.
    if (round > 0) seen.push({ before, after })
  }
  const ratio = median(seen.map(({ before, after }) => after / before))
  slowest = Math.max(slowest, ratio)
  const [before, after] = [median(seen.map((one) => one.before)), median(seen.map((one) => one.after))]
  console.log(
    `${name}: ${before.toFixed(2)} ms, with ${many} ${after.toFixed(2)} ms, ratio ${ratio.toFixed(2)}`,
  )
}
await small.close()
await large.close()
console.log(`slowest ratio ${slowest.toFixed(2)}, allowed ${limit}`)
process.exitCode = slowest <= limit ? 0 : 1
