// npm run bench -- checkout: end-to-end registrations per second: intent, payment, signed webhook, confirmation email.
// They are compared with the same writes as bare SQL. The provider is a stub that answers at once. Rounds alternate, so
// that a busy machine slows both equally; the ratio counts.
import { atOnce } from './support/at-once.ts'
import { type BareOrder, bareRegistration } from './support/bare-registration.ts'
import { median } from './support/median.ts'
import { openRegistering } from './support/registering.ts'
import { isWithinLimit, sized } from './support/short.ts'

const rounds = sized(5, 1)
const registrations = sized(300, 8)
const buyers = 8
const limit = 3

const { pool, startOf, register, completed, close } = await openRegistering()

await atOnce(buyers, registrations, register)
const { rows } = await pool.query<BareOrder['email']>(
  `select text, html from emails where kind = 'confirmation' limit 1`,
)
const [email] = rows
if (!email) throw new Error('No confirmation email was created.')
const registerBare = (number: number) =>
  bareRegistration(pool, number, { course: 'module2', start: startOf(number), amount: 285_000, email })
await atOnce(buyers, registrations, registerBare)

const ratios: number[] = []
for (let round = 1; round <= rounds; round += 1) {
  const own = await atOnce(buyers, registrations, register)
  const bare = await atOnce(buyers, registrations, registerBare)
  ratios.push(bare.perSecond / own.perSecond)
  console.log(
    `round ${round}: site ${own.perSecond.toFixed(0)} per second, p99 ${own.p99.toFixed(0)} ms; ` +
      `bare SQL ${bare.perSecond.toFixed(0)} per second, p99 ${bare.p99.toFixed(0)} ms; ` +
      `${(bare.perSecond / own.perSecond).toFixed(2)} times`,
  )
}
const done = await completed()
const expected = registrations * (rounds + 1)
await close()

const ratio = median(ratios)
console.log(`A registration takes ${ratio.toFixed(2)} times as long as its bare SQL (limit ${limit})`)
console.log(`${done} of ${expected} registrations completed`)
process.exitCode = isWithinLimit(ratio <= limit) && done === expected ? 0 : 1
