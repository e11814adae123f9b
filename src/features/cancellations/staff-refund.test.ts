import { afterAll, expect, test } from 'vitest'
import { dollars, formatMoney } from '#domain/money/money.ts'
import { disagreements } from '#tests/support/disagreements.ts'
import { pdfText } from '#tests/support/pdf-text.ts'
import { staffWorld } from '#tests/support/staff-world.ts'
import { giveBackByStaff } from './give-back.ts'

const world = await staffWorld()
const { desk, order, payFor, quoteOf, emailTo } = world
afterAll(() => world.close())

test('refund gives the policy’s amount, or another with a reason, never more than is left', async () => {
  await desk.addDate('module2', '2025-08-11')
  const dates = { module2: '2025-08-11', clinical1: '2025-10-16' }
  const { id } = await payFor(
    await order({
      email: 'back@mail.example',
      selectedItems: ['module2', 'clinical1'],
      dates,
    }),
  )
  await expect(desk.refund(id, { course: 'module4' })).rejects.toThrow(
    'The registration does not include module4. It is for module2, clinical1.',
  )
  const more = { course: 'module2', amount: dollars(2850) + 1, reason: 'x' }
  await expect(desk.refund(id, more)).rejects.toThrow('At most $2,850.00')
  const illness = { course: 'module2', amount: 200_050, reason: 'illness' }
  expect(await desk.refund(id, illness)).toMatchObject({ status: 'partially_refunded' })
  expect((await world.lastNote())?.facts).toEqual({
    registrationId: id,
    items: ['module2'],
    amount: 200_050,
    policy: 142_500,
  })
  expect((await emailTo('back@mail.example', 'cancel'))?.text).toContain('$2,000.50 will be refunded')
  expect(await desk.refund(id)).toMatchObject({ amount: 650_000, status: 'partially_refunded' })
  expect(await world.registration(id)).toMatchObject({ refunded: 850_050 })
  await expect(desk.refund(id)).rejects.toThrow('The registration has no course to cancel.')
})

test('refund of nothing cancels the course', async () => {
  const { id } = await payFor(await order({ email: 'nothing@mail.example', dates: {} }))
  const nothing = { amount: 0, reason: 'as agreed by telephone' }
  expect(await desk.refund(id, nothing)).toMatchObject({ amount: 0, status: 'completed' })
  expect((await world.lastNote())?.facts).toMatchObject({ amount: 0, policy: 285_000 })
  expect((await emailTo('nothing@mail.example', 'cancel'))?.text).toContain('Module 2')
})

test('refund deducts what was refunded in the provider’s dashboard', async () => {
  const row = await payFor(await order({ email: 'partly@mail.example' }))
  await world.stripe.refunds.create({ payment_intent: row.intentId ?? '', amount: 85_000 })
  await world.deliverAll()
  const all = { amount: dollars(2850), reason: 'all of it' }
  await expect(desk.refund(row.id, all)).rejects.toThrow('At most $2,000.00')
  expect(await desk.refund(row.id)).toMatchObject({ amount: 200_000 })
  expect(await world.registration(row.id)).toMatchObject({ status: 'refunded', refunded: 285_000 })
})

/** A registration of two courses, of which $500 for Module 2 was refunded while both stay. */
async function partlyRefunded(email: string) {
  const owner = await world.person(email)
  const { id } = await world.paidBy(owner, {
    selectedItems: ['module2', 'clinical1'],
    dates: { module2: '2025-09-12', clinical1: '2025-10-16' },
  })
  const keep = (amount: number, course = {}) =>
    desk.refund(id, { keeps: true, amount: dollars(amount), reason: 'the room was cold', ...course })
  const left = await world.left('module2')
  expect(await keep(500, { course: 'module2' })).toMatchObject({
    amount: 50_000,
    status: 'partially_refunded',
  })
  expect(await world.left('module2')).toBe(left)
  return { owner, id, keep }
}

test('refund that keeps the courses is recorded, and never refunds the whole price', async () => {
  const { id, keep } = await partlyRefunded('kept@mail.example')
  expect((await world.lastNote())?.verb).toBe('registration.refunded')
  const ofModule = { course: 'module2' }
  await expect(keep(2351, ofModule)).rejects.toThrow('At most $2,350.00')
  await expect(keep(2350, ofModule)).rejects.toThrow('is all that is left of its price')
  await expect(keep(8850)).rejects.toThrow('is all that is left of its price')
  // Of two changes at once, the second knows nothing of the first one's refund.
  const again = {
    registrationId: id,
    items: ['module2' as const],
    amount: 50_000,
    returnedBefore: 0,
    reason: 'x',
  }
  await expect(giveBackByStaff(again, world.context, async () => {})).rejects.toThrow('in the meantime')
})

test('refund that keeps the courses shows the amount in the email, the account and the receipts', async () => {
  const { owner, id, keep } = await partlyRefunded('kept.account@mail.example')
  const sentEmail = await emailTo(owner.email, 'goodwill')
  expect(sentEmail?.text).toContain('The academy is refunding $500.00 to the card you paid with')
  expect(sentEmail?.text).toMatch(/Module 2: .*\$500\.00/s)
  expect(sentEmail?.text).not.toContain('Clinical 1')
  const active = (await owner.get('/api/account/active-courses')).body
  expect(Object.keys(active)).toEqual(['module2', 'clinical1'])
  const [transaction] = (await owner.get('/api/account/transactions')).body
  expect(transaction).toMatchObject({ amount: 935_000, refunded: 50_000, refunds: 1 })
  const [seen] = (await owner.get('/api/account/registrations')).body
  expect(seen.lines[0]).toMatchObject({ amount: 285_000, refunded: 50_000, state: 'active' })
  expect(seen.lines[0].calendar.map((step: { amount: number }) => step.amount)).toEqual([235_000, 117_500])
  const receiptOf = async (position: number, language: string) => {
    const url = `/api/account/transactions/${id}/refunds/${position}.pdf?lang=${language}`
    return pdfText((await owner.get(url)).bytes)
  }
  const receipt = await receiptOf(1, 'en')
  expect(receipt).toMatch(/Module 2: .*refunded without canceling the course.*\$500\.00/s)
  expect(receipt).not.toContain('Clinical 1')
  const spanishReceipt = await receiptOf(1, 'es')
  expect(spanishReceipt).toMatch(/Módulo 2: .*reembolsada sin cancelar el curso.*\$500\.00/s)
  expect(spanishReceipt).not.toContain('Clínico 1')
  await keep(200)
  const ofBoth = await receiptOf(2, 'en')
  for (const words of ['Module 2', 'Clinical 1', '$200.00']) expect(ofBoth).toContain(words)
})

test('after a refund that keeps the courses, the policy applies to the rest of the price', async () => {
  const { id, keep } = await partlyRefunded('kept.rest@mail.example')
  expect(await quoteOf(id)).toMatchObject({ amount: 885_000, lines: [{ amount: 235_000 }, {}] })
  await keep(200)
  const { lines, amount } = await quoteOf(id)
  expect(amount).toBe(865_000)
  const whole = { course: 'module2', amount: dollars(2850), reason: 'x' }
  await expect(desk.refund(id, whole)).rejects.toThrow(`At most ${formatMoney(lines[0].amount)}`)
  expect(await desk.refund(id)).toMatchObject({ amount: 865_000, status: 'refunded' })
  expect(await world.registration(id)).toMatchObject({ received: 935_000, refunded: 935_000 })
  await expect(keep(1)).rejects.toThrow('The registration has no such course.')
})

test('refund that keeps the courses works for a completed course, and is refused for a disputed payment', async () => {
  const done = await payFor(
    await order(
      { email: 'kept2@mail.example', selectedItems: ['module1', 'module3'], dates: {} },
      'language=es',
    ),
  )
  await world.desk.complete(done.id, 'module1', '2025-08-01')
  const keep = (id: string, course = {}) =>
    desk.refund(id, { keeps: true, amount: dollars(100), reason: 'x', ...course })
  expect(await keep(done.id, { course: 'module1' })).toMatchObject({
    status: 'partially_refunded',
  })
  const spanishEmail = await emailTo('kept2@mail.example', 'goodwill')
  expect(spanishEmail?.text).toMatch(/Módulo 1: .*de \$2,850\.00\sUSD pagados.*\$100\.00/s)
  expect(spanishEmail?.text).not.toContain('Módulo 3')
  const row = await payFor(await order({ email: 'kept3@mail.example' }), '4000000000000259')
  world.clock.pass(60_000)
  await world.deliverAll()
  await expect(keep(row.id)).rejects.toThrow('disputed')
  const [dispute] = (await world.stripe.disputes.list({ payment_intent: row.intentId ?? '' })).data
  await world.stripe.disputes.update(dispute?.id ?? '', {
    evidence: { uncategorized_text: 'losing_evidence' },
  })
  await world.deliverAll()
  await expect(keep(row.id)).rejects.toThrow('At most $0.00')
})

test('refund after a lost dispute cancels without a refund and frees the seat', async () => {
  const row = await payFor(await order({ email: 'bank@mail.example', name: 'Bo Lund' }), '4000000000000259')
  world.clock.pass(60_000)
  await world.deliverAll()
  const [dispute] = (await world.stripe.disputes.list({ payment_intent: row.intentId ?? '' })).data
  await world.stripe.disputes.update(dispute?.id ?? '', {
    evidence: { uncategorized_text: 'losing_evidence' },
  })
  await world.deliverAll()
  const notice = (await world.emails()).find(({ subject }) => subject === 'Dispute lost: Bo Lund')
  expect(notice?.text).toContain('nothing more is refunded')
  const left = await world.left('module2')
  expect(await desk.refund(row.id)).toMatchObject({ amount: 0, status: 'completed' })
  expect(await world.left('module2')).toBe(left + 1)
  expect((await emailTo('bank@mail.example', 'cancel'))?.text).toContain('Your bank has already returned')
})

test('refund of a completed course needs its completion undone first', async () => {
  const email = 'unhappy@mail.example'
  const { id } = await payFor(await order({ email, selectedItems: ['module1'], dates: {} }))
  const { code } = await world.desk.complete(id, 'module1', '2025-08-01')
  const whole = { amount: dollars(2850), reason: 'it was not held as promised' }
  await expect(desk.refund(id, whole)).rejects.toThrow(
    'Completed courses cannot be canceled: module1. Refund a part of the price and keep them, or undo the completion before you refund all of it.',
  )
  await expect(desk.refund(id, { ...whole, keeps: true })).rejects.toThrow(
    'take the completion back and cancel instead',
  )
  await desk.undoCompletion(id, 'module1')
  expect(await desk.refund(id, whole)).toMatchObject({ amount: 285_000, status: 'refunded' })
  expect((await world.app.inject(`/api/certificates/${code}`)).json().state).toBe('revoked')
  expect(await disagreements(world.context)).toEqual([])
})

test('failed refund is sent again', async () => {
  const row = await payFor(await order({ email: 'fails@mail.example' }), '4000000000005126')
  await desk.refund(row.id)
  world.clock.pass(60_000)
  await world.deliverAll()
  expect(await world.registration(row.id)).toMatchObject({ status: 'needs_review' })
  expect(await desk.retryRefund(row.id)).toMatchObject({ status: 'refunded' })
  await expect(desk.retryRefund(row.id)).rejects.toThrow('No refund of this registration has failed')
  world.clock.pass(60_000)
  await world.deliverAll()
})

test('refund in the last week cancels without a refund and frees the seat', async () => {
  const late = await payFor(await order({ email: 'late@mail.example' }))
  world.clock.set('2025-09-08T19:00:00Z')
  const left = await world.left('module2')
  expect(await desk.refund(late.id)).toMatchObject({ amount: 0, status: 'completed' })
  expect(await world.left('module2')).toBe(left + 1)
  expect(await emailTo('late@mail.example', 'cancel')).toBeDefined()
  world.clock.set('2025-08-01T19:00:00Z')
})
