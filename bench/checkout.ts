// npm run bench -- checkout: registrations per second, end to end: intent, payment, signed webhook, confirmation posted.
// The provider is a stub that answers at once, and beside it runs the bare SQL of the site's own part. Rounds alternate,
// so that a busy machine slows both alike; the ratio is what counts.
import { atOnce } from './support/at-once.ts'
import { type BareOrder, bareRegistration } from './support/bare-registration.ts'
import { median } from './support/median.ts'
import { openRegistering } from './support/registering.ts'

const rounds = 5
const registrations = 300
const buyers = 8
const limit = 4

const { pool, startOf, register, completed, close } = await openRegistering()

await atOnce(buyers, registrations, register)
const { rows } = await pool.query<BareOrder['letter']>(
  `select text, html from emails where kind = 'confirmation' limit 1`,
)
const [letter] = rows
if (!letter) throw new Error('No confirmation was posted.')
const registerBare = (number: number) =>
  bareRegistration(pool, number, { course: 'module2', start: startOf(number), amount: 285_000, letter })
await atOnce(buyers, registrations, registerBare)

const ratios: number[] = []
for (let round = 1; round <= rounds; round += 1) {
  const own = await atOnce(buyers, registrations, register)
  const bare = await atOnce(buyers, registrations, registerBare)
  ratios.push(bare.perSecond / own.perSecond)
  console.log(
    `round ${round}: site ${own.perSecond.toFixed(0)} a second, p99 ${own.p99.toFixed(0)} ms; ` +
      `bare SQL ${bare.perSecond.toFixed(0)} a second, p99 ${bare.p99.toFixed(0)} ms; ` +
      `${(bare.perSecond / own.perSecond).toFixed(2)} times`,
  )
}
const done = await completed()
const expected = registrations * (rounds + 1)
await close()

const ratio = median(ratios)
console.log(
  `A registration takes ${ratio.toFixed(2)} times the bare SQL of the site's own part (limit ${limit})`,
)
console.log(`${done} of ${expected} completed`)
process.exitCode = ratio <= limit && done === expected ? 0 : 1
