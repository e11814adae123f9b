// Payments and refunds, compared between the site and the provider.
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { minutes } from '#domain/dates/days.ts'
import { cancelRegistration } from '#features/cancellations/cancel.ts'
import { retryRefund } from '#features/cancellations/retry-failed.ts'
import { settlePayment } from '#features/payments/settle-payment.ts'
import { insertRefund, refundsOf } from '#features/refunds/refunds.queries.ts'
import { rivera, twoCourses } from '#tests/support/checkout.ts'
import { everything, type Planted, reconciliationWorld, staff } from '#tests/support/reconciliation-world.ts'
import { checkAll } from './check.ts'
import { repair } from './repair.ts'

const world = await reconciliationWorld()
const {
  seated,
  halfBack,
  completed,
  expired,
  found,
  expectFound,
  expectPlanted,
  runRepair,
  run,
  plantEntry,
} = world
afterAll(() => world.close())

const planted: Record<string, Planted> = {
  'a status that contradicts the payments': {
    plant: () => run(sql`update registrations set status = 'expired' where id = ${seated.id}`),
    says: [/is expired, but was paid: \$2,850.00 was received and \$0.00 refunded/],
  },
  'a payment without its webhook': {
    plant: async () => {
      const opened = await world.opened({ email: 'b@mail.example', selectedItems: ['module4'], dates: {} })
      await world.pay(opened.clientSecret)
    },
    says: [/is awaiting_payment with \$0.00; the provider took \$2,950.00/],
  },
  'a payment whose registration is gone': {
    plant: async () => {
      await run(sql`update payments set intent_id = 'pi_other' where registration_id = ${completed.id}`)
    },
    says: [/holds \$2,850.00 under pi_\w+ for registration/, /which the provider never took/],
    undo: () =>
      run(sql`update payments set intent_id = ${completed.intentId} where registration_id = ${completed.id}`),
  },
  'courses without a payment': {
    plant: () =>
      run(sql`update card_sandbox.objects set body = (body::jsonb || '{"status": "canceled"}')::json
        where id = ${seated.intentId}`),
    says: [/is completed with \$2,850.00, which the provider never took/],
    undo: () =>
      run(sql`update card_sandbox.objects set body = (body::jsonb || '{"status": "succeeded"}')::json
        where id = ${seated.intentId}`),
  },
  'a refund in the provider’s dashboard without its webhook': {
    plant: () => world.stripe.refunds.create({ payment_intent: seated.intentId ?? '', amount: 1_000 }),
    says: [
      /lacks what the provider reports: \$10.00 from provider to refund_payable for re_\w+; \$10.00 from refund_payable to tuition for re_\w+\.$/,
    ],
  },
  'an owed refund that was not sent': {
    plant: async () => {
      const key = 'refund:x'
      const [{ id: paymentId }] = seated.payments
      await insertRefund(world.database, {
        key,
        decision: key,
        registrationId: seated.id,
        paymentId,
        amount: 1_000,
        reason: 'academy',
        state: 'due',
        decidedAt: new Date('2025-07-01'),
      })
      await plantEntry(seated, 'refund_payable', 'tuition', {
        amount: 1_000,
        course: 'module2',
        refund: key,
      })
      await run(sql`update registrations set status = 'refund_pending' where id = ${seated.id}`)
      await run(sql`insert into emails (key, kind, "to", language, subject, text, html, created_at)
        values ('cancel:refund:x', 'cancel', 'a@b.example', 'en', '', '', '', ${new Date()})`)
    },
    says: [/The refund refund:x of \$10.00 was decided more than an hour ago and has not been sent/],
  },
  'a payment without a course that is not refunded': {
    plant: async () => {
      const bought = { email: 'n@mail.example', selectedItems: ['module4' as const], dates: {} }
      const row = await world.paid(bought)
      const { id } = row
      await plantEntry(row, 'receivable', 'tuition', { amount: 295_000, course: 'module4' })
      await run(sql`update registrations set status = 'refund_pending', paid_at = null where id = ${id}`)
      await run(sql`delete from emails where key = ${`confirmation:${id}`}`)
    },
    says: [/holds no course, and \$2,950.00 of its money is not refunded/],
  },
  'a failed refund that needs no review': {
    plant: () => run(sql`update refunds set state = 'failed' where registration_id = ${halfBack.id}`),
    says: [/failed, and its registration does not ask for a person/],
  },
  'a failed refund in the provider’s dashboard without its webhook': {
    plant: async () => {
      const bought = { email: 'f@mail.example', selectedItems: ['module4' as const], dates: {} }
      const { intentId } = await world.paid(bought, '4000000000005126')
      await world.stripe.refunds.create({ payment_intent: intentId ?? '' })
      await world.deliverAll()
      world.clock.pass(minutes(1))
      await world.cardSandbox.work()
    },
    says: [
      /lacks what the provider reports: \$2,950.00 from refund_payable to provider for re_\w+; \$2,950.00 from tuition to refund_payable for re_\w+\.$/,
    ],
  },
  'canceled courses whose refund is missing': {
    plant: async () => {
      const { key, registrationId } = await world.database
        .deleteFrom('refunds')
        .where('reason', '=', 'elsewhere')
        .returningAll()
        .executeTakeFirstOrThrow()
      const row = await world.registration(registrationId)
      await plantEntry(row, 'tuition', 'refund_payable', { amount: 295_000, refund: key })
      await run(sql`update registrations set status = 'completed' where id = ${registrationId}`)
    },
    says: [/The ledger of registration \S+ owes \$2,950.00, and no refund of that amount is under way/],
  },
  'a refund of another amount': {
    plant: () => run(sql`update refunds set amount = amount + 100 where registration_id = ${halfBack.id}`),
    says: [
      /is \$2,951.00, and the ledger has \$2,950.00 for it/,
      /was decided at \$2,951.00 and sent as \$2,950.00/,
    ],
    undo: () => run(sql`update refunds set amount = amount - 100 where registration_id = ${halfBack.id}`),
  },
  'an expired registration that can still be paid': {
    plant: () =>
      run(sql`update card_sandbox.objects
        set body = (body::jsonb || '{"status": "requires_payment_method"}')::json where id = ${expired.intentId}`),
    says: [/is expired and could still be paid/],
  },
  'a registration that is never closed': {
    plant: () =>
      run(sql`update registrations set status = 'awaiting_payment' where id = ${expired.id}`).then(() =>
        world.clock.pass(minutes(120)),
      ),
    says: [/still waits for a payment whose time was over/],
  },
}

test.each(Object.keys(planted))('check finds %s, and repair fixes it unless staff must decide', (name) =>
  expectPlanted(planted[name] as Planted),
)

test('a payment that arrives while the check runs is not reported', async () => {
  const opened = await world.opened({
    ...rivera,
    email: 'c@mail.example',
    selectedItems: ['module4'],
    dates: {},
  })
  await world.pay(opened.clientSecret)
  const checking = found({ ...everything, patience: 500 })
  await settlePayment(opened.clientSecret.split('_secret_')[0] ?? '', world.context)
  expect(await checking).toEqual([])
})

test('a refund that is sent while the check runs is not reported, at its first attempt or a later one', async () => {
  const bought = { email: 'again@mail.example', selectedItems: twoCourses.selectedItems, dates: {} }
  const { id } = await world.paid(bought)
  const refusing = { ...world.context.provider, refund: async () => 'refused' as const }
  const cancellation = { items: ['module2' as const], amount: 285_000 }
  await cancelRegistration(id, cancellation, { ...world.context, provider: refusing })
  await retryRefund(id, world.context, staff.note)
  expect(await refundsOf(world.database, id)).toMatchObject([
    { state: 'succeeded', attempt: expect.any(String) },
  ])
  const provider = { ...world.context.provider, listRefunds: async function* () {} }
  for await (const disagreement of checkAll({ ...world.context, provider }, everything)) {
    expect(disagreement).toBeUndefined()
  }
})

test('repair does not refund money that a bank holds or has returned', async () => {
  const bought = { email: 'bank@mail.example', selectedItems: ['module4' as const], dates: {} }
  const { id, intentId } = await world.paid(bought, '4000000000000259')
  world.clock.pass(minutes(1))
  await world.deliverAll()
  const { paidAt, dispute } = await world.registration(id)
  expect(dispute).toBe('open')
  const refuse = (question: string) => Promise.reject(new Error(question))
  const expectLeftAlone = async () => {
    await run(sql`update registrations set status = 'refund_pending', paid_at = null where id = ${id}`)
    await run(sql`update emails set key = 'put aside' where key = ${`confirmation:${id}`}`)
    expect(await found()).toEqual([])
    await expect(repair(id, world.context, { ...staff, confirm: refuse })).rejects.toThrow(
      'No money is refunded.',
    )
    await run(sql`update registrations set status = 'completed', paid_at = ${paidAt} where id = ${id}`)
    await run(sql`update emails set key = ${`confirmation:${id}`} where key = 'put aside'`)
  }
  await expectLeftAlone()
  const [decided] = (await world.stripe.disputes.list({ payment_intent: intentId ?? '' })).data
  await world.stripe.disputes.update(decided?.id ?? '', {
    evidence: { uncategorized_text: 'losing_evidence' },
  })
  // Open disputes are checked however old the payment is.
  expect(await found({ since: new Date('2030-01-01'), patience: 0 })).toMatchObject([
    { sentence: expect.stringContaining('from disputed to write_off') },
  ])
  await world.deliverAll()
  expect(await world.registration(id)).toMatchObject({ dispute: 'lost' })
  await expectLeftAlone()
  await run(sql`update payments set intent_id = 'pi_gone' where registration_id = ${id}`)
  await expectFound([/which the provider never took/])
  await run(sql`update payments set intent_id = ${intentId} where registration_id = ${id}`)
})

test('repair asks before it settles a payment that the site does not know', async () => {
  const opened = await world.opened({ email: 'asks@mail.example', selectedItems: ['module4'], dates: {} })
  await world.pay(opened.clientSecret)
  const intentId = opened.clientSecret.split('_secret_')[0] ?? ''
  const refuse = (question: string) => Promise.reject(new Error(question))
  await expect(repair(intentId, world.context, { ...staff, confirm: refuse })).rejects.toThrow(
    `${intentId} will be settled as the provider reports it`,
  )
  expect((await world.registration(opened.registrationId)).status).toBe('awaiting_payment')
  expect(await runRepair(intentId)).toEqual([expect.stringContaining('which is completed')])
})

describe('a payment without a registration', () => {
  const paidWith = async (registrationId: string | null) => {
    const { id } = await world.stripe.paymentIntents.create({
      amount: 5_000,
      currency: 'usd',
      ...(registrationId && { metadata: { registrationId } }),
    })
    await world.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' })
    return id
  }

  test('is left alone when another shop made it', async () => {
    await expect(runRepair(await paidWith(null))).rejects.toThrow('was not made by this site')
  })

  test('counts as refunded only when the provider accepts the refund', async () => {
    const intentId = await paidWith(crypto.randomUUID())
    const provider = { ...world.context.provider, refund: async () => 'refused' as const }
    await expect(repair(intentId, { ...world.context, provider }, staff)).rejects.toThrow(
      '$50.00 was not refunded: the provider refuses it',
    )
    expect(await runRepair(intentId)).toEqual(['$50.00 was refunded to the card.'])
  })
})

describe('refunds at the provider', () => {
  const keyOf = async () => {
    const { data } = await world.stripe.refunds.list({ payment_intent: halfBack.intentId ?? '' })
    return data[0]?.metadata?.key ?? ''
  }

  test('check finds a refund that was sent twice', async () => {
    const refund = {
      payment_intent: halfBack.intentId ?? '',
      amount: 1_000,
      metadata: { key: await keyOf() },
    }
    await world.stripe.refunds.create(refund)
    await expectFound([
      /lacks what the provider reports: \$10.00 from provider to refund_payable/,
      /was sent more than once: \$2,960.00 in all/,
    ])
  })

  test('check finds a refund that was never sent', async () => {
    const key = await keyOf()
    await run(sql`delete from card_sandbox.deliveries`)
    await run(
      sql`delete from card_sandbox.objects where kind = 'refund' and body->'metadata'->>'key' = ${key}`,
    )
    await expectFound([
      /lacks what the provider reports: \$2,950.00 from refund_payable to provider for refund:\S+\.$/,
      /counts as sent, and the provider does not know it/,
    ])
  })
})
