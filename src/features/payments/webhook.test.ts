import { pino } from 'pino'
import { afterAll, expect, test } from 'vitest'
import { cardWhose, checkoutWorld } from '#tests/support/checkout.ts'
import { resetBeforeEachTest } from '#tests/support/fresh-state.ts'

const logged: string[] = []
const world = await checkoutWorld({
  log: pino({ level: 'warn' }, { write: (line) => void logged.push(line) }),
})
await resetBeforeEachTest(world)
afterAll(() => world.close())

async function paidWithoutWebhook() {
  const opened = await world.opened()
  await world.pay(opened.clientSecret)
  const event = (await world.events()).find(({ type }) => type === 'payment_intent.succeeded')
  if (!event) throw new Error('no payment_intent.succeeded event')
  return { opened, event }
}

test('a webhook that is unsigned, signed with another secret or changed is 400 and does nothing', async () => {
  const { opened, event } = await paidWithoutWebhook()
  expect((await world.deliver(event, 'whsec_another')).statusCode).toBe(400)
  const payload = JSON.stringify(event)
  const headers = { 'content-type': 'application/json' }
  const url = '/api/webhooks/stripe'
  expect((await world.app.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(400)
  const signature = world.stripe.webhooks.generateTestHeaderString({
    payload,
    secret: world.paymentKeys.webhookSecret,
  })
  const changed = { method: 'POST', url, payload: payload.replace('285000', '100') } as const
  const answer = await world.app.inject({
    ...changed,
    headers: { ...headers, 'stripe-signature': signature },
  })
  expect(answer.statusCode).toBe(400)
  expect((await world.registration(opened.registrationId)).status).toBe('awaiting_payment')
  expect(logged.filter((line) => line.includes('was not signed'))).toHaveLength(2)
  expect(logged.join('\n')).not.toMatch(/_secret_|mail\.example/)
})

test('a signed event with wrong data is not trusted: the provider is read', async () => {
  const opened = await world.opened()
  const { event } = await paidWithoutWebhook()
  const [intentId = ''] = opened.clientSecret.split('_secret_')
  const lie = { ...event, data: { object: { ...event.data.object, id: intentId } } } as typeof event
  expect((await world.deliver(lie)).statusCode).toBe(200)
  expect((await world.registration(opened.registrationId)).status).toBe('awaiting_payment')
})

test('an event about a payment that is not ours is 200 and changes nothing', async () => {
  const { id } = await world.stripe.paymentIntents.create({ amount: 5_000, currency: 'usd' })
  await world.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' })
  for (const event of await world.events()) expect((await world.deliver(event)).statusCode).toBe(200)
})

test('an event that cannot be settled is 500, and its redelivery settles it', async () => {
  const { opened, event } = await paidWithoutWebhook()
  const { provider } = world.context
  const read = provider.read
  provider.read = () => Promise.reject(new Error('out of reach'))
  expect((await world.deliver(event)).statusCode).toBe(500)
  provider.read = read
  expect((await world.deliver(event)).statusCode).toBe(200)
  expect((await world.registration(opened.registrationId)).status).toBe('completed')
})

test('redelivering all events after a refund, a failed refund and a dispute changes nothing', async () => {
  for (const card of ['4242424242424242', cardWhose.refundFailsLater]) {
    const { intentId } = await world.paid({}, card)
    await world.stripe.refunds.create({ payment_intent: intentId ?? '', amount: 1_000 })
    await world.stripe.refunds.create({ payment_intent: intentId ?? '' })
    await world.deliverAll()
  }
  await world.paid({}, cardWhose.paymentIsDisputed)
  world.clock.pass(60_000)
  await world.deliverAll()
  const written = async () => {
    const { rows } = await world.pool.query(`
      select to_jsonb(registrations) as row from registrations
      union all select to_jsonb(line) from registration_lines line
      union all select to_jsonb(refunds) from refunds
      union all select to_jsonb(payments) from payments
      union all select to_jsonb(disputes) from disputes
      union all select to_jsonb(entry) from ledger_entries entry
      union all select to_jsonb(emails) from emails`)
    return rows.map(({ row }) => JSON.stringify(row)).sort()
  }
  const before = await written()
  const { rows } = await world.pool.query(
    `select status, registrations.dispute from registrations join payments on registration_id = registrations.id
     order by receipt_number`,
  )
  expect(rows).toEqual([
    { status: 'refunded', dispute: null },
    { status: 'needs_review', dispute: null },
    { status: 'completed', dispute: 'open' },
  ])
  const history = await world.events()
  const deliverAgain = async () => {
    for (const event of history) expect((await world.deliver(event)).statusCode).toBe(200)
    expect(await written()).toEqual(before)
  }
  await deliverAgain()
  // Also without a record of the earlier deliveries.
  await world.database.deleteFrom('providerEvents').execute()
  await deliverAgain()
})

test('an event that is done does not call the provider again', async () => {
  const { event } = await paidWithoutWebhook()
  await world.deliver(event)
  world.context.provider.read = () => Promise.reject(new Error('asked again'))
  expect((await world.deliver(event)).statusCode).toBe(200)
})
