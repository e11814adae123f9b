// Lost, duplicate, reversed and late webhooks lead to the same result as webhooks that arrive once and in order.
import { expect, test } from 'vitest'
import { days, hours, minutes } from '#domain/dates/days.ts'
import { held } from '#domain/money/ledger.ts'
import { pollOpenPayments, pollRecentEvents } from '#features/payments/poll.ts'
import { type CheckoutWorld, checkoutWorld } from '#tests/support/checkout.ts'
import { expectAgreement } from './agreement.ts'
import { cards } from './checkout-steps.ts'
import { long } from './extent.ts'

const settlers = {
  pays: cards.pays,
  cancels: cards.refundArrivesLater,
  disputes: cards.disputed,
  fails: cards.declined,
} as const

/** All buyers order and pay, and one cancels. Then the test delivers the webhooks. */
async function play(bring: (world: CheckoutWorld) => Promise<void>) {
  const world = await checkoutWorld()
  try {
    for (const [name, card] of Object.entries(settlers)) {
      const { clientSecret } = await world.opened({ email: `${name}@mail.example` })
      await world.pay(clientSecret, card)
    }
    await bring(world)
    // Two days of polls, as by the jobs: holds end, refunds arrive, disputes appear.
    for (let round = 0; round < 4; round += 1) {
      world.clock.pass(hours(12))
      await world.cardSandbox.work()
      await pollOpenPayments(world.context)
      await pollRecentEvents(world.context)
    }
    await expectAgreement(world.context)
    return await ending(world)
  } finally {
    await world.close()
  }
}

/** The buyers' registrations, refunds and emails, without ids and times. */
async function ending(world: CheckoutWorld) {
  const { rows } = await world.pool.query(`
    select id, (select count(*)::int from seats where registration_id = registrations.id) as seats,
      (select array_agg(kind order by key) from emails where "to" = email) as emails
    from registrations order by email`)
  const registrations = []
  for (const { id, seats, emails } of rows) {
    const row = await world.registration(id)
    const { email, status, dispute, received, refunded, chargedBack, receiptNumber } = row
    const money = { received, refunded, chargedBack, held: held(row.ledger) }
    const receipt = receiptNumber !== null
    registrations.push({ email, status, dispute, money, receipt, seats, emails })
  }
  const emails = await world.pool.query('select kind, count(*)::int from emails group by kind order by kind')
  return { registrations, emails: emails.rows }
}

async function cancel(world: CheckoutWorld) {
  const { id } = (await world.pool.query(`select id from registrations where email = 'cancels@mail.example'`))
    .rows[0]
  const at = `/api/registrations/${world.context.links.sign('registration', id)}`
  const { amount } = (await world.app.inject(`${at}/refund-quote`)).json()
  expect((await world.post(`${at}/cancel`, { items: ['module2'], amount })).status).toBe(200)
}

/** Settles without webhooks, so that one buyer can cancel. */
const settledByPoll = async (world: CheckoutWorld) => {
  world.clock.pass(minutes(1))
  await pollOpenPayments(world.context)
  await cancel(world)
  world.clock.pass(minutes(1))
  await world.cardSandbox.work()
}

/** The result that the other tests must reach as well. */
let orderly: Awaited<ReturnType<typeof ending>>
test('all webhooks arrive once and in order', async () => {
  orderly = await play(async (world) => {
    await world.deliverAll()
    await cancel(world)
    world.clock.pass(minutes(1))
    await world.deliverAll()
  })
  const state = Object.fromEntries(
    orderly.registrations.map(({ email, status, dispute, seats }) => [
      email.split('@')[0],
      { status, dispute, seats },
    ]),
  )
  expect(state).toEqual({
    pays: { status: 'completed', dispute: null, seats: 1 },
    cancels: { status: 'refunded', dispute: null, seats: 0 },
    disputes: { status: 'completed', dispute: 'open', seats: 1 },
    fails: { status: 'expired', dispute: null, seats: 0 },
  })
})

test('all webhooks are lost: the polls find everything', async () => {
  expect(await play(settledByPoll)).toEqual(orderly)
})

test('all webhooks arrive twice at the same moment', async () => {
  const twice = async (world: CheckoutWorld) => {
    for (const event of await world.events()) {
      const answers = await Promise.all([world.deliver(event), world.deliver(event)])
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    }
  }
  const ended = await play(async (world) => {
    await twice(world)
    await cancel(world)
    world.clock.pass(minutes(1))
    await world.cardSandbox.work()
    await twice(world)
  })
  expect(ended).toEqual(orderly)
})

test('all webhooks arrive in reverse order', async () => {
  const ended = await play(async (world) => {
    await settledByPoll(world)
    for (const event of (await world.events()).reverse()) {
      expect((await world.deliver(event)).statusCode).toBe(200)
    }
  })
  expect(ended).toEqual(orderly)
})

test('all webhooks arrive five days late, and again after their records were deleted', async () => {
  const ended = await play(async (world) => {
    await settledByPoll(world)
    const events = await world.events()
    for (const late of [days(5), days(40)]) {
      world.clock.pass(late)
      for (const event of events) expect((await world.deliver(event)).statusCode).toBe(200)
      await pollRecentEvents(world.context)
    }
  })
  expect(ended).toEqual(orderly)
})

test('the site was down for five days: late webhooks complete paid orders with their seats', async () => {
  const ended = await play(async (world) => {
    world.clock.pass(days(5))
    await world.deliverAll()
    await cancel(world)
    world.clock.pass(minutes(1))
    await world.deliverAll()
  })
  expect(ended).toEqual(orderly)
})

test.runIf(long)(
  'one poll finds late payments on more than one page of the provider’s list',
  async () => {
    const world = await checkoutWorld()
    const payments = 130
    for (let number = 0; number < payments; number += 1) {
      const email = `late${number}@mail.example`
      const { clientSecret } = await world.opened(
        { email, selectedItems: ['module1'], dates: {} },
        { from: `10.6.0.${number}` },
      )
      await world.pay(clientSecret)
    }
    await world.pool.query(`update registrations set status = 'expired'`)
    await pollRecentEvents(world.context)
    const { rows } = await world.pool.query('select status, count(*)::int from registrations group by status')
    expect(rows).toEqual([{ status: 'completed', count: payments }])
    await expectAgreement(world.context)
    await world.close()
  },
  120_000,
)
