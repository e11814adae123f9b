// What must be true of registrations, money, seats and letters, in every world and whatever happened in it.
import type Stripe from 'stripe'
import { expect } from 'vitest'
import { isUnpaid } from '#domain/settlement.ts'
import type { CheckoutWorld } from './checkout-world.ts'

/** What there is to look at. */
type World = Pick<CheckoutWorld, 'pool' | 'stripe' | 'accidents'>

/** At any moment. */
export async function expectNothingOversoldOrForetold({ pool }: Pick<World, 'pool'>) {
  const oversold = await pool.query(`
    select course from sessions join seats on session_id = sessions.id
    group by sessions.id having count(*) > spots`)
  expect(oversold.rows, 'dates with more seats taken than there are').toEqual([])
  const foretold = await pool.query(`
    select registrations.id from registrations join mails on key = 'confirmation:' || registrations.id where paid_at is null`)
  expect(foretold.rows, 'confirmations of what is not paid').toEqual([])
}

/** Once everything has come to rest. */
export async function expectTruth(world: World) {
  expect(world.accidents, 'accidents').toEqual([])
  const intents = await everyIntent(world)
  const { rows: registrations } = await world.pool.query<Registration>(registrationsWithMoney)
  for (const registration of registrations) {
    expectMoneyFor(registration, registration.intent_id ? intents.get(registration.intent_id) : undefined)
  }
  const ours = new Set(registrations.map((registration) => registration.intent_id))
  for (const [id, intent] of intents) {
    if (intent.status === 'succeeded') expect(ours, `money of ${id} has a registration`).toContain(id)
  }
  await expectEachRefundOnce(world)
  await expectSeatsToMatch(world)
  await expectCanceledDatesEmpty(world)
  await expectReceiptsWithoutGaps(world)
}

type Registration = {
  id: string
  status: string
  intent_id: string | null
  amount: number
  received: number
  refunded: number
  paid: boolean
  dispute: string | null
  confirmations: number
  granted: number
  asked: number
  refund_states: string[]
}

const registrationsWithMoney = `
  select id, status, intent_id, amount, received, refunded, paid_at is not null as paid, dispute,
    (select count(*)::int from mails where key = 'confirmation:' || registrations.id) as confirmations,
    (select coalesce(sum(granted), 0)::int from registration_lines where registration_id = registrations.id) as granted,
    (select coalesce(sum(amount), 0)::int from refunds where registration_id = registrations.id) as asked,
    array(select state from refunds where registration_id = registrations.id) as refund_states
  from registrations`

function expectMoneyFor(registration: Registration, intent: Stripe.PaymentIntent | undefined) {
  const { id, status, paid, received, refunded, refund_states: states } = registration
  const charge = intent?.latest_charge as Stripe.Charge | null | undefined
  expect(registration.confirmations, `${id} confirmations`).toBe(paid ? 1 : 0)
  expect(status, `${id} is not left open`).not.toBe('awaiting_payment')

  if (intent?.status !== 'succeeded') {
    expect(paid, `${id} paid without money`).toBe(false)
    expect(isUnpaid(status as never), `${id} ${status} without money`).toBe(true)
    if (intent) expect(intent.status, `${id} can still be paid`).toBe('canceled')
    return
  }
  expect(received, `${id} received`).toBe(intent.amount_received)
  expect(refunded, `${id} refunded`).toBe(charge?.amount_refunded)
  expect(refunded, `${id} refunded too much`).toBeLessThanOrEqual(received)
  if (paid) expect(received, `${id} paid the agreed amount`).toBe(registration.amount)

  const waitsForDispute = registration.dispute === 'open'
  const needsPerson = status === 'needs_review'
  if (!waitsForDispute) expect(states, `${id} refunds are done`).not.toContain('due')
  if (!paid && !waitsForDispute && !needsPerson)
    expect(refunded, `${id} money without courses`).toBe(received)
  if (states.includes('failed')) expect(needsPerson, `${id} a failed refund needs a person`).toBe(true)
  expect(charge?.disputed ? registration.dispute : null, `${id} dispute`).toBe(
    charge?.disputed ? 'open' : null,
  )
}

async function everyIntent({ stripe }: World): Promise<Map<string, Stripe.PaymentIntent>> {
  const intents = new Map<string, Stripe.PaymentIntent>()
  for await (const intent of stripe.paymentIntents.list({ limit: 100, expand: ['data.latest_charge'] })) {
    intents.set(intent.id, intent)
  }
  return intents
}

/** Whatever was asked again after a death, the provider sent it once. */
async function expectEachRefundOnce({ stripe }: World) {
  const keys: string[] = []
  for await (const { metadata } of stripe.refunds.list({ limit: 100 })) {
    if (metadata?.key) keys.push(metadata.key)
  }
  expect(keys.sort(), 'refunds by key').toEqual([...new Set(keys)].sort())
}

/** A seat for each active line with a date of a paid registration, one for each open offer, and no other. */
async function expectSeatsToMatch({ pool }: World) {
  const seats = await pool.query(
    'select session_id, registration_id from seats where registration_id is not null order by 1, 2',
  )
  const lines = await pool.query(`
    select session_id, registration_id from registration_lines
    join registrations on registrations.id = registration_id
    where session_id is not null and canceled_at is null and paid_at is not null order by 1, 2`)
  expect(seats.rows, 'seats are those of the lines').toEqual(lines.rows)
  const kept = await pool.query('select offer_id from seats where offer_id is not null order by 1')
  const offers = await pool.query(
    `select id as offer_id from waiting_list where state = 'offered' order by 1`,
  )
  expect(kept.rows, 'kept seats are those of the offers').toEqual(offers.rows)
}

/** Nobody is left on a date that does not take place: neither with a seat, nor with a line, nor on its waiting list. */
async function expectCanceledDatesEmpty({ pool }: World) {
  const left = await pool.query(`
    select course, start_day from sessions where canceled_at is not null and (
      exists (select from seats where session_id = sessions.id)
      or exists (select from waiting_list where session_id = sessions.id and state in ('waiting', 'offered'))
      or exists (select from registration_lines join registrations on registrations.id = registration_id
        where session_id = sessions.id and paid_at is not null and canceled_at is null))`)
  expect(left.rows, 'canceled dates with somebody on them').toEqual([])
}

async function expectReceiptsWithoutGaps({ pool }: World) {
  const { rows } = await pool.query<{ number: string }>(
    'select receipt_number as number from registrations where receipt_number is not null order by 1',
  )
  const wanted = rows.map((_, index) => `BHIA-2025-${String(index + 1).padStart(4, '0')}`)
  expect(
    rows.map((row) => row.number),
    'receipt numbers',
  ).toEqual(wanted)
}
