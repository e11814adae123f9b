import { afterAll, expect, test } from 'vitest'
import { formatMoney } from '#domain/money/money.ts'
import { pdfText } from '#tests/support/pdf-text.ts'
import { staffWorld } from '#tests/support/staff-world.ts'
import { giveBackByStaff } from './give-back.ts'

const world = await staffWorld()
const { staff, order, payFor, refused, quoteOf, emailTo } = world
afterAll(() => world.close())

test('refund gives the policy’s amount, or another with a reason, never more than is left', async () => {
  await staff.answer('sessions', 'add', 'module2', '2025-08-11')
  const dates = { module2: '2025-08-11', clinical1: '2025-10-16' }
  const { id } = await payFor(
    await order({
      email: 'back@mail.example',
      selectedItems: ['module2', 'clinical1'],
      dates,
    }),
  )
  expect(await refused('refund', id, '--amount', '100')).toContain('go together')
  expect(await refused('refund', id, '--course', 'module4')).toContain(
    'The registration does not include module4. It is for module2, clinical1.',
  )
  const more = ['refund', id, '--course', 'module2', '--amount', '2850.01', '--reason', 'x']
  expect(await refused(...more)).toContain('At most $2,850.00')
  const asked = await staff.academy(['refund', id, '--course', 'module2'])
  expect(asked.err).toContain(
    'module2 of Alex Rivera, back@mail.example, will be canceled and $1,425.00 will be refunded',
  )
  expect(
    await staff.answer('refund', id, '--course', 'module2', '--amount', '2,000.50', '--reason', 'illness'),
  ).toMatchObject({
    amount: 200_050,
    status: 'partially_refunded',
  })
  expect((await staff.lastNote())?.facts).toEqual({
    registrationId: id,
    items: ['module2'],
    amount: 200_050,
    policy: 142_500,
  })
  expect((await emailTo('back@mail.example', 'cancel'))?.text).toContain('$2,000.50 will be refunded')
  expect(await staff.answer('refund', id)).toMatchObject({ amount: 650_000, status: 'partially_refunded' })
  expect(await world.registration(id)).toMatchObject({ refunded: 850_050 })
  expect(await refused('refund', id)).toContain('The registration has no course to cancel.')
})

test('refund --amount 0 cancels the course, and is refused with --keep', async () => {
  const { id } = await payFor(await order({ email: 'nothing@mail.example', dates: {} }))
  const nothing = ['refund', id, '--amount', '0', '--reason', 'as agreed by telephone']
  expect(await refused(...nothing, '--keep')).toContain('--keep needs an amount above $0.00')
  expect(await staff.answer(...nothing)).toMatchObject({ amount: 0, status: 'completed' })
  expect((await staff.lastNote())?.facts).toMatchObject({ amount: 0, policy: 285_000 })
  expect((await emailTo('nothing@mail.example', 'cancel'))?.text).toContain('Module 2')
})

test('refund deducts what was refunded in the provider’s dashboard', async () => {
  const row = await payFor(await order({ email: 'partly@mail.example' }))
  await world.stripe.refunds.create({ payment_intent: row.intentId ?? '', amount: 85_000 })
  await world.deliverAll()
  const all = ['--amount', '2850', '--reason', 'all of it']
  expect(await refused('refund', row.id, ...all)).toContain('At most $2,000.00')
  expect(await staff.answer('refund', row.id)).toMatchObject({ amount: 200_000 })
  expect(await world.registration(row.id)).toMatchObject({ status: 'refunded', refunded: 285_000 })
})

/** A registration of two courses, of which $500 for Module 2 was refunded while both stay. */
async function partlyRefunded(email: string) {
  const owner = await world.person(email)
  const { id } = await world.paidBy(owner, {
    selectedItems: ['module2', 'clinical1'],
    dates: { module2: '2025-09-12', clinical1: '2025-10-16' },
  })
  const keep = (amount: string, ...more: string[]) => [
    ...['refund', id, '--keep', '--amount', amount, '--reason', 'the room was cold', ...more],
  ]
  const left = await world.left('module2')
  expect(await staff.answer(...keep('500', '--course', 'module2'))).toMatchObject({
    amount: 50_000,
    status: 'partially_refunded',
  })
  expect(await world.left('module2')).toBe(left)
  return { owner, id, keep }
}

test('refund --keep is recorded, warns about an earlier refund, and never refunds the whole price', async () => {
  const { id, keep } = await partlyRefunded('kept@mail.example')
  expect((await staff.lastNote())?.verb).toBe('registration.refunded')
  expect(await refused('refund', id, '--keep')).toContain('--keep needs --amount and --reason')
  expect(await refused(...keep('2350.01', '--course', 'module2'))).toContain('At most $2,350.00')
  for (const whole of [keep('2350', '--course', 'module2'), keep('8850')]) {
    expect(await refused(...whole)).toContain('is all that is left of its price')
  }
  const asked = (await staff.academy(keep('500', '--course', 'module2'))).err
  expect(asked).toContain(
    '$500.00 of module2 will be refunded to Alex Rivera, kept@mail.example; nothing is canceled.',
  )
  expect(asked).toContain('$500.00 was refunded for it before.')
  // Of two commands at once, the second knows nothing of the first one's refund.
  const again = {
    registrationId: id,
    items: ['module2' as const],
    amount: 50_000,
    returnedBefore: 0,
    reason: 'x',
  }
  await expect(giveBackByStaff(again, world.context, async () => {})).rejects.toThrow('in the meantime')
})

test('refund --keep shows the amount in the email, the account and the receipts', async () => {
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
  await staff.answer(...keep('200'))
  const ofBoth = await receiptOf(2, 'en')
  for (const words of ['Module 2', 'Clinical 1', '$200.00']) expect(ofBoth).toContain(words)
})

test('after refund --keep the policy applies to the rest of the price', async () => {
  const { id, keep } = await partlyRefunded('kept.rest@mail.example')
  expect(await quoteOf(id)).toMatchObject({ amount: 885_000, lines: [{ amount: 235_000 }, {}] })
  await staff.answer(...keep('200'))
  const shown = (await staff.academy(['registrations', 'show', id])).out
  expect(shown).toMatch(/module2 .*\$2,850.00, .*of it refunded/)
  const { lines, amount } = await quoteOf(id)
  expect(amount).toBe(865_000)
  expect(await refused('refund', id, '--course', 'module2', '--amount', '2850', '--reason', 'x')).toContain(
    `At most ${formatMoney(lines[0].amount)}`,
  )
  expect(await staff.answer('refund', id)).toMatchObject({ amount: 865_000, status: 'refunded' })
  expect(await world.registration(id)).toMatchObject({ received: 935_000, refunded: 935_000 })
  expect(await refused(...keep('1'))).toContain('The registration has no such course.')
})

test('refund --keep works for a completed course, and is refused for a disputed payment', async () => {
  const done = await payFor(
    await order(
      { email: 'kept2@mail.example', selectedItems: ['module1', 'module3'], dates: {} },
      'language=es',
    ),
  )
  await world.desk.complete(done.id, 'module1', '2025-08-01')
  const keep = (id: string) => ['refund', id, '--keep', '--amount', '100', '--reason', 'x'] as const
  expect(await staff.answer(...keep(done.id), '--course', 'module1')).toMatchObject({
    status: 'partially_refunded',
  })
  const spanishEmail = await emailTo('kept2@mail.example', 'goodwill')
  expect(spanishEmail?.text).toMatch(/Módulo 1: .*de \$2,850\.00\sUSD pagados.*\$100\.00/s)
  expect(spanishEmail?.text).not.toContain('Módulo 3')
  const row = await payFor(await order({ email: 'kept3@mail.example' }), '4000000000000259')
  world.clock.pass(60_000)
  await world.deliverAll()
  expect(await refused(...keep(row.id))).toContain('disputed')
  const [dispute] = (await world.stripe.disputes.list({ payment_intent: row.intentId ?? '' })).data
  await world.stripe.disputes.close(dispute?.id ?? '')
  await world.deliverAll()
  expect(await refused(...keep(row.id))).toContain('At most $0.00')
  expect((await staff.academy(['refund', row.id])).err).toContain(
    'will be refunded; the bank has charged the payment back.',
  )
})

test('refund after a lost dispute cancels without a refund and frees the seat', async () => {
  const row = await payFor(await order({ email: 'bank@mail.example', name: 'Bo Lund' }), '4000000000000259')
  world.clock.pass(60_000)
  await world.deliverAll()
  const [dispute] = (await world.stripe.disputes.list({ payment_intent: row.intentId ?? '' })).data
  await world.stripe.disputes.close(dispute?.id ?? '')
  await world.deliverAll()
  const notice = (await world.emails()).find(({ subject }) => subject === 'Dispute lost: Bo Lund')
  const [, command = ''] = notice?.text.match(/\(npm run academy -- (.+?)\)/) ?? []
  expect(command).toBe(`refund ${row.id}`)
  const left = await world.left('module2')
  expect(await staff.answer(...command.split(' '))).toMatchObject({ amount: 0, status: 'completed' })
  expect(await world.left('module2')).toBe(left + 1)
  expect((await emailTo('bank@mail.example', 'cancel'))?.text).toContain('Your bank has already returned')
})

test('refund of a completed course needs complete --undo first', async () => {
  const email = 'unhappy@mail.example'
  const { id } = await payFor(await order({ email, selectedItems: ['module1'], dates: {} }))
  const { code } = await world.desk.complete(id, 'module1', '2025-08-01')
  const whole = ['refund', id, '--amount', '2850', '--reason', 'it was not held as promised']
  expect(await refused(...whole)).toBe(
    'Completed courses cannot be canceled: module1. Refund a part of the price and keep them, or undo the completion before you refund all of it.\n',
  )
  expect(await refused(...whole, '--keep')).toContain('take the completion back and cancel instead')
  await staff.answer('complete', 'module1', '--date', '2025-08-01', '--person', email, '--undo')
  expect(await staff.answer(...whole)).toMatchObject({ amount: 285_000, status: 'refunded' })
  expect((await world.app.inject(`/api/certificates/${code}`)).json().state).toBe('revoked')
  expect((await staff.academy(['check'])).out).not.toContain(id)
})

test('refund retry sends a failed refund again', async () => {
  const row = await payFor(await order({ email: 'fails@mail.example' }), '4000000000005126')
  await staff.answer('refund', row.id)
  world.clock.pass(60_000)
  await world.deliverAll()
  expect(await world.registration(row.id)).toMatchObject({ status: 'needs_review' })
  expect(await staff.answer('refund', 'retry', row.id)).toMatchObject({ status: 'refunded' })
  expect(await staff.lastNote()).toMatchObject({ verb: 'refund.retried' })
  expect(await refused('refund', 'retry', row.id)).toContain('No refund of this registration has failed')
  world.clock.pass(60_000)
  await world.deliverAll()
})

test('refund in the last week cancels without a refund and frees the seat', async () => {
  const late = await payFor(await order({ email: 'late@mail.example' }))
  world.clock.set('2025-09-08T19:00:00Z')
  const left = await world.left('module2')
  const asked = await staff.academy(['refund', late.id])
  expect(asked.err).toContain(
    'the policy no longer gives a refund; use --amount and --reason for another amount.',
  )
  const other = await staff.academy(['refund', late.id, '--amount', '100', '--reason', 'ill'])
  expect(other.err).toContain('$100.00 will be refunded; the policy no longer gives a refund.')
  expect(await staff.answer('refund', late.id)).toMatchObject({ amount: 0, status: 'completed' })
  expect(await world.left('module2')).toBe(left + 1)
  expect(await emailTo('late@mail.example', 'cancel')).toBeDefined()
  world.clock.set('2025-08-01T19:00:00Z')
})

test('refund retry refuses the options of refund', async () => {
  const id = crypto.randomUUID()
  for (const typed of [
    ['refund', 'retry', id, '--keep'],
    ['refund', '--keep', 'retry', id],
  ]) {
    const { exit, err } = await staff.academy([...typed, '--yes'])
    expect({ exit, err }).toEqual({ exit: 2, err: '"refund retry" does not take --keep.\n' })
  }
})
