// What must be true of every ledger in a random world.
import type { Pool } from 'pg'
import { expect } from 'vitest'
import {
  type Account,
  type Entry,
  isAgreed,
  isBesidePrice,
  leftToRefund,
  ofPayment,
  stillDue,
} from '#domain/money/ledger.ts'
import { type Cents, sum } from '#domain/money/money.ts'
import { postedEntries } from '#features/ledger/ledger.queries.ts'
import { linesOf } from '#features/registrations/registration-lines.queries.ts'
import { selectRegistrations } from '#features/registrations/registrations.queries.ts'
import type { PaymentRow } from '#platform/database/rows/payments.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'
import type { CheckoutWorld } from './checkout-world.ts'

/** The balance of an account, in SQL. */
function balance(account: Account): string {
  return `coalesce(sum(case '${account}' when to_account then ledger_entries.amount
    when from_account then -ledger_entries.amount end), 0)::int`
}

/** Holds after every step. */
export async function expectNoBalanceBelowZero({ pool }: Pick<CheckoutWorld, 'pool'>) {
  const { rows } = await pool.query(`
    select registration_id, ${balance('refund_payable')} as payable, ${balance('disputed')} as disputed
    from ledger_entries group by registration_id
    having ${balance('refund_payable')} > 0 or ${balance('disputed')} < 0`)
  expect(rows, 'ledgers with a negative amount to refund or in dispute').toEqual([])
}

/**
 * Holds after every step: what was paid, what is still to pay, and what a cancellation ended add up to the price. No more came back
 * for a course than it cost. Payments and lines are rows of their own, so this compares them with the ledger.
 */
export async function expectPriceAddsUp({ database }: Pick<CheckoutWorld, 'database'>) {
  const registrations = (await selectRegistrations(database).execute()).filter(({ ledger }) =>
    isAgreed(ledger),
  )
  for (const { id, amount: price, payments, ledger, plan } of registrations) {
    const rows = (state: PaymentRow['state']) =>
      sum(
        payments
          .filter((payment) => payment.state === state && !isBesidePrice(ledger, payment.id))
          .map(({ amount }) => amount),
      )
    const paid = rows('succeeded')
    const due = plan ? rows('open') : stillDue(ledger)
    const ended = sum(ledger.map(endedBy))
    expect({ id, paid, due, ended, all: paid + due + ended }).toMatchObject({ all: price })
    const lines = await linesOf(database, [id])
    expect(sum(lines.map(({ amount }) => amount)), `the lines of ${id}`).toBe(price)
    const excess = lines.filter(({ amount, granted, returned }) => granted + returned > amount)
    expect(excess, 'courses with refunds beyond their price').toEqual([])
  }
}

/** What is no longer to be paid. */
function endedBy({ from, to, amount }: Entry): Cents {
  const isPart = (one: Account, other: Account) =>
    one === 'receivable' && (other === 'tuition' || other === 'write_off')
  if (isPart(from, to)) return amount
  return to === 'receivable' && from === 'write_off' ? -amount : 0
}

/** Holds after every step: either all registrations of a group are paid or none. */
export async function expectGroupsWhole({ pool }: Pick<CheckoutWorld, 'pool'>) {
  const { rows } = await pool.query(`
    select group_id, count(*) as people, count(paid_at) as paid, count(distinct intent_id) as intents
    from registrations join payments on registration_id = registrations.id
    where group_id is not null group by group_id
    having count(paid_at) not in (0, count(*)) or count(distinct intent_id) > 1`)
  expect(rows, 'groups that are paid in part').toEqual([])
}

/** A payment with a receipt settles its part of the price, whatever is refunded later. */
export async function expectReceiptsSettled(pool: Pool) {
  const { rows } = await pool.query(`
    select payments.id, payments.amount, ${balance('receivable')} as receivable
    from payments join ledger_entries on payment_id = payments.id
    where receipt_number is not null group by payments.id having ${balance('receivable')} <> -payments.amount`)
  expect(rows, 'payments that settle a wrong amount').toEqual([])
}

/** Open disputes match the banks'. Refunds returned by chargebacks are at most the amount of lost disputes. */
export async function expectDisputesInLedger(pool: Pool) {
  const { rows } = await pool.query(`
    select intent_id, disputed, written_off, coalesce(open, 0) as open from (
      select intent_id, ${balance('disputed')} as disputed, ${balance('write_off')} as written_off
      from payments join ledger_entries on payment_id = payments.id group by intent_id
    ) as ledger
    join lateral (
      select sum((body->>'amount')::int) as open from card_sandbox.objects
      where kind = 'dispute' and body->>'payment_intent' = intent_id and body->>'status' = 'needs_response'
    ) as bank on true
    where disputed <> coalesce(open, 0) or (open is null and written_off < 0)`)
  expect(rows, 'payments whose disputes differ from the bank’s').toEqual([])
}

/** The provider account of each payment matches the provider's own balance. A group's ledgers have a part of it each. */
export async function expectProviderBalances(pool: Pool) {
  const { rows } = await pool.query(`
    select intent_id, ours.balance as ours, theirs.balance as theirs from (
      select intent_id, ${balance('provider')} as balance
      from payments left join ledger_entries on payment_id = payments.id group by intent_id
    ) as ours
    cross join lateral (
      select coalesce(sum((movement.body->>'amount')::int), 0)::int as balance
      from card_sandbox.objects movement join card_sandbox.objects source on source.id = movement.body->>'source'
      where movement.kind = 'balance_transaction' and source.body->>'payment_intent' = ours.intent_id
    ) as theirs
    where ours.balance <> theirs.balance`)
  expect(rows, 'payments with another balance at the provider').toEqual([])
}

/** No more goes back to the card than arrived from it, and in a group no more than each person's part of it. */
export async function expectSentWithinPayments(pool: Pool) {
  const { rows } = await pool.query(`
    select * from (
      select payment_id,
        sum(case when from_account = 'receivable' then amount else 0 end) as arrived,
        sum(case from_account when 'provider' then amount when 'refund_payable' then -amount else 0 end) as sent
      from ledger_entries
      where (from_account, to_account) in
        (('receivable', 'provider'), ('provider', 'refund_payable'), ('refund_payable', 'provider'))
      group by payment_id
    ) as payment where sent > arrived`)
  expect(rows, 'payments with more sent back than arrived').toEqual([])
}

/** No payment is refunded beyond its amount. */
export async function expectRefundsWithinPayments(pool: Pool) {
  const { rows } = await pool.query(`
    select payment_id, sum(refunds.amount) as decided from refunds group by payment_id
    having sum(refunds.amount) > (
      select coalesce(sum(amount), 0) from ledger_entries
      where ledger_entries.payment_id = refunds.payment_id and from_account = 'receivable'
        and to_account in ('provider', 'offline', 'credit'))`)
  expect(rows, 'payments with refunds beyond their amount').toEqual([])
}

/** When an older payment is refunded, nothing is left of the newer ones. */
export async function expectNewestRefundedFirst({ database }: Pick<CheckoutWorld, 'database'>) {
  for (const registration of await selectRegistrations(database).execute()) {
    if (registration.payments.length > 1) await expectNewestFirst(registration, database)
  }
}

async function expectNewestFirst({ id, payments }: RegistrationRow, database: CheckoutWorld['database']) {
  const entries = await postedEntries(database, id)
  for (const [index, { from, cause, payment }] of entries.entries()) {
    const isDecision = from === 'refund_payable' && ['canceled', 'academy', 'goodwill'].includes(cause)
    if (!isDecision) continue
    const known = entries.slice(0, index + 1)
    const refunded = payments.findIndex((one) => one.id === payment)
    const left = payments.slice(refunded + 1).map((newer) => leftToRefund(ofPayment(known, newer.id)))
    expect(
      left.filter((amount) => amount > 0),
      'newer payments with money left',
    ).toEqual([])
  }
}
