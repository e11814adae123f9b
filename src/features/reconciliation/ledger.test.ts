// The ledger, compared with the payments, refunds and disputes that it is about. `check` explains differences by entries.
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { minutes } from '#domain/dates/days.ts'
import { cancelRegistration } from '#features/cancellations/cancel.ts'
import { refundsOf } from '#features/refunds/refunds.queries.ts'
import { cardWhose, twoCourses } from '#tests/support/checkout.ts'
import { type Planted, reconciliationWorld } from '#tests/support/reconciliation-world.ts'

const world = await reconciliationWorld()
const { seated, halfBack, expectPlanted, run, plantEntry } = world
afterAll(() => world.close())

/** The key of the only refund of a registration. */
async function refundOf({ id }: { id: string }): Promise<string> {
  const [refund] = await refundsOf(world.database, id)
  return refund?.key ?? ''
}

const creditId = '5b0f6d52-55c2-4f5a-9c0e-3d6b8f1f7a11'

const planted: Record<string, Planted> = {
  'a credit whose balance is not in the ledger': {
    plant: () =>
      run(sql`insert into tuition_credits (id, email, source, amount, expires_on, given_at, balance)
        values (${creditId}, 'credit@mail.example', 'goodwill', 500, '2030-01-01', now(), 500)`),
    says: [/Credit \S+ has \$5.00 left and \$0.00 held. The ledger has \$0.00 of it/],
    undo: () => run(sql`delete from tuition_credits where id = ${creditId}`),
  },
  'another amount received': {
    plant: () => plantEntry(seated, 'provider', 'receivable', { amount: 284_900 }),
    says: [
      /Payment 1 of registration \S+ is succeeded at \$2,850.00, and the ledger has \$1.00 from it/,
      /with \$1.00; the provider took \$2,850.00/,
    ],
    undo: () => plantEntry(seated, 'receivable', 'provider', { amount: 284_900 }),
  },
  'a payment that was posted twice': {
    plant: () => plantEntry(seated, 'receivable', 'provider', { amount: 285_000 }),
    says: [
      /is succeeded at \$2,850.00, and the ledger has \$5,700.00 from it/,
      /with \$5,700.00; the provider took \$2,850.00/,
    ],
    undo: () => plantEntry(seated, 'provider', 'receivable', { amount: 285_000 }),
  },
  'a payment whose state contradicts the ledger': {
    plant: () => run(sql`update payments set state = 'open' where registration_id = ${seated.id}`),
    says: [/Payment 1 of registration \S+ is open at \$2,850.00, and the ledger has \$2,850.00 from it/],
    undo: () => run(sql`update payments set state = 'succeeded' where registration_id = ${seated.id}`),
  },
  'an agreed price that is not in the ledger': {
    plant: () => plantEntry(seated, 'receivable', 'tuition', { amount: 285_000, course: 'module2' }),
    says: [
      /Registration \S+ costs \$2,850.00; its ledger says \$0.00, and its payments add up to \$2,850.00/,
    ],
    undo: () => plantEntry(seated, 'tuition', 'receivable', { amount: 285_000, course: 'module2' }),
  },
  'a further payment that was not agreed': {
    plant: () =>
      run(sql`insert into payments (registration_id, position, due_day, amount, method, state, opened_at)
        values (${seated.id}, 2, '2025-09-01', 100, 'card', 'open', now())`),
    says: [/its ledger says \$2,850.00, and its payments add up to \$2,851.00/],
    undo: () => run(sql`delete from payments where registration_id = ${seated.id} and position = 2`),
  },
  'a refund posted to the wrong account': {
    plant: async () => {
      const refund = await refundOf(halfBack)
      await plantEntry(halfBack, 'refund_payable', 'provider', { amount: 295_000, refund })
      await plantEntry(halfBack, 'offline', 'refund_payable', { amount: 295_000, refund })
    },
    says: [
      /lacks what the provider reports: \$2,950.00 from provider to refund_payable for refund:\S+; \$2,950.00 from refund_payable to offline for refund:\S+\.$/,
    ],
  },
  'a refund whose reversal is lost': {
    plant: async () => {
      const bought = { email: 'r@mail.example', selectedItems: twoCourses.selectedItems, dates: {} }
      const { id } = await world.paid(bought, cardWhose.refundFailsLater)
      await cancelRegistration(id, { items: ['module2'], amount: 285_000 }, world.context)
      world.clock.pass(minutes(1))
      await world.deliverAll()
      const failed = await world.registration(id)
      expect(failed).toMatchObject({ status: 'needs_review', refunded: 0 })
      const about = { amount: 285_000, refund: await refundOf(failed) }
      await plantEntry(failed, 'provider', 'refund_payable', about)
    },
    says: [/lacks what the provider reports: \$2,850.00 from refund_payable to provider for refund:\S+\.$/],
  },
  'a refund that is not in the ledger': {
    plant: async () => {
      const about = { amount: 295_000, course: 'module3', refund: await refundOf(halfBack) }
      await plantEntry(halfBack, 'tuition', 'refund_payable', about)
    },
    says: [/The refund refund:\S+ of registration \S+ is \$2,950.00, and the ledger has \$0.00 for it/],
    undo: async () => {
      const about = { amount: 295_000, course: 'module3', refund: await refundOf(halfBack) }
      await plantEntry(halfBack, 'refund_payable', 'tuition', about)
    },
  },
  'a refunded share without a refund': {
    plant: () => plantEntry(seated, 'refund_payable', 'tuition', { amount: 500, course: 'module2' }),
    says: [/owes \$5.00, and no refund of that amount is under way/],
    undo: () => plantEntry(seated, 'tuition', 'refund_payable', { amount: 500, course: 'module2' }),
  },
  'lines that do not add up': {
    plant: () =>
      run(sql`update registration_lines set amount = amount + 1 where registration_id = ${seated.id}`),
    says: [/cost \$2,850.01 together, the registration \$2,850.00/],
    undo: () =>
      run(sql`update registration_lines set amount = amount - 1 where registration_id = ${seated.id}`),
  },
  'a dispute without its webhook': {
    plant: async () => {
      const bought = { email: 'd@mail.example', selectedItems: ['module4' as const], dates: {} }
      await world.paid(bought, cardWhose.paymentIsDisputed)
      world.clock.pass(minutes(1))
      await world.cardSandbox.work()
    },
    says: [/lacks what the provider reports: \$2,950.00 from provider to disputed for d[pu]_\w+\.$/],
  },
  'a decided dispute without its webhook': {
    plant: async () => {
      const { data } = await world.stripe.disputes.list()
      for (const { id, status } of data)
        if (status === 'needs_response')
          await world.stripe.disputes.update(id, { evidence: { uncategorized_text: 'losing_evidence' } })
    },
    says: [/lacks what the provider reports: \$2,950.00 from disputed to write_off for d[pu]_\w+\.$/],
  },
  'a lost dispute without its amount': {
    plant: async () => {
      const { id, registrationId } = await world.database
        .selectFrom('disputes')
        .innerJoin('payments', 'payments.id', 'disputes.paymentId')
        .select(['disputes.id', 'registrationId'])
        .where('disputes.state', '=', 'lost')
        .executeTakeFirstOrThrow()
      const row = await world.registration(registrationId)
      await plantEntry(row, 'write_off', 'disputed', { amount: 295_000, dispute: id })
    },
    says: [/lacks what the provider reports: \$2,950.00 from disputed to write_off for d[pu]_\w+\.$/],
  },
  'a dispute with another state': {
    plant: () => run(sql`update registrations set dispute = 'inquiry' where dispute = 'lost'`),
    says: [/The dispute of registration \S+ is lost at the provider; the registration says inquiry/],
  },
  'an inquiry without its webhook': {
    plant: async () => {
      const bought = { email: 'i@mail.example', selectedItems: ['module4' as const], dates: {} }
      const opened = await world.opened(bought)
      const [intentId = ''] = opened.clientSecret.split('_secret_')
      await world.stripe.paymentIntents.update(intentId, { metadata: { sandbox_inquiry: 'yes' } })
      await world.pay(opened.clientSecret, cardWhose.paymentIsDisputed)
      await world.deliverAll()
      world.clock.pass(minutes(1))
      await world.cardSandbox.work()
    },
    says: [/is disputed, and the registration does not say so/],
  },
}

test.each(Object.keys(planted))('check finds %s, and repair fixes it unless staff must decide', (name) =>
  expectPlanted(planted[name] as Planted),
)
