// A process is killed at every step of a plan's due payment, of an offer's payment and of an order with credit. Another one does the
// same again. A step is a query or a call to the provider. FAULTS=long kills at every step, `npm test` at a few.
import { afterAll, expect, test } from 'vitest'
import { checkoutCalls } from '#contract/checkout.ts'
import { received } from '#domain/money/ledger.ts'
import { dollars, sum } from '#domain/money/money.ts'
import { giveCredit } from '#features/credit/give-credit.ts'
import { makeOffer } from '#features/offers/make-offer.ts'
import { orderOfOffer } from '#features/offers/offer-order.ts'
import { chargeDuePayments } from '#features/payments/charge-due.ts'
import { openPayment, openPlaced } from '#features/payments/open-payment.ts'
import { settlePayment } from '#features/payments/settle-payment.ts'
import { holderOf } from '#features/seats/hold-caps.ts'
import type { Context } from '#platform/context.ts'
import { checkoutWorld } from '#tests/support/checkout.ts'
import { disagreements } from '#tests/support/disagreements.ts'
import { unlimited } from './checkout-buyers.ts'
import { long } from './extent.ts'
import { Killed, mortal } from './mortal.ts'

const world = await checkoutWorld()
afterAll(() => world.close())

const stride = long ? 1 : 14
const quiet = async () => undefined
const partsOf = (context: Context) => ({ context, limiter: unlimited, bearer: { hold: async () => true } })
const intentOf = (secret: string) => secret.split('_secret_')[0] ?? ''
const customer = (email: string) => ({ name: 'A B', email, phone: '213 555 0177', dates: {} })

let networks = 0
/** The site limits the orders of a network. */
const anotherNetwork = () => `10.5.${Math.floor(++networks / 200)}.${networks % 200}`

/** Work that a killed process leaves to the next one, and what must be true then. */
type Job = { run: (by: Context) => Promise<unknown>; expectOnce: () => Promise<void> }

/** Money that the provider took for a registration. */
async function taken(registrationId: string): Promise<number[]> {
  const intents = await world.stripe.paymentIntents.list({ limit: 100 }).autoPagingToArray({ limit: 10_000 })
  return intents
    .filter(({ metadata }) => metadata.registrationId === registrationId)
    .map(({ amount_received }) => amount_received)
    .filter((amount) => amount > 0)
}

async function duePayment(index: string): Promise<Job> {
  world.clock.set('2025-08-01T19:00:00Z')
  const email = `plan${index}@mail.example`
  const order = { email, customerData: { ...customer(email), selectedItems: 'fellowship' }, plan: true }
  const { body } = await world.post('/api/create-payment-intent', order, { from: anotherNetwork() })
  await world.pay(body.clientSecret)
  await world.deliverAll()
  return {
    run: (by) => {
      world.clock.set('2025-09-01T17:00:00Z')
      return chargeDuePayments(by)
    },
    async expectOnce() {
      expect(await taken(body.registrationId)).toEqual(
        expect.arrayContaining([dollars(3_000), dollars(2_250)]),
      )
      expect(sum(await taken(body.registrationId))).toBe(dollars(5_250))
      expect((await world.registration(body.registrationId)).received).toBe(dollars(5_250))
    },
  }
}

async function offerPayment(index: string): Promise<Job> {
  const email = `offer${index}@mail.example`
  const terms = { items: ['module2'], price: null, reason: null, until: null, planAllowed: false }
  const asked = { email, name: 'A B', ...terms, payer: null, dates: {}, holdsSeats: false }
  const offer = await makeOffer(asked, world.context, quiet)
  let registrationId = ''
  return {
    async run(by) {
      const holder = holderOf('10.6.0.1', { uid: null, email, emailVerified: false })
      const opening = { plan: false, language: 'en', holder, counts: { opening: [], repeating: [] } } as const
      const opened = await openPlaced(orderOfOffer(offer, opening, by), partsOf(by))
      registrationId = opened.registrationId
      await world.pay(opened.clientSecret)
      await settlePayment(intentOf(opened.clientSecret), by)
    },
    async expectOnce() {
      expect(await taken(registrationId)).toEqual([dollars(2_850)])
      expect(await world.registration(registrationId)).toMatchObject({
        status: 'completed',
        received: 285_000,
      })
    },
  }
}

async function creditUse(index: string): Promise<Job> {
  const email = `credit${index}@mail.example`
  const given = { email, source: 'goodwill', amount: dollars(3_000), expiresOn: null, reason: 'x' } as const
  await world.database.transaction().execute((trx) => giveCredit(trx, given, world.context, quiet))
  const body = { email, customerData: { ...customer(email), selectedItems: ['module2'] } }
  const { customerData: order } = checkoutCalls['POST /api/create-payment-intent'].body.parse(body)
  const user = { uid: email, email, emailVerified: true, signedInAt: new Date(0) }
  const caller = { ip: '10.7.0.1', language: 'en', firstPage: null, country: null, formKey: email } as const
  return {
    run: (by) => openPayment({ order, credit: true, user, ...caller }, partsOf(by)),
    async expectOnce() {
      const { rows } = await world.pool.query(
        `select sum(balance)::int as left from tuition_credits where email = $1`,
        [email],
      )
      expect(rows).toEqual([{ left: dollars(150) }])
      const registrations = await world.pool.query('select id from registrations where email = $1', [email])
      expect(registrations.rows).toHaveLength(1)
      const row = await world.registration(registrations.rows[0].id)
      expect({ status: row.status, received: received(row.ledger) }).toEqual({
        status: 'completed',
        received: dollars(2_850),
      })
    },
  }
}

/** Kills the job after more and more steps, until it ends by itself. Returns the number of kills. */
async function killEverywhere(name: string, prepare: (index: string) => Promise<Job>): Promise<number> {
  let kills = 0
  for (let afterSteps = 0, died = true; died; afterSteps += stride) {
    for (const answered of long ? [true, false] : [afterSteps % 2 === 0]) {
      const { run, expectOnce } = await prepare(`${name}${afterSteps}${answered}`)
      const by = mortal(world.context, world.pool, { afterSteps, answered })
      await run(by).catch((error) => {
        if (!(error instanceof Killed)) throw error
      })
      // A job catches the errors of its items, so the process itself is asked.
      died = await by.database
        .selectFrom('secrets')
        .select('name')
        .execute()
        .then(
          () => false,
          () => true,
        )
      if (died) kills += 1
      await run(world.context)
      await world.deliverAll()
      await expectOnce()
    }
  }
  return kills
}

test(
  'a process killed during a due payment, an offer or the use of credit leaves one payment',
  async () => {
    const due = await killEverywhere('d', duePayment)
    const offers = await killEverywhere('o', offerPayment)
    const credit = await killEverywhere('c', creditUse)
    expect(Math.min(due, offers, credit)).toBeGreaterThan(long ? 20 : 0)
    if (long) expect(due + offers + credit).toBeGreaterThanOrEqual(200)
    expect(await disagreements(world.context)).toEqual([])
  },
  long ? 1_200_000 : 120_000,
)
