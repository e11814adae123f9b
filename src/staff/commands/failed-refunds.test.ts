// A refund that the card's bank does not take: it needs a person, and costs nobody a course.

import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RegistrationRow } from '#database/tables/rows/registrations.ts'
import { pollRecentNews } from '#server/checkout/payments/poll.ts'
import { settlePayment } from '#server/checkout/payments/settle-payment.ts'
import { refundOutside } from '#server/checkout/refunds/failed-refunds.ts'
import { mend } from '#server/reconciliation/repair.ts'
import { expectTruth } from '#tests/faults/checkout-reconciliation.ts'
import { type AccountWorld, accountWorld, type Person } from '#tests/support/account.ts'
import { cardWhose } from '#tests/support/checkout.ts'
import { disagreements } from '#tests/support/disagreements.ts'
import { pdfText } from '#tests/support/pdf-text.ts'
import { type Staff, staffOf } from '#tests/support/staff.ts'

const bought = { selectedItems: ['module1', 'clinical1'], dates: { clinical1: '2025-10-16' } }

let world: AccountWorld
let staff: Staff
beforeAll(async () => {
  world = await accountWorld()
  staff = staffOf(world)
})
afterAll(async () => {
  await expectTruth({ ...world, accidents: [] })
  await world.close()
})

const refused = async (...typed: string[]) => (await staff.academy([...typed, '--yes'])).err
const coursesOf = async (owner: Person) => Object.keys((await owner.get('/api/account/active-courses')).body)
const rosterOf = async (course: string, date: string) =>
  (await staff.answer('roster', '--course', course, '--date', date)).map(
    (row: { registration: string }) => row.registration,
  )
const lettersTo = async (email: string) => (await world.mails(email)).map(({ kind }) => kind)

/** Bought two courses with a card that takes no refund, then money of them was to go back. */
async function failing(owner: Person, ...refund: string[]): Promise<RegistrationRow> {
  const { id } = await world.paidBy(owner, bought, cardWhose.refundFailsLater)
  await staff.answer('refund', id, ...refund)
  await hearFromBank()
  const row = await world.registration(id)
  expect(row).toMatchObject({ status: 'needs_review', refunded: 0 })
  return row
}

async function hearFromBank() {
  world.clock.pass(60_000)
  await world.deliverAll()
}

/** Also what had arrived long since. */
async function bankSendsBack(refundId: string) {
  await world.pool.query(
    `insert into card_sandbox.later (due_at, task, object_id) values ($1, 'fail the refund', $2)`,
    [world.clock.now(), refundId],
  )
  await hearFromBank()
}

test('leaves what was not canceled in the account, on the roster, and to be canceled too', async () => {
  const owner = await world.person('rest@mail.example')
  const { id } = await failing(owner, '--course', 'module1')
  expect(await coursesOf(owner)).toEqual(['clinical1'])
  expect(await rosterOf('clinical1', '2025-10-16')).toContain(id)
  const [seen] = (await owner.get('/api/account/registrations')).body
  expect(seen.lines[1].calendar.map((step: { amount: number }) => step.amount)).toEqual([650_000, 325_000])
  const { body: quote } = await owner.get(`/api/account/transactions/${id}/refund-quote`)
  expect(quote).toMatchObject({ amount: 650_000, lines: [{ course: 'clinical1' }] })

  // Canceled now, it goes its own way; what failed goes on needing a person, and both are still owed.
  const cancellation = { items: ['clinical1'], amount: quote.amount }
  const canceled = await owner.call('POST', `/api/account/transactions/${id}/cancel`, cancellation)
  expect(canceled.body).toMatchObject({ status: 'needs_review', refunded: 650_000 })
  expect(await coursesOf(owner)).toEqual([])
})

test('leaves courses that were to stay, to be moved and completed as any other', async () => {
  const owner = await world.person('kept@mail.example')
  const keep = ['--keep', '--course', 'module1', '--amount', '100', '--reason', 'the sound was bad']
  const { id } = await failing(owner, ...keep)
  expect(await coursesOf(owner)).toEqual(['module1', 'clinical1'])
  await staff.answer('sessions', 'add', 'clinical1', '2025-12-04')
  const moved = await owner.call('PUT', `/api/account/registrations/${id}/dates/clinical1`, {
    start: '2025-12-04',
  })
  expect(moved.status).toBe(200)
  const completed = await staff.answer('complete', 'module1', '--date', '2025-08-01', '--person', owner.email)
  expect(completed).toMatchObject([{ registration: id }])
  expect(await coursesOf(owner)).toEqual(['clinical1'])
})

test('whose money staff sent by another way counts as gone back, and is never sent again', async () => {
  const owner = await world.person('outside@mail.example')
  const { id, received, intentId } = await failing(owner)
  const outside = ['refund', 'outside', id, '--how', 'bank transfer 4711']
  expect(await refused('refund', 'outside', id)).toContain('--how')
  expect(await staff.answer(...outside)).toMatchObject({
    amount: received,
    refunded: received,
    status: 'refunded',
  })
  expect((await staff.lastNote())?.what).toContain('went back by another way: bank transfer 4711')
  expect(await lettersTo(owner.email)).toContain('refund-outside')
  const receipt = await owner.get(`/api/account/transactions/${id}/refunds/1.pdf`)
  expect(pdfText(receipt.bytes)).toContain('Settled another way')

  // The provider goes on saying that it failed: late news, the poll and `mend` change nothing.
  await hearFromBank()
  await pollRecentNews(world.checkout)
  await mend(id, world.checkout, { confirm: async () => undefined, note: async () => undefined })
  expect(await world.registration(id)).toMatchObject({ status: 'refunded', refunded: received })
  const sent = await world.stripe.refunds.list({ payment_intent: intentId ?? '' })
  expect(sent.data.map(({ status }) => status)).toEqual(['failed'])
  expect(await refused(...outside)).toContain('No refund of this registration has failed')
  expect(await refused('refund', 'retry', id)).toContain('No refund of this registration has failed')
})

test('of a part, sent by another way, leaves the rest of the payment and its courses', async () => {
  const owner = await world.person('part@mail.example')
  const { id, amount } = await failing(owner, '--course', 'clinical1')
  expect(await staff.answer('refund', 'outside', id, '--how', 'cheque')).toMatchObject({
    amount: 650_000,
    status: 'partially_refunded',
  })
  expect(await coursesOf(owner)).toEqual(['module1'])
  expect(await staff.answer('refund', id)).toMatchObject({ amount: amount - 650_000, status: 'refunded' })
})

test('that was sent again from the provider’s own pages is counted once, and costs no other course', async () => {
  const owner = await world.person('pages@mail.example')
  const { id, amount, intentId } = await failing(owner, '--course', 'clinical1')
  // A part of it first: all of it once more would be too much from then on.
  for (const part of [50_000, 600_000]) {
    await world.stripe.refunds.create({ payment_intent: intentId ?? '', amount: part })
    await world.deliverAll()
    expect(await refused('refund', 'retry', id)).toContain('own pages')
  }
  expect(await world.registration(id)).toMatchObject({ status: 'needs_review', refunded: 650_000 })
  expect(await staff.answer('refund', 'outside', id, '--how', 'the provider’s pages')).toMatchObject({
    refunded: 650_000,
    status: 'partially_refunded',
  })
  expect(await coursesOf(owner)).toEqual(['module1'])
  expect(await staff.answer('refund', id)).toMatchObject({ amount: amount - 650_000, status: 'refunded' })
})

test.each([
  ['sent once more', ['retry'], []],
  ['sent by another way', ['outside'], ['--how', 'cheque']],
])(
  'made on the provider’s own pages is owed whole beside another that arrived there: %s',
  async (_, [verb = ''], how) => {
    const owner = await world.person(`two-${verb}@mail.example`)
    const { id, received, intentId } = await world.paidBy(owner, bought)
    const first = 400_000
    await world.stripe.refunds.create({ payment_intent: intentId ?? '', amount: first })
    await world.deliverAll()
    const second = await world.stripe.refunds.create({ payment_intent: intentId ?? '' })
    await world.deliverAll()
    expect((await world.registration(id)).status).toBe('refunded')
    await bankSendsBack(second.id)
    expect(await world.registration(id)).toMatchObject({ status: 'needs_review', refunded: first })

    expect(await staff.answer('refund', verb, id, ...how)).toMatchObject({
      status: 'refunded',
      refunded: received,
    })
    // The other comes back too, long after: that, and no more, is owed again.
    const { data } = await world.stripe.refunds.list({ payment_intent: intentId ?? '' })
    await bankSendsBack(data.find(({ amount }) => amount === first)?.id ?? '')
    expect(await world.registration(id)).toMatchObject({ status: 'needs_review', refunded: received - first })
    expect(await staff.answer('refund', 'retry', id)).toMatchObject({
      status: 'refunded',
      refunded: received,
    })
  },
)

test('is written down for what was confirmed, and nothing that failed since', async () => {
  const { id } = await failing(await world.person('since@mail.example'), '--course', 'clinical1')
  const confirmed = { registrationId: id, amount: 100_000, how: 'cheque' }
  await expect(refundOutside(confirmed, world.checkout, async () => {})).rejects.toThrow('look at it again')
  expect(await world.registration(id)).toMatchObject({ status: 'needs_review', refunded: 0 })
})

test('because a dispute was lost is not sent, and is closed without a letter of money that nobody sent', async () => {
  const owner = await world.person('disputes@mail.example')
  const course = { selectedItems: ['module3'], dates: { module3: '2026-01-23' } }
  const { id, received, intentId } = await world.paidBy(owner, course, '4000000000000259')
  await hearFromBank()
  await staff.answer('cancel-session', 'module3', '2026-01-23')
  const [dispute] = (await world.stripe.disputes.list({ payment_intent: intentId ?? '' })).data
  await world.stripe.disputes.close(dispute?.id ?? '')
  await world.deliverAll()
  expect(await world.registration(id)).toMatchObject({ status: 'needs_review', dispute: 'lost' })
  expect((await world.stripe.refunds.list({ payment_intent: intentId ?? '' })).data).toEqual([])
  expect(await staff.answer('refund', 'outside', id, '--how', 'returned by the bank')).toMatchObject({
    refunded: received,
    status: 'refunded',
  })
  expect(await lettersTo(owner.email)).not.toContain('refund-outside')
})

/** Of two courses one is canceled; before its money goes, a bank takes so much of the payment. */
async function takenByBank(owner: Person, lost: number): Promise<RegistrationRow> {
  const opened = await world.opened({ ...bought, email: owner.email }, { bearer: owner.token() })
  const [intentId = ''] = opened.clientSecret.split('_secret_')
  await world.stripe.paymentIntents.update(intentId, { metadata: { sandbox_disputes: `${lost}` } })
  await world.pay(opened.clientSecret, '4000000000000259')
  await world.deliverAll()
  world.clock.pass(60_000)
  await world.cardSandbox.work()
  await staff.answer('refund', opened.registrationId, '--course', 'module1')
  const [dispute] = (await world.stripe.disputes.list({ payment_intent: intentId })).data
  await world.stripe.disputes.close(dispute?.id ?? '')
  await world.deliverAll()
  const row = await world.registration(opened.registrationId)
  expect(row).toMatchObject({ status: 'needs_review', refunded: 0, returnedByBank: lost })
  return row
}

test.each([
  ['was returned by the bank', 300_000, '2850', [], 635_000],
  ['was returned by the bank in part', 100_000, '1000', ['$1,850.00'], 650_000],
  ['was sent besides what the bank returned', 300_000, '0', ['$2,850.00'], 350_000],
])('that %s counts once, and only what was sent is told', async (_, lost, byBank, told, left) => {
  const owner = await world.person(`by-bank-${left}@mail.example`)
  const { id } = await takenByBank(owner, lost)
  const outside = ['refund', 'outside', id, '--how', 'as the bank says']
  expect(await refused(...outside)).toContain('--by-bank says how much of what failed that was, $0.00 to $')
  expect(await refused(...outside, '--by-bank', '3000.01')).toContain('--by-bank says')
  expect(await staff.answer(...outside, '--by-bank', byBank)).toMatchObject({
    amount: 285_000,
    refunded: 285_000,
    status: 'partially_refunded',
  })
  const letters = (await world.mails(owner.email)).filter(({ kind }) => kind === 'refund-outside')
  expect(letters.map(({ text }) => /\$[\d,.]+\d/.exec(text)?.[0])).toEqual(told)
  await hearFromBank()
  await mend(id, world.checkout, { confirm: async () => undefined, note: async () => undefined })
  expect(await staff.answer('refund', id)).toMatchObject({ amount: left })
  expect(await lettersTo(owner.email)).toHaveLength(3 + told.length)
})

test('that was returned by the bank is told among what it has returned, where it takes more', async () => {
  const { id, intentId } = await takenByBank(await world.person('more@mail.example'), 300_000)
  const { provider } = world.checkout
  const { disputesOf } = provider
  const another = { id: 'dp_another', amount: 100_000, state: 'lost', onlyAsked: false } as const
  const both = async (intent: string) => [another, ...(await disputesOf(intent))]
  const outside = ['refund', 'outside', id, '--how', 'returned by the bank', '--by-bank', '2850']
  // Returned while the command runs, it might be what the command settles.
  provider.disputesOf = (intent) => {
    provider.disputesOf = both
    return disputesOf(intent)
  }
  expect(await refused(...outside)).toContain('Something happened to it meanwhile')
  provider.disputesOf = disputesOf
  await staff.answer(...outside)
  provider.disputesOf = both
  await settlePayment(intentId ?? '', world.checkout)
  const letters = (await world.mails('registration@academy.example')).filter(({ text }) => text.includes(id))
  expect(letters.find(({ text }) => text.includes('about $1,000.00 of the payment'))?.text).toContain(
    'of $9,350.00 the bank has returned $4,000.00.',
  )
  provider.disputesOf = disputesOf
  await settlePayment(intentId ?? '', world.checkout)
})

/** The lost dispute is another after all; for a moment only, since the sandbox knows no such turn. */
async function whileTurned(to: 'won' | 'open', { intentId }: RegistrationRow, work: () => Promise<void>) {
  const { provider } = world.checkout
  const { disputesOf } = provider
  provider.disputesOf = async (intent) => {
    const disputes = await disputesOf(intent)
    return intent === intentId ? disputes.map((dispute) => ({ ...dispute, state: to })) : disputes
  }
  await work().finally(() => {
    provider.disputesOf = disputesOf
  })
  await settlePayment(intentId ?? '', world.checkout)
}

const owedAgain = async (id: string) =>
  (await world.mails('registration@academy.example')).filter(
    ({ subject, text }) => subject.startsWith('Refund owed again') && text.includes(id),
  )

test('that was returned by a bank is owed again where the bank takes it again, and can be sent once more', async () => {
  const owner = await world.person('turned@mail.example')
  const row = await takenByBank(owner, 285_000)
  const { id, intentId } = row
  const outside = ['refund', 'outside', id, '--how', 'returned by the bank', '--by-bank', '2850']
  expect(await staff.answer(...outside)).toMatchObject({ refunded: 285_000, status: 'partially_refunded' })
  await whileTurned('won', row, async () => {
    expect(await disagreements(world.checkout)).toEqual([
      expect.stringContaining(
        'is won at the provider, with $0.00 taken; the registration says lost, with $2,850.00',
      ),
    ])
    for (let times = 0; times < 2; times++) await settlePayment(intentId ?? '', world.checkout)
    expect(await world.registration(id)).toMatchObject({
      status: 'needs_review',
      refunded: 0,
      dispute: 'won',
      returnedByBank: 0,
    })
    const [letter, ...more] = await owedAgain(id)
    expect(more).toEqual([])
    expect(letter?.subject).toContain('$2,850.00')
    expect(letter?.text).toContain(`refund retry ${id}`)
    expect(await staff.answer('refund', 'retry', id)).toMatchObject({
      status: 'partially_refunded',
      refunded: 285_000,
    })
    expect(await disagreements(world.checkout)).toEqual([])
  })
})

test('of which a bank takes again a part goes on counting as settled, and the owner is asked to send that part', async () => {
  const row = await takenByBank(await world.person('turned-part@mail.example'), 100_000)
  const { id, intentId } = row
  await staff.answer('refund', 'outside', id, '--how', 'cheque', '--by-bank', '1000')
  await whileTurned('won', row, async () => {
    for (let times = 0; times < 2; times++) await settlePayment(intentId ?? '', world.checkout)
    expect(await world.registration(id)).toMatchObject({ status: 'partially_refunded', refunded: 285_000 })
    const letters = await owedAgain(id)
    expect(letters.map(({ subject }) => /\$[\d,.]+/.exec(subject)?.[0])).toEqual(['$1,000.00'])
    expect(letters[0]?.text).toContain('nothing has to be written down')
    expect(await disagreements(world.checkout)).toEqual([])
  })
})

test('that was returned by a bank stays so while the dispute is open once more', async () => {
  const row = await takenByBank(await world.person('reopened@mail.example'), 285_000)
  const { id } = row
  await staff.answer('refund', 'outside', id, '--how', 'returned by the bank', '--by-bank', '2850')
  await whileTurned('open', row, async () => {
    await settlePayment(row.intentId ?? '', world.checkout)
    expect(await world.registration(id)).toMatchObject({ dispute: 'open', refunded: 285_000 })
    expect(await disagreements(world.checkout)).toEqual([])
  })
  expect(await owedAgain(id)).toEqual([])
})

test('of somebody who was erased meanwhile is settled without a letter to nobody', async () => {
  const { id, received } = await failing(await world.person('erased@mail.example'))
  await world.database.updateTable('registrations').set({ email: '' }).where('id', '=', id).execute()
  expect(await staff.answer('refund', 'outside', id, '--how', 'cheque')).toMatchObject({ refunded: received })
  expect(await lettersTo('')).toEqual([])
})
