// The payments of a new order: one for the whole price, or those of a plan.

import { catalogue } from '#content/catalogue.ts'
import type { CourseId } from '#domain/catalogue/catalogue.ts'
import { dayOf } from '#domain/dates/days.ts'
import type { Cents } from '#domain/money/money.ts'
import { planFor } from '#domain/pricing/plan.ts'
import type { Quote } from '#domain/pricing/pricing.ts'
import { insertPayment } from '#features/ledger/payments.queries.ts'
import { insertPlan } from '#features/plans/plans.queries.ts'
import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/connection.ts'
import type { PaymentRow } from '#platform/database/rows/payments.ts'
import type { PlanRow } from '#platform/database/rows/plans.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'
import { Refusal } from '#platform/refusal.ts'
import type { PlacedOrder } from './place-order.ts'

type Terms = Pick<PlanRow, 'policy' | 'terms'>

/** Null for the whole price in one payment, due at once. */
export function termsOf(
  { plan, dates, agreed }: PlacedOrder,
  { priced, courseDates }: { priced: Quote; courseDates: ReadonlyMap<CourseId, string> },
  { clocks }: Context,
): Terms | null {
  if (!plan) return null
  const { plan: current } = catalogue()
  // An offer says itself whether it can be paid in parts.
  const policy = agreed ? { ...current, items: 'all' as const } : current
  const { items, total } = priced
  const [firstDay = null] = [...courseDates.keys()].flatMap((course) => dates[course] ?? []).sort()
  const made = planFor({ items, price: total, today: dayOf(clocks.academy.now()), firstDay }, policy)
  if ('fault' in made) throw new Refusal('plan_unavailable', { reason: made.fault })
  return { policy, terms: [...made.payments] }
}

export async function withPayments(
  trx: Database,
  registration: Omit<RegistrationRow, 'payments' | 'ledger' | 'plan'>,
  made: Terms | null,
  /** What credit pays of the price. It comes last, so a cancellation returns it first. */
  credit: Cents,
): Promise<RegistrationRow> {
  const { id: registrationId, amount, placedAt, openedAt } = registration
  const due = dayOf(placedAt)
  const whole = [
    ...(amount > credit ? [{ due, amount: amount - credit, method: 'card' as const }] : []),
    ...(credit > 0 ? [{ due, amount: credit, method: 'credit' as const }] : []),
  ]
  const terms = made?.terms.map((one) => ({ ...one, method: 'card' as const })) ?? whole
  const plan = made && (await insertPlan(trx, { registrationId, ...made }))
  const inserted: PaymentRow[] = []
  for (const [index, { due: dueDay, ...part }] of terms.entries()) {
    inserted.push(
      await insertPayment(trx, { registrationId, position: index + 1, ...part, dueDay, openedAt }),
    )
  }
  const [first, ...further] = inserted
  if (!first) throw new Error('An order has no payment.')
  return { ...registration, payments: [first, ...further], ledger: [], plan }
}
