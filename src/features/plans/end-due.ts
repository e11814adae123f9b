// A cancellation ends what is still to pay. It never charges anything.

import type { Day } from '#domain/dates/days.ts'
import { entry, stillDue } from '#domain/money/ledger.ts'
import { type Cents, sum } from '#domain/money/money.ts'
import { shrink } from '#domain/pricing/plan.ts'
import { changePayment } from '#features/ledger/payments.queries.ts'
import { causedBy, post } from '#features/ledger/post.ts'
import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/connection.ts'
import type { EntryCause } from '#platform/database/rows/payments.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'
import { openPayments } from './open-payments.ts'

type Ending = {
  /** What is no longer owed, by course. */
  forgiven: ReadonlyMap<string, Cents>
  /** No course is left, so nothing more is charged. */
  isWhole: boolean
  cause: Extract<EntryCause, 'canceled' | 'academy' | 'full refund' | 'upgrade'>
}

/** The caller holds the registration's lock. */
export async function endDuePayments(
  trx: Database,
  registration: RegistrationRow,
  { forgiven, isWhole, cause }: Ending,
  context: Context,
): Promise<RegistrationRow> {
  if (!registration.plan) return registration
  const reduced = [...forgiven].flatMap(([course, amount]) =>
    amount > 0 ? [entry('receivable', 'tuition', amount, { course })] : [],
  )
  const less = sum(forgiven.values())
  const rest = isWhole ? stillDue(registration.ledger) - less : 0
  const writtenOff = rest > 0 ? [entry('receivable', 'write_off', rest, {})] : []
  const posted = await post(trx, registration, causedBy(cause, [...reduced, ...writtenOff]), context)
  return shrinkPayments(trx, posted, less + rest)
}

async function shrinkPayments(
  trx: Database,
  registration: RegistrationRow,
  amount: Cents,
): Promise<RegistrationRow> {
  const open = openPayments(registration)
  const left = shrink(
    open.map((payment) => payment.amount),
    amount,
  )
  let changed = registration
  for (const [index, payment] of open.entries()) {
    const rest = left[index] ?? 0
    if (rest === payment.amount) continue
    changed = await changePayment(trx, changed, payment, rest > 0 ? { amount: rest } : { state: 'canceled' })
  }
  return changed
}

export type EndedPayment = { dueDay: Day; before: Cents; after: Cents }

/** The payments that a cancellation ended or made smaller. */
export function endedPayments(before: RegistrationRow, after: RegistrationRow): EndedPayment[] {
  const left = new Map(openPayments(after).map(({ id, amount }) => [id, amount]))
  return openPayments(before)
    .map(({ id, dueDay, amount }) => ({ dueDay, before: amount, after: left.get(id) ?? 0 }))
    .filter((payment) => payment.after !== payment.before)
}
