// Refunds that the card's bank refuses. Staff have to act, and no other course is affected.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { dollars } from '#domain/money/money.ts'
import { pollRecentEvents } from '#features/payments/poll.ts'
import { repair } from '#features/reconciliation/repair.ts'
import { expectReconciled } from '#tests/faults/checkout-reconciliation.ts'
import { type AccountWorld, accountWorld, type Person } from '#tests/support/account.ts'
import { cardWhose, type WithMoney } from '#tests/support/checkout.ts'
import type { Refund } from '#tests/support/desk.ts'
import { pdfText } from '#tests/support/pdf-text.ts'
import { refundOutside } from './retry-failed.ts'

const bought = { selectedItems: ['module1', 'clinical1'], dates: { clinical1: '2025-10-16' } }

let world: AccountWorld
let desk: AccountWorld['desk']
beforeAll(async () => {
  world = await accountWorld()
  ;({ desk } = world)
})
afterAll(async () => {
  await expectReconciled({ ...world, unexpectedErrors: [] })
  await world.close()
})

const coursesOf = async (owner: Person) => Object.keys((await owner.get('/api/account/active-courses')).body)
const emailKindsTo = async (email: string) => (await world.emails(email)).map(({ kind }) => kind)

/** Buys two courses with a card that refuses refunds, then refunds them, or as asked. */
async function failing(owner: Person, refund?: Refund): Promise<WithMoney> {
  const { id } = await world.paidBy(owner, bought, cardWhose.refundFailsLater)
  await desk.refund(id, refund)
  await deliverBankEvents()
  const row = await world.registration(id)
  expect(row).toMatchObject({ status: 'needs_review', refunded: 0 })
  return row
}

async function deliverBankEvents() {
  world.clock.pass(60_000)
  await world.deliverAll()
}

/** Lets a refund fail, even long after it succeeded. */
async function failRefund(refundId: string) {
  await world.pool.query(
    `insert into card_sandbox.later (due_at, task, object_id) values ($1, 'fail the refund', $2)`,
    [world.clock.now(), refundId],
  )
  await deliverBankEvents()
}

test('a failed refund leaves the other courses active, on the roster and cancelable', async () => {
  const owner = await world.person('rest@mail.example')
  const { id } = await failing(owner, { course: 'module1' })
  expect(await coursesOf(owner)).toEqual(['clinical1'])
  const seated = await desk.everybodyOn('clinical1', '2025-10-16')
  expect(seated.map(({ registrationId }) => registrationId)).toContain(id)
  const [seen] = (await owner.get('/api/account/registrations')).body
  expect(seen.lines[1].calendar.map((step: { amount: number }) => step.amount)).toEqual([650_000, 325_000])
  const { body: quote } = await owner.get(`/api/account/transactions/${id}/refund-quote`)
  expect(quote).toMatchObject({ amount: 650_000, lines: [{ course: 'clinical1' }] })

  // A later cancellation is refunded normally, while the failed refund still needs review.
  const cancellation = { items: ['clinical1'], amount: quote.amount }
  const canceled = await owner.call('POST', `/api/account/transactions/${id}/cancel`, cancellation)
  expect(canceled.body).toMatchObject({ status: 'needs_review', refunded: 650_000 })
  expect(await coursesOf(owner)).toEqual([])
})

test('a failed refund that kept the courses leaves courses active: they can be moved and completed', async () => {
  const owner = await world.person('kept@mail.example')
  const keep = { keeps: true, course: 'module1', amount: dollars(100), reason: 'the sound was bad' }
  const { id } = await failing(owner, keep)
  expect(await coursesOf(owner)).toEqual(['module1', 'clinical1'])
  await desk.addDate('clinical1', '2025-12-04')
  const moved = await owner.call('PUT', `/api/account/registrations/${id}/dates/clinical1`, {
    start: '2025-12-04',
  })
  expect(moved.status).toBe(200)
  await desk.complete(id, 'module1', '2025-08-01')
  expect(await coursesOf(owner)).toEqual(['clinical1'])
})

test('refund made offline counts the money as refunded, and it is never sent again', async () => {
  const owner = await world.person('outside@mail.example')
  const { id, received, intentId } = await failing(owner)
  expect(await desk.refundOutside(id)).toMatchObject({
    amount: received,
    refunded: received,
    status: 'refunded',
  })
  expect((await world.lastNote())?.verb).toBe('refund.made-offline')
  expect(await emailKindsTo(owner.email)).toContain('refund-outside')
  const receipt = await owner.get(`/api/account/transactions/${id}/refunds/1.pdf`)
  expect(pdfText(receipt.bytes)).toContain('Refunded by other means')

  // The provider still reports a failed refund: late webhooks, the poll and `repair` change nothing.
  await deliverBankEvents()
  await pollRecentEvents(world.context)
  await repair(id, world.context, { confirm: async () => undefined, note: async () => undefined })
  expect(await world.registration(id)).toMatchObject({ status: 'refunded', refunded: received })
  const sent = await world.stripe.refunds.list({ payment_intent: intentId ?? '' })
  expect(sent.data.map(({ status }) => status)).toEqual(['failed'])
  await expect(desk.refundOutside(id)).rejects.toThrow('No refund of this registration has failed')
  await expect(desk.retryRefund(id)).rejects.toThrow('No refund of this registration has failed')
})

test('refund made offline for one course leaves the rest of the payment and its courses', async () => {
  const owner = await world.person('part@mail.example')
  const { id, amount } = await failing(owner, { course: 'clinical1' })
  expect(await desk.refundOutside(id)).toMatchObject({
    amount: 650_000,
    status: 'partially_refunded',
  })
  expect(await coursesOf(owner)).toEqual(['module1'])
  expect(await desk.refund(id)).toMatchObject({ amount: amount - 650_000, status: 'refunded' })
})

test('a failed refund that was repeated in the provider’s dashboard counts once', async () => {
  const owner = await world.person('pages@mail.example')
  const { id, amount, intentId } = await failing(owner, { course: 'clinical1' })
  // Two parts: after the first, a retry of the whole amount would be too much.
  for (const part of [50_000, 600_000]) {
    await world.stripe.refunds.create({ payment_intent: intentId ?? '', amount: part })
    await world.deliverAll()
    await expect(desk.retryRefund(id)).rejects.toThrow('provider’s dashboard')
  }
  expect(await world.registration(id)).toMatchObject({ status: 'needs_review', refunded: 650_000 })
  expect(await desk.refundOutside(id)).toMatchObject({
    refunded: 650_000,
    status: 'partially_refunded',
  })
  expect(await coursesOf(owner)).toEqual(['module1'])
  expect(await desk.refund(id)).toMatchObject({ amount: amount - 650_000, status: 'refunded' })
})

test.each([
  ['sent again', 'retryRefund'],
  ['made offline', 'refundOutside'],
] as const)('a dashboard refund that fails is owed in full next to one that arrived: %s', async (_, verb) => {
  const owner = await world.person(`two-${verb}@mail.example`)
  const { id, received, intentId } = await world.paidBy(owner, bought)
  const first = 400_000
  await world.stripe.refunds.create({ payment_intent: intentId ?? '', amount: first })
  await world.deliverAll()
  const second = await world.stripe.refunds.create({ payment_intent: intentId ?? '' })
  await world.deliverAll()
  expect((await world.registration(id)).status).toBe('refunded')
  await failRefund(second.id)
  expect(await world.registration(id)).toMatchObject({ status: 'needs_review', refunded: first })

  expect(await desk[verb](id)).toMatchObject({
    status: 'refunded',
    refunded: received,
  })
  // The first refund fails later, too: only its amount is owed again.
  const { data } = await world.stripe.refunds.list({ payment_intent: intentId ?? '' })
  await failRefund(data.find(({ amount }) => amount === first)?.id ?? '')
  expect(await world.registration(id)).toMatchObject({ status: 'needs_review', refunded: received - first })
  expect(await desk.retryRefund(id)).toMatchObject({
    status: 'refunded',
    refunded: received,
  })
})

test('refund made offline is refused if the failed amount changed since the question', async () => {
  const { id } = await failing(await world.person('since@mail.example'), { course: 'clinical1' })
  const confirmed = { registrationId: id, amount: 100_000, how: 'check' }
  await expect(refundOutside(confirmed, world.context, async () => {})).rejects.toThrow('Look at it again')
  expect(await world.registration(id)).toMatchObject({ status: 'needs_review', refunded: 0 })
})

test('refund made offline sends no email for a person who was erased', async () => {
  const { id, received } = await failing(await world.person('erased@mail.example'))
  await world.database.updateTable('registrations').set({ email: '' }).where('id', '=', id).execute()
  expect(await desk.refundOutside(id)).toMatchObject({ refunded: received })
  expect(await emailKindsTo('')).toEqual([])
})
