// Refunds of a payment that the bank has charged back, in whole or in part.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { settlePayment } from '#features/payments/settle-payment.ts'
import { repair } from '#features/reconciliation/repair.ts'
import { expectReconciled } from '#tests/faults/checkout-reconciliation.ts'
import { type AccountWorld, accountWorld, type Person } from '#tests/support/account.ts'
import type { WithMoney } from '#tests/support/checkout.ts'
import { disagreements } from '#tests/support/disagreements.ts'

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

const emailKindsTo = async (email: string) => (await world.emails(email)).map(({ kind }) => kind)

async function deliverBankEvents() {
  world.clock.pass(60_000)
  await world.deliverAll()
}

test('after a lost dispute nothing is sent, and recording that sends no email', async () => {
  const owner = await world.person('disputes@mail.example')
  const course = { selectedItems: ['module3'], dates: { module3: '2026-01-23' } }
  const { id, received, intentId } = await world.paidBy(owner, course, '4000000000000259')
  await desk.cancelDate('module3', '2026-01-23')
  // The bank's claim is not known yet. It is found before the refund is sent.
  world.clock.pass(60_000)
  await world.cardSandbox.work()
  await owner.call('POST', `/api/account/registrations/${id}/answers/module3`, { answer: 'card' })
  await deliverBankEvents()
  const [dispute] = (await world.stripe.disputes.list({ payment_intent: intentId ?? '' })).data
  await world.stripe.disputes.update(dispute?.id ?? '', {
    evidence: { uncategorized_text: 'losing_evidence' },
  })
  await world.deliverAll()
  expect(await world.registration(id)).toMatchObject({ status: 'needs_review', dispute: 'lost' })
  expect((await world.stripe.refunds.list({ payment_intent: intentId ?? '' })).data).toEqual([])
  expect(await desk.refundOutside(id)).toMatchObject({
    refunded: received,
    status: 'refunded',
  })
  expect(await emailKindsTo(owner.email)).not.toContain('refund-outside')
})

/** Cancels one of two courses; before its refund is sent, a chargeback takes `lost` from the payment. */
async function chargedBack(owner: Person, lost: number): Promise<WithMoney> {
  const opened = await world.opened({ ...bought, email: owner.email }, { bearer: owner.token() })
  const [intentId = ''] = opened.clientSecret.split('_secret_')
  await world.stripe.paymentIntents.update(intentId, { metadata: { sandbox_disputes: `${lost}` } })
  await world.pay(opened.clientSecret, '4000000000000259')
  await world.deliverAll()
  world.clock.pass(60_000)
  await world.cardSandbox.work()
  await desk.refund(opened.registrationId, { course: 'module1' })
  const [dispute] = (await world.stripe.disputes.list({ payment_intent: intentId })).data
  await world.stripe.disputes.update(dispute?.id ?? '', {
    evidence: { uncategorized_text: 'losing_evidence' },
  })
  await world.deliverAll()
  const row = await world.registration(opened.registrationId)
  expect(row).toMatchObject({ status: 'needs_review', refunded: 0, chargedBack: lost })
  return row
}

test.each([
  ['a chargeback returned', 300_000, 285_000, [], 635_000],
  ['a chargeback returned in part', 100_000, 100_000, ['$1,850.00'], 650_000],
  ['staff sent in addition to a chargeback', 300_000, 0, ['$2,850.00'], 350_000],
])(
  'refund made offline counts money that %s once, and the email names only what staff sent',
  async (_, lost, byBank, told, left) => {
    const owner = await world.person(`by-bank-${left}@mail.example`)
    const { id } = await chargedBack(owner, lost)
    const unclear = 'how much of what failed that was, $0.00 to $'
    await expect(desk.refundOutside(id)).rejects.toThrow(unclear)
    await expect(desk.refundOutside(id, 300_001)).rejects.toThrow(unclear)
    expect(await desk.refundOutside(id, byBank)).toMatchObject({
      amount: 285_000,
      refunded: 285_000,
      status: 'partially_refunded',
    })
    const emails = (await world.emails(owner.email)).filter(({ kind }) => kind === 'refund-outside')
    expect(emails.map(({ text }) => /\$[\d,.]+\d/.exec(text)?.[0])).toEqual(told)
    await deliverBankEvents()
    await repair(id, world.context, { confirm: async () => undefined, note: async () => undefined })
    expect(await desk.refund(id)).toMatchObject({ amount: left })
    expect(await emailKindsTo(owner.email)).toHaveLength(3 + told.length)
  },
)

test('a second chargeback is reported to the owner with the sum of both', async () => {
  const { id, intentId } = await chargedBack(await world.person('more@mail.example'), 300_000)
  const { provider } = world.context
  const { disputesOf } = provider
  const another = { id: 'dp_another', amount: 100_000, state: 'lost', onlyAsked: false } as const
  const both = async (intent: string) => [another, ...(await disputesOf(intent))]
  // A chargeback that arrives meanwhile might be the amount that it settles.
  provider.disputesOf = (intent) => {
    provider.disputesOf = both
    return disputesOf(intent)
  }
  await expect(desk.refundOutside(id, 285_000)).rejects.toThrow('It changed in the meantime')
  provider.disputesOf = disputesOf
  await desk.refundOutside(id, 285_000)
  provider.disputesOf = both
  await settlePayment(intentId ?? '', world.context)
  const emails = (await world.emails('registration@academy.example')).filter(({ text }) => text.includes(id))
  expect(emails.find(({ text }) => text.includes('about $1,000.00 of the payment'))?.text).toContain(
    'of $9,350.00 the bank has returned $4,000.00.',
  )
  provider.disputesOf = disputesOf
  await settlePayment(intentId ?? '', world.context)
})

/** Gives the lost dispute another state for a moment, because the sandbox cannot reverse one. */
async function whileDisputeIs(to: 'won' | 'open', { intentId }: WithMoney, work: () => Promise<void>) {
  const { provider } = world.context
  const { disputesOf } = provider
  provider.disputesOf = async (intent) => {
    const disputes = await disputesOf(intent)
    return intent === intentId ? disputes.map((dispute) => ({ ...dispute, state: to })) : disputes
  }
  await work().finally(() => {
    provider.disputesOf = disputesOf
  })
  await settlePayment(intentId ?? '', world.context)
}

const owedAgain = async (id: string) =>
  (await world.emails('registration@academy.example')).filter(
    ({ subject, text }) => subject.startsWith('Refund owed again') && text.includes(id),
  )

test('a reversed chargeback makes the refund owed again, and it is sent again', async () => {
  const owner = await world.person('turned@mail.example')
  const row = await chargedBack(owner, 285_000)
  const { id, intentId } = row
  expect(await desk.refundOutside(id, 285_000)).toMatchObject({
    refunded: 285_000,
    status: 'partially_refunded',
  })
  await whileDisputeIs('won', row, async () => {
    expect(await disagreements(world.context)).toEqual([
      expect.stringMatching(
        /lacks what the provider reports: \$2,850.00 from refund_payable to write_off for refund:\S+; \$2,850.00 from disputed to provider for du_\w+; \$2,850.00 from write_off to disputed for du_\w+\.$/,
      ),
    ])
    for (let times = 0; times < 2; times++) await settlePayment(intentId ?? '', world.context)
    expect(await world.registration(id)).toMatchObject({
      status: 'needs_review',
      refunded: 0,
      dispute: 'won',
      chargedBack: 0,
    })
    const [sentEmail, ...more] = await owedAgain(id)
    expect(more).toEqual([])
    expect(sentEmail?.subject).toContain('$2,850.00')
    expect(sentEmail?.text).toContain('send it again in the office')
    expect(await desk.retryRefund(id)).toMatchObject({
      status: 'partially_refunded',
      refunded: 285_000,
    })
    expect(await disagreements(world.context)).toEqual([])
  })
})

test('a partly reversed chargeback is owed again until staff record that it was made offline', async () => {
  const owner = await world.person('turned-part@mail.example')
  const row = await chargedBack(owner, 100_000)
  const { id, intentId } = row
  await desk.refundOutside(id, 100_000)
  await whileDisputeIs('won', row, async () => {
    for (let times = 0; times < 2; times++) await settlePayment(intentId ?? '', world.context)
    expect(await world.registration(id)).toMatchObject({ status: 'needs_review', refunded: 185_000 })
    const emails = await owedAgain(id)
    expect(emails.map(({ subject }) => /\$[\d,.]+/.exec(subject)?.[0])).toEqual(['$1,000.00'])
    expect(emails[0]?.text).toContain('record that in the office')
    expect(await disagreements(world.context)).toEqual([])
    await expect(desk.retryRefund(id)).rejects.toThrow('or offline')
    expect(await desk.refundOutside(id)).toMatchObject({
      amount: 100_000,
      refunded: 285_000,
      status: 'partially_refunded',
    })
    const told = (await world.emails(owner.email)).filter(({ kind }) => kind === 'refund-outside')
    expect(told.map(({ subject }) => /\$[\d,.]+/.exec(subject)?.[0])).toEqual(['$1,850.00', '$1,000.00'])
    expect(await disagreements(world.context)).toEqual([])
  })
})

test('a reopened dispute leaves the refund settled', async () => {
  const row = await chargedBack(await world.person('reopened@mail.example'), 285_000)
  const { id } = row
  await desk.refundOutside(id, 285_000)
  await whileDisputeIs('open', row, async () => {
    await settlePayment(row.intentId ?? '', world.context)
    expect(await world.registration(id)).toMatchObject({ dispute: 'open', refunded: 285_000 })
    expect(await disagreements(world.context)).toEqual([])
  })
  expect(await owedAgain(id)).toEqual([])
})
