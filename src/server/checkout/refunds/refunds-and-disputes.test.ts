import { afterAll, describe, expect, test } from 'vitest'
import { refundsOf } from '#database/refunds.ts'
import { changeRegistration, type RegistrationRow } from '#database/registrations.ts'
import { days } from '#domain/days.ts'
import { beginEachTestAnew } from '#tests/support/anew.ts'
import { checkoutWorld, rivera } from '#tests/support/checkout.ts'
import { checkTruth } from '../../truth/check-truth.ts'
import { cancelDate } from '../dates/cancel-session.ts'
import { pollOpenPayments, pollRecentNews } from '../payments/poll.ts'
import { settlePayment } from '../payments/settle-payment.ts'
import { retryRefund } from './failed-refunds.ts'

const world = await checkoutWorld()
await beginEachTestAnew(world)
afterAll(() => world.close())

const refundArrivesLater = '4000000000007726'
const refundFailsLater = '4000000000005126'
const disputed = '4000000000000259'

const linkOf = ({ id }: RegistrationRow) =>
  `/api/registrations/${world.checkout.links.sign('registration', id)}`
const quoteOf = async (row: RegistrationRow) => (await world.app.inject(`${linkOf(row)}/refund-quote`)).json()
const cancel = (row: RegistrationRow, items: string[], amount: number) =>
  world.post(`${linkOf(row)}/cancel`, { items, amount })

async function found(): Promise<string[]> {
  const sentences: string[] = []
  for await (const { sentence } of checkTruth(world.checkout, { since: new Date(0), patience: 0 })) {
    sentences.push(sentence)
  }
  return sentences
}

const both = {
  selectedItems: ['module2', 'clinical1'],
  dates: { module2: '2025-09-12', clinical1: '2025-10-16' },
}

describe('a guest’s link', () => {
  test('shows the registration with its lines and refund calendar', async () => {
    const row = await world.paid()
    const shown = (await world.app.inject(linkOf(row))).json()
    expect(shown).toMatchObject({
      status: 'completed',
      amount: 285_000,
      receiptNumber: 'BHIA-2025-0001',
      lines: [
        {
          course: 'module2',
          start: '2025-09-12',
          state: 'active',
          calendar: [
            { lastDay: '2025-08-28', amount: 285_000 },
            { lastDay: '2025-09-05', amount: 142_500 },
          ],
        },
      ],
    })
  })

  test('that was not signed here is 404 on every call', async () => {
    const forged = `/api/registrations/${'A'.repeat(43)}`
    expect((await world.app.inject(forged)).statusCode).toBe(404)
    expect((await world.app.inject(`${forged}/refund-quote`)).statusCode).toBe(404)
    expect((await world.post(`${forged}/cancel`, { items: ['module2'], amount: 0 })).status).toBe(404)
  })
})

describe('a cancellation', () => {
  test('of the whole gives back what was quoted, ends the courses and frees the seats', async () => {
    const row = await world.paid(both)
    expect(await quoteOf(row)).toEqual({
      lines: [
        { course: 'module2', amount: 285_000, rule: 'full' },
        { course: 'clinical1', amount: 650_000, rule: 'full' },
      ],
      amount: 935_000,
      left: 935_000,
      policyVersion: '2025-1',
    })
    const answer = await cancel(row, ['module2', 'clinical1'], 935_000)
    expect(answer).toMatchObject({ status: 200, body: { status: 'refunded', refunded: 935_000 } })
    expect(await world.left('module2')).toBe(6)
    expect((await world.mails(rivera.email)).map((mail) => mail.kind)).toEqual(['cancel', 'confirmation'])
  })

  test('of one line leaves the other, and half comes back in the second week', async () => {
    const row = await world.paid(both)
    world.clock.set('2025-09-01T19:00:00Z')
    const answer = await cancel(row, ['module2'], 142_500)
    expect(answer.body).toMatchObject({
      status: 'partially_refunded',
      refunded: 142_500,
      lines: [
        { course: 'module2', state: 'canceled', refunded: 142_500 },
        { course: 'clinical1', state: 'active' },
      ],
    })
    expect(await world.left('clinical1', '2025-10-16')).toBe(5)
  })

  test('for another amount than is due is refused with the right one, and nothing happens', async () => {
    const row = await world.paid()
    world.clock.set('2025-09-01T19:00:00Z')
    const answer = await cancel(row, ['module2'], 285_000)
    expect(answer).toMatchObject({ status: 409, body: { code: 'amount_changed' } })
    expect(answer.body.error).toContain('$1,425.00')
    expect((await world.registration(row.id)).status).toBe('completed')
  })

  test('in the last week gives nothing back and is done all the same', async () => {
    const row = await world.paid()
    world.clock.set('2025-09-08T19:00:00Z')
    expect(await cancel(row, ['module2'], 0)).toMatchObject({
      status: 200,
      body: { status: 'completed', refunded: 0 },
    })
    expect(await refundsOf(world.database, row.id)).toEqual([])
    expect(await world.left('module2')).toBe(6)
  })

  test('of a line twice, at once or later, pays once', async () => {
    const row = await world.paid(both)
    const answers = await Promise.all(Array.from({ length: 5 }, () => cancel(row, ['module2'], 285_000)))
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409, 409, 409])
    expect((await cancel(row, ['module2'], 285_000)).status).toBe(409)
    expect((await world.registration(row.id)).refunded).toBe(285_000)
  })

  test('of a program goes line by line with each line’s share, and never beyond the whole', async () => {
    const row = await world.paid({ selectedItems: 'fellowship', dates: {} })
    expect((await cancel(row, ['clinical1'], 639_346)).body).toMatchObject({ status: 'partially_refunded' })
    expect((await cancel(row, ['module1', 'module2'], 560_654)).body).toMatchObject({
      status: 'refunded',
      refunded: 1_200_000,
    })
  })

  test('of an unpaid registration is refused', async () => {
    const { registrationId } = await world.opened()
    const row = await world.registration(registrationId)
    expect((await quoteOf(row)).lines).toEqual([])
    expect(await cancel(row, ['module2'], 285_000)).toMatchObject({
      status: 409,
      body: { code: 'not_cancellable' },
    })
  })
})

describe('a refund', () => {
  test('that is under way is pending, and done when the provider says so', async () => {
    const row = await world.paid({}, refundArrivesLater)
    expect((await cancel(row, ['module2'], 285_000)).body.status).toBe('refund_pending')
    world.clock.pass(60_000)
    await world.deliverAll()
    expect((await world.registration(row.id)).status).toBe('refunded')
  })

  test('that waits for the academy’s balance is told to the academy once, and each night after a week', async () => {
    const opened = await world.opened()
    const [intentId = ''] = opened.clientSecret.split('_secret_')
    const metadata = { sandbox_refund: 'insufficient_funds' }
    await world.stripe.paymentIntents.update(intentId, { metadata })
    await world.pay(opened.clientSecret)
    await world.deliverAll()
    const row = await world.registration(opened.registrationId)
    expect((await cancel(row, ['module2'], 285_000)).body.status).toBe('refund_pending')
    world.clock.pass(days(6))
    await pollRecentNews(world.checkout)
    expect(await found()).toEqual([])
    world.clock.pass(days(2))
    await pollRecentNews(world.checkout)
    expect(await found()).toEqual([
      expect.stringContaining('has been pending since 2025-08-01, because the academy’s balance'),
    ])
    const subjects = (await world.mails('registration@academy.example')).map((mail) => mail.subject)
    expect(subjects.filter((subject) => subject.startsWith('Refund'))).toEqual([
      'Refund waits for money: Alex Rivera, $2,850.00',
    ])
    world.clock.pass(days(3))
    await world.deliverAll()
    expect((await world.registration(row.id)).status).toBe('refunded')
    expect(await found()).toEqual([])
  })

  test('that fails later needs a person, who is told', async () => {
    const row = await world.paid({}, refundFailsLater)
    await cancel(row, ['module2'], 285_000)
    world.clock.pass(60_000)
    await world.deliverAll()
    expect(await world.registration(row.id)).toMatchObject({ status: 'needs_review', refunded: 0 })
    const subjects = (await world.mails('registration@academy.example')).map((mail) => mail.subject)
    expect(subjects).toContain('Refund failed: Alex Rivera, $2,850.00')
  })

  test('that failed is sent once more, and a second failure is told as the first', async () => {
    const row = await world.paid({}, refundFailsLater)
    await cancel(row, ['module2'], 285_000)
    world.clock.pass(60_000)
    await world.deliverAll()

    expect(await retryRefund(row.id, world.checkout, async () => {})).toMatchObject({
      status: 'refunded',
      refunded: 285_000,
    })
    await expect(retryRefund(row.id, world.checkout, async () => {})).rejects.toMatchObject({
      code: 'nothing_failed',
    })
    const sent = await world.stripe.refunds.list({ payment_intent: row.intentId ?? '' })
    expect(sent.data.map(({ amount, status }) => [amount, status])).toEqual([
      [285_000, 'succeeded'],
      [285_000, 'failed'],
    ])

    world.clock.pass(60_000)
    await world.deliverAll()
    expect(await world.registration(row.id)).toMatchObject({ status: 'needs_review', refunded: 0 })
    const subjects = (await world.mails('registration@academy.example')).map((mail) => mail.subject)
    expect(subjects.filter((subject) => subject.startsWith('Refund failed'))).toHaveLength(2)
  })

  test('that the provider refuses for good needs a person', async () => {
    const row = await world.paid()
    await world.stripe.refunds.create({ payment_intent: row.intentId ?? '', amount: 1_000 })
    expect((await cancel(row, ['module2'], 285_000)).body.status).toBe('needs_review')
  })

  test('of what went back already by another way counts as done', async () => {
    const row = await world.paid()
    await world.stripe.refunds.create({ payment_intent: row.intentId ?? '' })
    expect((await cancel(row, ['module2'], 285_000)).body).toMatchObject({
      status: 'refunded',
      refunded: 285_000,
    })
  })

  test('decided while the provider is out of reach is sent by the poll', async () => {
    const row = await world.paid()
    const { provider } = world.checkout
    const refund = provider.refund
    provider.refund = () => Promise.reject(new Error('out of reach'))
    expect((await cancel(row, ['module2'], 285_000)).body.status).toBe('refund_pending')
    provider.refund = refund
    await pollOpenPayments(world.checkout)
    expect((await world.registration(row.id)).status).toBe('refunded')
  })
})

describe('a failure that the provider keeps for a refund’s key', () => {
  /** The provider fails, and says so again to the same key for a day. */
  async function whileProviderFails(work: () => Promise<unknown>) {
    await world.pool.query('alter table card_sandbox.deliveries rename to mislaid')
    await work()
    await world.pool.query('alter table card_sandbox.mislaid rename to deliveries')
  }
  const sent = async ({ intentId }: RegistrationRow) =>
    (await world.stripe.refunds.list({ payment_intent: intentId ?? '' })).data.map(({ metadata }) => metadata)

  test('does not hold it up: the next poll asks with the next one', async () => {
    const row = await world.paid()
    await whileProviderFails(async () => {
      expect((await cancel(row, ['module2'], 285_000)).body.status).toBe('refund_pending')
      for (let polls = 0; polls < 6; polls++) await pollOpenPayments(world.checkout)
    })
    await pollOpenPayments(world.checkout)
    expect((await world.registration(row.id)).status).toBe('refunded')
    const [refund] = await refundsOf(world.database, row.id)
    expect(await sent(row)).toEqual([{ key: refund?.key }])
  })

  test('is not asked past where the money went all the same', async () => {
    const row = await world.paid()
    const asked = { intentId: row.intentId ?? '', amount: 1_000, key: 'k' }
    const { provider } = world.checkout
    await whileProviderFails(() => expect(provider.refund(asked)).rejects.toThrow())
    const { intentId: payment_intent, amount, key } = asked
    await world.stripe.refunds.create({ payment_intent, amount, metadata: { key } })
    expect(await provider.refund(asked)).toBe('sent')
    expect(await sent(row)).toEqual([{ key: 'k' }])
  })

  test('because of a dispute is past when that is won', async () => {
    const row = await world.paid({}, disputed)
    world.clock.pass(60_000)
    await world.cardSandbox.work()
    const asked = { intentId: row.intentId ?? '', amount: 1_000, key: 'k' }
    const { provider } = world.checkout
    expect(await provider.refund(asked)).toBe('disputed')
    const [dispute] = (await world.stripe.disputes.list({ payment_intent: asked.intentId })).data
    await world.stripe.disputes.update(dispute?.id ?? '', {
      evidence: { uncategorized_text: 'winning_evidence' },
    })
    expect(await provider.refund(asked)).toBe('sent')
    expect(await sent(row)).toEqual([{ key: 'k' }])
  })
})

describe('a dispute', () => {
  test('is flagged, told to the academy, and stops cancellations until it is decided', async () => {
    const row = await world.paid({}, disputed)
    world.clock.pass(60_000)
    await world.deliverAll()
    expect(await world.registration(row.id)).toMatchObject({ status: 'completed', dispute: 'open' })
    expect(await cancel(row, ['module2'], 285_000)).toMatchObject({ status: 409, body: { code: 'disputed' } })
    const [dispute] = (await world.stripe.disputes.list({ payment_intent: row.intentId ?? '' })).data
    await world.stripe.disputes.update(dispute?.id ?? '', {
      evidence: { uncategorized_text: 'winning_evidence' },
    })
    await world.deliverAll()
    expect(await world.registration(row.id)).toMatchObject({ status: 'completed', dispute: 'won' })
    const subjects = (await world.mails('registration@academy.example')).map((mail) => mail.subject)
    expect(subjects).toEqual(
      expect.arrayContaining(['Dispute open: Alex Rivera', 'Dispute won: Alex Rivera']),
    )
    expect((await cancel(row, ['module2'], 285_000)).body.status).toBe('refunded')
  })

  test('that is lost has sent the money back: no cancellation, of whomever, sends it once more', async () => {
    const row = await world.paid(both, disputed)
    world.clock.pass(60_000)
    await world.deliverAll()
    const [dispute] = (await world.stripe.disputes.list({ payment_intent: row.intentId ?? '' })).data
    await world.stripe.disputes.update(dispute?.id ?? '', {
      evidence: { uncategorized_text: 'losing_evidence' },
    })
    await world.deliverAll()
    expect(await world.registration(row.id)).toMatchObject({ dispute: 'lost' })
    expect(await quoteOf(row)).toMatchObject({
      amount: 0,
      lines: [{ rule: 'disputed' }, { rule: 'disputed' }],
    })
    const shown = (await world.app.inject(linkOf(row))).json()
    expect(shown.lines).toMatchObject([{ calendar: [] }, { calendar: [] }])
    expect((await cancel(row, ['module2'], 0)).status).toBe(200)
    const clinical = { course: 'clinical1', start: '2025-10-16', moveTo: null } as const
    const [outcome] = await cancelDate(clinical, world.checkout, async () => {})
    expect(outcome).toMatchObject({ refunded: 0 })
    expect(await refundsOf(world.database, row.id)).toEqual([])
    const letters = (await world.mails(rivera.email)).filter(({ kind }) => kind === 'cancel')
    expect(letters).toHaveLength(2)
    for (const { text } of letters) expect(text).toContain('Your bank has already returned this payment')
  })

  test('that is lost about a part leaves the rest to the usual rules, and the parts of all disputes count', async () => {
    const opened = await world.opened(both)
    const [intentId = ''] = opened.clientSecret.split('_secret_')
    await world.stripe.paymentIntents.update(intentId, { metadata: { sandbox_disputes: '400000,35000,100' } })
    await world.pay(opened.clientSecret, disputed)
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
    expect(row).toMatchObject({ dispute: 'open', returnedByBank: 400_000 })
    expect((await cancel(row, ['module2'], 285_000)).status).toBe(409)
    await decide(35_000, 'losing_evidence')
    const decided = await decide(100, 'winning_evidence')
    expect(decided).toMatchObject({ status: 'completed', dispute: 'lost', returnedByBank: 435_000 })
    const told = (await world.mails('registration@academy.example')).filter(({ subject }) =>
      subject.startsWith('Dispute'),
    )
    const ofOne = (subject: string) =>
      told.filter((mail) => mail.subject === subject).map(({ text }) => / about (\S+) of the/.exec(text)?.[1])
    expect(ofOne('Dispute open: Alex Rivera').sort()).toEqual(['$1.00', '$350.00', '$4,000.00'])
    expect(ofOne('Dispute lost: Alex Rivera').sort()).toEqual(['$350.00', '$4,000.00'])
    expect(ofOne('Dispute won: Alex Rivera')).toEqual(['$1.00'])
    expect(told).toHaveLength(6)

    const shown = (await world.app.inject(linkOf(row))).json()
    expect(shown.lines).toMatchObject([
      { calendar: [{ amount: 285_000 }, { amount: 142_500 }] },
      { calendar: [{ amount: 500_000 }, { amount: 325_000 }] },
    ])
    expect(await quoteOf(row)).toMatchObject({
      amount: 500_000,
      lines: [
        { amount: 285_000, rule: 'full' },
        { amount: 500_000, rule: 'rest' },
      ],
    })
    expect((await cancel(row, ['module2'], 285_000)).body).toMatchObject({ refunded: 285_000 })
    expect((await cancel(row, ['clinical1'], 215_000)).body).toMatchObject({
      status: 'partially_refunded',
      refunded: 500_000,
    })
    const letters = (await world.mails(rivera.email)).filter(({ kind }) => kind === 'cancel')
    expect(letters.map(({ subject }) => subject)).toEqual([
      expect.stringContaining('$2,850.00'),
      expect.stringContaining('$2,150.00'),
    ])
    for (const { text } of letters) expect(text).not.toContain('your bank')
    const toOwner = (await world.mails('registration@academy.example')).map(({ text }) => text)
    expect(toOwner.join()).not.toContain('nothing more goes back')
    expect(await found()).toEqual([])
  })

  test.each([
    ['by blocking it, has cost nothing', 'block', { dispute: 'won', returnedByBank: 0 }, 285_000],
    ['by returning the money, is lost', 'resolution', { dispute: 'lost', returnedByBank: 285_000 }, 0],
  ])('that the network prevented %s', async (_, sandbox_prevented, recorded, amount) => {
    const opened = await world.opened()
    const [intentId = ''] = opened.clientSecret.split('_secret_')
    await world.stripe.paymentIntents.update(intentId, { metadata: { sandbox_prevented } })
    await world.pay(opened.clientSecret, disputed)
    world.clock.pass(60_000)
    await world.deliverAll()
    const row = await world.registration(opened.registrationId)
    expect(row).toMatchObject(recorded)
    expect(await quoteOf(row)).toMatchObject({ amount })
    expect((await cancel(row, ['module2'], amount)).body).toMatchObject({ refunded: amount })
  })

  test.each([
    [
      'more than is left',
      700_000,
      'the bank has returned $7,000.00 already, and $2,350.00 is left',
      '500.00',
    ],
    ['less', 300_000, 'the bank has returned $3,000.00 already, and $6,350.00 is left', '0.00'],
  ])('lost about a part keeps back a refund of %s that was decided before', async (_, lost, words, least) => {
    const opened = await world.opened(both)
    const [intentId = ''] = opened.clientSecret.split('_secret_')
    await world.stripe.paymentIntents.update(intentId, { metadata: { sandbox_disputes: `${lost}` } })
    await world.pay(opened.clientSecret, disputed)
    await world.deliverAll()
    const row = await world.registration(opened.registrationId)
    world.clock.pass(60_000)
    await world.cardSandbox.work()
    // Decided before the dispute is known here: the provider takes no refund meanwhile.
    expect((await cancel(row, ['module2'], 285_000)).body).toMatchObject({ status: 'refund_pending' })
    const [dispute] = (await world.stripe.disputes.list({ payment_intent: intentId })).data
    await world.stripe.disputes.close(dispute?.id ?? '')
    await world.deliverAll()
    expect(await world.registration(row.id)).toMatchObject({
      status: 'needs_review',
      returnedByBank: lost,
    })
    expect(await refundsOf(world.database, row.id)).toMatchObject([{ state: 'failed' }])
    const letters = await world.mails('registration@academy.example')
    const failed = letters.find(({ subject }) => subject.startsWith('Refund failed'))
    expect(failed?.text).toContain(words)
    expect(failed?.text).toContain('--how "returned by the bank" --by-bank 2850.00)')
    expect(failed?.text).toContain(`--how "bank transfer" --by-bank ${least})`)
  })

  test('that is only an inquiry holds no refund: what is due goes out, and all of it ends the inquiry', async () => {
    const opened = await world.opened(both)
    const [intentId = ''] = opened.clientSecret.split('_secret_')
    await world.stripe.paymentIntents.update(intentId, { metadata: { sandbox_inquiry: 'true' } })
    await world.pay(opened.clientSecret, disputed)
    world.clock.pass(60_000)
    await world.deliverAll()
    const row = await world.registration(opened.registrationId)
    expect(row).toMatchObject({ status: 'completed', dispute: 'inquiry', returnedByBank: 0 })
    expect((await cancel(row, ['module2'], 285_000)).body).toMatchObject({
      status: 'partially_refunded',
      refunded: 285_000,
    })
    expect((await world.registration(row.id)).dispute).toBe('inquiry')
    // As a dispute was written down until inquiries were told apart.
    await changeRegistration(world.database, row.id, { dispute: 'open' })
    world.clock.pass(60_000)
    const clinical = { course: 'clinical1', start: '2025-10-16', moveTo: null } as const
    await cancelDate(clinical, world.checkout, async () => {})
    await pollOpenPayments(world.checkout)
    await world.deliverAll()
    expect(await world.registration(row.id)).toMatchObject({
      status: 'refunded',
      refunded: 935_000,
      dispute: 'won',
    })
    const expectTold = async (...told: string[]) => {
      const subjects = (await world.mails('registration@academy.example')).map((mail) => mail.subject)
      expect(subjects.filter((subject) => /Inquiry|Dispute/.test(subject))).toEqual(told)
    }
    await expectTold('Inquiry of a bank: Alex Rivera', 'Inquiry ended: Alex Rivera')
    // One that ended unheard, since that upgrade or in an outage.
    await changeRegistration(world.database, row.id, { dispute: 'open', toldDisputes: {} })
    world.clock.pass(60_000)
    await settlePayment(intentId, world.checkout)
    const ended = 'Inquiry ended: Alex Rivera'
    await expectTold('Inquiry of a bank: Alex Rivera', ended, ended)
    expect(await found()).toEqual([])
  })

  test('that is opened again after it was decided is told again, each of its states once', async () => {
    const row = await world.paid({}, disputed)
    world.clock.pass(60_000)
    await world.deliverAll()
    const { provider } = world.checkout
    const disputesOf = provider.disputesOf
    const [dispute] = await disputesOf(row.intentId ?? '')
    for (const state of ['won', 'open', 'lost'] as const) {
      world.clock.pass(60_000)
      provider.disputesOf = async () => [{ id: dispute?.id ?? '', amount: 285_000, state, onlyAsked: false }]
      for (let times = 0; times < 2; times++) await settlePayment(row.intentId ?? '', world.checkout)
    }
    provider.disputesOf = disputesOf
    const subjects = (await world.mails('registration@academy.example')).map((mail) => mail.subject)
    expect(subjects.filter((subject) => subject.startsWith('Dispute'))).toEqual(
      ['open', 'won', 'open', 'lost'].map((state) => `Dispute ${state}: Alex Rivera`),
    )
  })

  test('whose news is lost is found by the hourly poll', async () => {
    const row = await world.paid({}, disputed)
    world.clock.pass(60_000)
    await world.cardSandbox.work()
    await pollRecentNews(world.checkout)
    expect((await world.registration(row.id)).dispute).toBe('open')
  })
})
