// npm run bench -- classroom [MANY]: 500 people in lessons at once, with beats every 15 seconds. They may use at most 20% of
// one core, the database included, and slow a checkout by at most 10%. Progress calls with 1,000,000 rows of other people may
// take at most 1.5 times as long as with 1,000.
import { setTimeout as wait } from 'node:timers/promises'
import { beatSeconds } from '#contract/classroom/learn.ts'
import { atOnce } from './support/at-once.ts'
import { cpuSecondsOfTree } from './support/cpu.ts'
import { addProgress, openLearning } from './support/learning.ts'
import { median } from './support/median.ts'
import { openRegistering } from './support/registering.ts'
import { isShort, isWithinLimit, sized, sizedByArgument } from './support/short.ts'

const people = sized(500, 2)
const few = 1_000
const many = sizedByArgument(1_000_000, 10)
const seconds = sized(60, 0.5)
const rounds = sized(5, 1)
const checkouts = sized(100, 1)
const requests = sized(150, 1)
const limits = { core: 0.2, checkout: 1.1, growth: 1.5 }

const large = await openRegistering()
const learners = await openLearning(large, people)
const pid = large.site.process.pid ?? 0

/** CPU seconds of the site and its database in a second. */
async function load(during: () => Promise<void>): Promise<number> {
  const [cpu, began] = [cpuSecondsOfTree(pid), performance.now()]
  await during()
  return (cpuSecondsOfTree(pid) - cpu) / ((performance.now() - began) / 1000)
}

await Promise.all(learners.map((learner) => learner.beat()))
const idle = await load(() => wait(seconds * 1000))
const beating = startBeats()
const busy = await load(() => wait(seconds * 1000))
const failed = await beating.stop()
const core = busy - idle
console.log(
  `${people} people: ${beating.sent()} beats in ${seconds} s use ${(core * 100).toFixed(1)}% of one core (limit ${limits.core * 100}%)`,
)

const slowdowns: number[] = []
await atOnce(1, checkouts, large.register)
for (let round = 0; round < rounds; round += 1) {
  const alone = (await atOnce(1, checkouts, large.register)).p50
  const beats = startBeats()
  const together = (await atOnce(1, checkouts, large.register)).p50
  await beats.stop()
  slowdowns.push(together / alone)
  console.log(`checkout: ${alone.toFixed(1)} ms; with beats ${together.toFixed(1)} ms`)
}
const checkout = median(slowdowns)

// The short form needs no second site.
const small = isShort ? large : await openRegistering()
const [other] = isShort ? learners : await openLearning(small, 1)
const [own] = learners
if (!own || !other) throw new Error('Nobody learns.')
if (small !== large) await addProgress(small.database, few)
await addProgress(large.database, many)
let growth = 0
for (const call of ['beat', 'mark', 'lesson', 'course', 'home'] as const) {
  const [before, after]: [number[], number[]] = [[], []]
  for (let request = 0; request < requests; request += 1) {
    before.push(await timed(other[call]))
    after.push(await timed(own[call]))
  }
  const ratio = median(after) / median(before)
  growth = Math.max(growth, ratio)
  console.log(
    `${call}: ${median(before).toFixed(2)} ms; with ${many} rows ${median(after).toFixed(2)} ms, ratio ${ratio.toFixed(2)}`,
  )
}
if (small !== large) await small.close()
await large.close()
console.log(`a checkout with beats takes ${checkout.toFixed(2)} times as long (limit ${limits.checkout})`)
console.log(`slowest ratio: ${growth.toFixed(2)} (limit ${limits.growth}); ${failed} beats failed`)
const isGood = core <= limits.core && checkout <= limits.checkout && growth <= limits.growth
process.exitCode = isWithinLimit(isGood) && failed === 0 ? 0 : 1

/** Everybody beats every 15 seconds, evenly spread. */
function startBeats() {
  let running = true
  let sent = 0
  let failures = 0
  const loops = learners.map(async ({ beat }, index) => {
    await wait((index / learners.length) * beatSeconds * 1000, undefined, { ref: false })
    while (running) {
      sent += 1
      await beat().catch(() => {
        failures += 1
      })
      await wait(beatSeconds * 1000, undefined, { ref: false })
    }
  })
  return {
    sent: () => sent,
    async stop(): Promise<number> {
      running = false
      await Promise.race([Promise.all(loops), wait(1000)])
      return failures
    },
  }
}

async function timed(call: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await call()
  return performance.now() - began
}
