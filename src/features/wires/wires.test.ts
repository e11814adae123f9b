import { afterAll, expect, test } from 'vitest'
import { received, refunded } from '#domain/money/ledger.ts'
import { dollars } from '#domain/money/money.ts'
import { cancelRegistration } from '#features/cancellations/cancel.ts'
import { cancelDate } from '#features/dates/cancel-date.ts'
import { makeOffer } from '#features/offers/make-offer.ts'
import { checkoutWorld } from '#tests/support/checkout.ts'
import { resetBeforeEachTest } from '#tests/support/fresh-state.ts'
import { confirmWire, recordWire } from './record-wire.ts'
import { refundOffline } from './take-wire.ts'
import { listWires } from './wires.queries.ts'

const world = await checkoutWorld()
await resetBeforeEachTest(world)
afterAll(() => world.close())

const note = async () => {}
const [ana, ben] = [{ user: 'ana' }, { user: 'ben' }]
const practice = { name: 'Marsh Dental', email: 'books@marsh.example' }

async function offered(changes: object = {}) {
  const asked = {
    email: 'e.marsh@mail.example',
    name: 'Elena Marsh',
    items: ['module2'],
    price: null,
    reason: null,
    until: '2025-08-08',
    planAllowed: true,
    payer: practice,
    dates: {},
    holdsSeats: false,
    ...changes,
  }
  const offer = await makeOffer(asked, world.context, note)
  return { offer, api: `/api/offers/${world.context.links.sign('offer', offer.id)}` }
}

const wire = (about: string, amount = dollars(2_850)) =>
  ({ about, method: 'wire', amount, reference: 'FT 4711', receivedOn: '2025-08-01' }) as const

test('wire pays for an offer once a second person confirms it, and the payer alone gets the receipt', async () => {
  const { offer, api } = await offered()
  const { id } = await recordWire(wire(offer.id), ana, world.context, note)
  expect((await world.app.inject(api)).statusCode).toBe(200)
  await expect(confirmWire(id, ana, world.context, note)).rejects.toThrow('You recorded it.')
  const paid = await confirmWire(id, ben, world.context, note)
  expect(paid).toMatchObject({ status: 'completed', payer: practice })
  expect(paid.payments[0]).toMatchObject({ method: 'wire', reference: 'FT 4711', state: 'succeeded' })
  expect(received(paid.ledger)).toBe(dollars(2_850))
  expect((await world.app.inject(api)).json()).toMatchObject({ code: 'offer_closed' })
  const confirmation = await world.emailTo('e.marsh@mail.example', 'confirmation')
  expect(confirmation.text).toContain('Marsh Dental has registered you')
  expect(confirmation.text).not.toMatch(/FT 4711|2,850|receipt\.pdf/)
  const receipt = await world.emailTo(practice.email, 'payer-receipt')
  const [, path = ''] = receipt.text.match(/(\/api\/registrations\/\S+)/) ?? []
  expect((await world.app.inject(path)).headers['content-type']).toBe('application/pdf')
  await expect(confirmWire(id, ben, world.context, note)).rejects.toThrow('decided already')
  expect(await listWires(world.context.database)).toMatchObject([{ name: 'Elena Marsh', state: 'confirmed' }])
})

test('confirmed wire stops the open card form, and a paid card refuses the wire', async () => {
  const first = await offered()
  const opened = await world.post(`${first.api}/payment-intent`, {})
  const { id } = await recordWire(wire(first.offer.id), ana, world.context, note)
  await confirmWire(id, ben, world.context, note)
  expect(await world.pay(opened.body.clientSecret)).toMatchObject({ status: 400 })
  const second = await offered({ email: 'other@mail.example' })
  const waiting = await recordWire(wire(second.offer.id), ana, world.context, note)
  await world.pay((await world.post(`${second.api}/payment-intent`, {})).body.clientSecret)
  await expect(confirmWire(waiting.id, ben, world.context, note)).rejects.toThrow('not waiting')
})

test('of several confirmations at once one pays', async () => {
  const { offer } = await offered()
  const { id } = await recordWire(wire(offer.id), ana, world.context, note)
  const tried = await Promise.allSettled(
    Array.from({ length: 5 }, () => confirmWire(id, ben, world.context, note)),
  )
  expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

async function paidByWire(changes: object = {}) {
  const { offer } = await offered(changes)
  const { id } = await recordWire(wire(offer.id), ana, world.context, note)
  return confirmWire(id, ben, world.context, note)
}

const toPayer = (kind: string) => world.emailTo(practice.email, kind)

test('refund of a wire waits until staff record that it was sent', async () => {
  const paid = await paidByWire()
  const canceled = await cancelRegistration(
    paid.id,
    { items: ['module2'], amount: dollars(2_850) },
    world.context,
  )
  expect(canceled.status).toBe('refund_pending')
  const decided = await world.emailTo(practice.email, 'cancel')
  expect(decided?.text).toContain('$2,850.00 will be refunded by bank transfer or check.')
  const sent = await refundOffline({ registrationId: paid.id, how: 'FT 4712' }, world.context, note)
  expect({ status: sent.status, refunded: refunded(sent.ledger) }).toEqual({
    status: 'refunded',
    refunded: dollars(2_850),
  })
  const told = await world.emailTo(practice.email, 'refund-outside')
  expect(told?.subject).toBe('Your refund of $2,850.00 was sent')
  await expect(refundOffline({ registrationId: paid.id, how: 'again' }, world.context, note)).rejects.toThrow(
    'No refund',
  )
})

test.each([
  ['en', 'card', ['$2,850.00 will be refunded by bank transfer or check', 'sent your refund of $2,850.00']],
  ['es', 'tarjeta', ['por transferencia o cheque', 'le envió su reembolso de $2,850.00']],
])('emails about a wire that goes back name no card (%s)', async (language, card, [promise, done]) => {
  const { id } = await paidByWire()
  await world.database
    .updateTable('registrations')
    .set({ language: language as 'en' })
    .execute()
  await cancelRegistration(id, { items: ['module2'], amount: dollars(2_850) }, world.context)
  await refundOffline({ registrationId: id, how: 'FT 4712' }, world.context, note)
  const [canceled, sent] = [await toPayer('cancel'), await toPayer('refund-outside')]
  expect(canceled.text).toContain(promise)
  expect(sent.text).toContain(done)
  for (const { subject, text } of [canceled, sent]) expect(`${subject} ${text}`).not.toContain(card)
})

test('canceled date that was paid by wire offers the money back by wire', async () => {
  const start = '2025-09-12'
  await paidByWire({ dates: { module2: start } })
  await cancelDate({ course: 'module2', start, moveTo: null }, world.context, note)
  const { text } = await world.emailTo('e.marsh@mail.example', 'date-canceled')
  expect(text).toContain('A refund\n  by bank transfer or check')
  const [, token = ''] = /\/registration\/([\w-]+)/.exec(text) ?? []
  const { lines } = (await world.app.inject(`/api/registrations/${token}`)).json()
  expect(lines[0].asked).toMatchObject({ way: 'offline', amount: null, mayTakeCredit: false })
})

test('another amount, and a second wire for the same offer, are refused', async () => {
  const { offer } = await offered()
  const record = (amount?: number) => recordWire(wire(offer.id, amount), ana, world.context, note)
  await expect(record(dollars(1))).rejects.toThrow('$2,850.00 is to be paid')
  await record()
  await expect(record()).rejects.toThrow('waits for a second person')
})
