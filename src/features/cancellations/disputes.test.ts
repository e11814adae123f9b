import { afterAll, describe, expect, test } from 'vitest'
import { answerDate } from '#features/dates/answer-date.ts'
import { cancelDate } from '#features/dates/cancel-date.ts'
import { pollOpenPayments, pollRecentEvents } from '#features/payments/poll.ts'
import { settlePayment } from '#features/payments/settle-payment.ts'
import { refundsOf } from '#features/refunds/refunds.queries.ts'
import { cardWhose, checkoutWorld, rivera, twoCourses } from '#tests/support/checkout.ts'
import { disagreements } from '#tests/support/disagreements.ts'
import { resetBeforeEachTest } from '#tests/support/fresh-state.ts'

const world = await checkoutWorld()
await resetBeforeEachTest(world)
afterAll(() => world.close())

describe('a dispute', () => {
  test('is flagged, notifies the owner and blocks cancellations until it is decided', async () => {
    const row = await world.paid({}, cardWhose.paymentIsDisputed)
    world.clock.pass(60_000)
    await world.deliverAll()
    expect(await world.registration(row.id)).toMatchObject({ status: 'completed', dispute: 'open' })
    expect(await world.cancel(row, ['module2'], 285_000)).toMatchObject({
      status: 409,
      body: { code: 'disputed' },
    })
    const [dispute] = (await world.stripe.disputes.list({ payment_intent: row.intentId ?? '' })).data
    await world.stripe.disputes.update(dispute?.id ?? '', {
      evidence: { uncategorized_text: 'winning_evidence' },
    })
    await world.deliverAll()
    expect(await world.registration(row.id)).toMatchObject({ status: 'completed', dispute: 'won' })
    const subjects = (await world.emails('registration@academy.example')).map((email) => email.subject)
    expect(subjects).toEqual(
      expect.arrayContaining(['Dispute open: Alex Rivera', 'Dispute won: Alex Rivera']),
    )
    expect((await world.cancel(row, ['module2'], 285_000)).body.status).toBe('refunded')
  })

  test('that is lost blocks every refund, by the registrant and by the academy', async () => {
    const row = await world.paid(twoCourses, cardWhose.paymentIsDisputed)
    world.clock.pass(60_000)
    await world.deliverAll()
    const [dispute] = (await world.stripe.disputes.list({ payment_intent: row.intentId ?? '' })).data
    await world.stripe.disputes.update(dispute?.id ?? '', {
      evidence: { uncategorized_text: 'losing_evidence' },
    })
    await world.deliverAll()
    expect(await world.registration(row.id)).toMatchObject({ dispute: 'lost' })
    expect(await world.quoteOf(row)).toMatchObject({
      amount: 0,
      lines: [{ rule: 'disputed' }, { rule: 'disputed' }],
    })
    const shown = (await world.app.inject(world.linkOf(row))).json()
    expect(shown.lines).toMatchObject([{ calendar: [] }, { calendar: [] }])
    expect((await world.cancel(row, ['module2'], 0)).status).toBe(200)
    const clinical = { course: 'clinical1', start: '2025-10-16', moveTo: null } as const
    const [outcome] = await cancelDate(clinical, world.context, async () => {})
    expect(outcome).toMatchObject({ refund: 0, answerBy: null })
    expect(await refundsOf(world.database, row.id)).toEqual([])
    const emails = (await world.emails(rivera.email)).filter(({ kind }) => kind === 'cancel')
    expect(emails).toHaveLength(2)
    for (const { text } of emails) expect(text).toContain('Your bank has already returned this payment')
  })

  test('that is lost about a part leaves the rest refundable, and parts of several disputes add up', async () => {
    const opened = await world.opened(twoCourses)
    const [intentId = ''] = opened.clientSecret.split('_secret_')
    await world.stripe.paymentIntents.update(intentId, { metadata: { sandbox_disputes: '400000,35000,100' } })
    await world.pay(opened.clientSecret, cardWhose.paymentIsDisputed)
    world.clock.pass(60_000)
    await world.deliverAll()
    const disputes = (await world.stripe.disputes.list({ payment_intent: intentId })).data
    const decide = async (amount: number, verdict: string) => {
      const { id = '' } = disputes.find((one) => one.amount === amount) ?? {}
      await world.stripe.disputes.update(id, { evidence: { uncategorized_text: verdict } })
      await world.deliverAll()
      return world.registration(opened.registrationId)
    }
    const row = await decide(400_000, 'losing_evidence')
    expect(row).toMatchObject({ dispute: 'open', chargedBack: 400_000 })
    expect((await world.cancel(row, ['module2'], 285_000)).status).toBe(409)
    await decide(35_000, 'losing_evidence')
    const decided = await decide(100, 'winning_evidence')
    expect(decided).toMatchObject({ status: 'completed', dispute: 'lost', chargedBack: 435_000 })
    const notices = (await world.emails('registration@academy.example')).filter(({ subject }) =>
      subject.startsWith('Dispute'),
    )
    const ofOne = (subject: string) =>
      notices
        .filter((email) => email.subject === subject)
        .map(({ text }) => / about (\S+) of the/.exec(text)?.[1])
    expect(ofOne('Dispute open: Alex Rivera').sort()).toEqual(['$1.00', '$350.00', '$4,000.00'])
    expect(ofOne('Dispute lost: Alex Rivera').sort()).toEqual(['$350.00', '$4,000.00'])
    expect(ofOne('Dispute won: Alex Rivera')).toEqual(['$1.00'])
    expect(notices).toHaveLength(6)

    const shown = (await world.app.inject(world.linkOf(row))).json()
    expect(shown.lines).toMatchObject([
      { calendar: [{ amount: 285_000 }, { amount: 142_500 }] },
      { calendar: [{ amount: 500_000 }, { amount: 325_000 }] },
    ])
    expect(await world.quoteOf(row)).toMatchObject({
      amount: 500_000,
      lines: [
        { amount: 285_000, rule: 'full' },
        { amount: 500_000, rule: 'rest' },
      ],
    })
    expect((await world.cancel(row, ['module2'], 285_000)).body).toMatchObject({ refunded: 285_000 })
    expect((await world.cancel(row, ['clinical1'], 215_000)).body).toMatchObject({
      status: 'partially_refunded',
      refunded: 500_000,
    })
    const emails = (await world.emails(rivera.email)).filter(({ kind }) => kind === 'cancel')
    expect(emails.map(({ subject }) => subject)).toEqual([
      expect.stringContaining('$2,850.00'),
      expect.stringContaining('$2,150.00'),
    ])
    for (const { text } of emails) expect(text).not.toContain('your bank')
    const toOwner = (await world.emails('registration@academy.example')).map(({ text }) => text)
    expect(toOwner.join()).not.toContain('nothing more is refunded')
    expect(await disagreements(world.context)).toEqual([])
  })

  test.each([
    ['by blocking it costs nothing', 'block', { dispute: 'won', chargedBack: 0 }, 285_000],
    ['by returning the money counts as lost', 'resolution', { dispute: 'lost', chargedBack: 285_000 }, 0],
  ])('that the network prevented %s', async (_, sandbox_prevented, recorded, amount) => {
    const opened = await world.opened()
    const [intentId = ''] = opened.clientSecret.split('_secret_')
    await world.stripe.paymentIntents.update(intentId, { metadata: { sandbox_prevented } })
    await world.pay(opened.clientSecret, cardWhose.paymentIsDisputed)
    world.clock.pass(60_000)
    await world.deliverAll()
    const row = await world.registration(opened.registrationId)
    expect(row).toMatchObject(recorded)
    expect(await world.quoteOf(row)).toMatchObject({ amount })
    expect((await world.cancel(row, ['module2'], amount)).body).toMatchObject({ refunded: amount })
  })

  test.each([
    ['more', 700_000, 'the bank has returned $7,000.00 already, and $2,350.00 is left', '$500.00'],
    ['less', 300_000, 'the bank has returned $3,000.00 already, and $6,350.00 is left', '$0.00'],
  ])(
    'that is lost about a part holds back an earlier refund of %s than is left',
    async (_, lost, words, least) => {
      const opened = await world.opened(twoCourses)
      const [intentId = ''] = opened.clientSecret.split('_secret_')
      await world.stripe.paymentIntents.update(intentId, { metadata: { sandbox_disputes: `${lost}` } })
      await world.pay(opened.clientSecret, cardWhose.paymentIsDisputed)
      await world.deliverAll()
      const row = await world.registration(opened.registrationId)
      world.clock.pass(60_000)
      await world.cardSandbox.work()
      // The cancellation is decided before we know about the dispute, and the provider refuses refunds meanwhile.
      expect((await world.cancel(row, ['module2'], 285_000)).body).toMatchObject({ status: 'refund_pending' })
      const [dispute] = (await world.stripe.disputes.list({ payment_intent: intentId })).data
      await world.stripe.disputes.update(dispute?.id ?? '', {
        evidence: { uncategorized_text: 'losing_evidence' },
      })
      await world.deliverAll()
      expect(await world.registration(row.id)).toMatchObject({
        status: 'needs_review',
        chargedBack: lost,
      })
      expect(await refundsOf(world.database, row.id)).toMatchObject([{ state: 'failed' }])
      const emails = await world.emails('registration@academy.example')
      const failed = emails.find(({ subject }) => subject.startsWith('Refund failed'))
      expect(failed?.text).toContain(words)
      expect(failed?.text).toContain('with $2,850.00 as returned by the bank')
      expect(failed?.text).toContain(`with ${least} as returned by the bank.`)
    },
  )

  test('that is only an inquiry blocks no refund, and a full refund ends the inquiry', async () => {
    const opened = await world.opened(twoCourses)
    const [intentId = ''] = opened.clientSecret.split('_secret_')
    await world.stripe.paymentIntents.update(intentId, { metadata: { sandbox_inquiry: 'true' } })
    await world.pay(opened.clientSecret, cardWhose.paymentIsDisputed)
    world.clock.pass(60_000)
    await world.deliverAll()
    const row = await world.registration(opened.registrationId)
    expect(row).toMatchObject({ status: 'completed', dispute: 'inquiry', chargedBack: 0 })
    expect((await world.cancel(row, ['module2'], 285_000)).body).toMatchObject({
      status: 'partially_refunded',
      refunded: 285_000,
    })
    expect((await world.registration(row.id)).dispute).toBe('inquiry')
    world.clock.pass(60_000)
    const clinical = { course: 'clinical1', start: '2025-10-16', moveTo: null } as const
    await cancelDate(clinical, world.context, async () => {})
    const answer = { registrationId: row.id, course: 'clinical1', answer: 'card' } as const
    await answerDate(answer, world.context)
    await pollOpenPayments(world.context)
    await world.deliverAll()
    expect(await world.registration(row.id)).toMatchObject({
      status: 'refunded',
      refunded: 935_000,
      dispute: 'won',
    })
    const expectNotices = async (...expected: string[]) => {
      const subjects = (await world.emails('registration@academy.example')).map((email) => email.subject)
      expect(subjects.filter((subject) => /Inquiry|Dispute/.test(subject))).toEqual(expected)
    }
    await expectNotices('Inquiry of a bank: Alex Rivera', 'Inquiry ended: Alex Rivera')
    // An inquiry that ended without a webhook.
    await world.database.updateTable('disputes').set({ state: 'inquiry' }).execute()
    world.clock.pass(60_000)
    await settlePayment(intentId, world.context)
    const ended = 'Inquiry ended: Alex Rivera'
    await expectNotices('Inquiry of a bank: Alex Rivera', ended, ended)
    expect(await disagreements(world.context)).toEqual([])
  })

  test('that is reopened after a decision notifies the owner again, once for each state', async () => {
    const row = await world.paid({}, cardWhose.paymentIsDisputed)
    world.clock.pass(60_000)
    await world.deliverAll()
    const { provider } = world.context
    const disputesOf = provider.disputesOf
    const [dispute] = await disputesOf(row.intentId ?? '')
    for (const state of ['won', 'open', 'lost'] as const) {
      world.clock.pass(60_000)
      provider.disputesOf = async () => [{ id: dispute?.id ?? '', amount: 285_000, state, onlyAsked: false }]
      for (let times = 0; times < 2; times++) await settlePayment(row.intentId ?? '', world.context)
    }
    provider.disputesOf = disputesOf
    const subjects = (await world.emails('registration@academy.example')).map((email) => email.subject)
    expect(subjects.filter((subject) => subject.startsWith('Dispute'))).toEqual(
      ['open', 'won', 'open', 'lost'].map((state) => `Dispute ${state}: Alex Rivera`),
    )
  })

  test('whose webhook is lost is found by the hourly poll', async () => {
    const row = await world.paid({}, cardWhose.paymentIsDisputed)
    world.clock.pass(60_000)
    await world.cardSandbox.work()
    await pollRecentEvents(world.context)
    expect((await world.registration(row.id)).dispute).toBe('open')
  })
})
