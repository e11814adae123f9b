// The payments of a new order: one for the whole price, or those of a plan.
import type { Database } from '#database/engine/connection.ts'
import { insertPayment } from '#database/tables/payments.ts'
import { insertPlan } from '#database/tables/plans.ts'
import type { PaymentRow } from '#database/tables/rows/payments.ts'
import type { PlanRow } from '#database/tables/rows/plans.ts'
import type { RegistrationRow } from '#database/tables/rows/registrations.ts'
import { readPlanPolicy } from '#database/tables/settings.ts'
import type { CourseId } from '#domain/catalogue.ts'
import { dayOf } from '#domain/days.ts'
import { type PlannedPayment, planFor } from '#domain/plan.ts'
import type { Quote } from '#domain/pricing.ts'
import { ApiError } from '../../http/errors.ts'
import type { Checkout } from '../checkout.ts'
import type { PlacedOrder } from './place-order.ts'

type Terms = Pick<PlanRow, 'policy' | 'terms'>

/** Null for the whole price in one payment, due at once. */
export async function termsOf(
  trx: Database,
  { plan, dates, agreed }: PlacedOrder,
  { priced, courseDates }: { priced: Quote; courseDates: ReadonlyMap<CourseId, string> },
  { clocks }: Checkout,
): Promise<Terms | null> {
  if (!plan) return null
  const stored = await readPlanPolicy(trx)
  // An offer says itself whether it can be paid in parts.
  const policy = agreed ? { ...stored, items: 'all' as const } : stored
  const { items, total } = priced
  const [firstDay = null] = [...courseDates.keys()].flatMap((course) => dates[course] ?? []).sort()
  const made = planFor({ items, price: total, today: dayOf(clocks.academy.now()), firstDay }, policy)
  if ('fault' in made) throw new ApiError(409, 'plan_unavailable', { reason: made.fault })
  return { policy, terms: [...made.payments] }
}

export async function withPayments(
  trx: Database,
  registration: Omit<RegistrationRow, 'payments' | 'ledger' | 'plan'>,
  made: Terms | null,
): Promise<RegistrationRow> {
  const { id: registrationId, amount, placedAt, openedAt } = registration
  const insert = ({ due, amount }: PlannedPayment, index: number) =>
    insertPayment(trx, { registrationId, position: index + 1, amount, dueDay: due, openedAt })
  const plan = made && (await insertPlan(trx, { registrationId, ...made }))
  const [deposit = { due: dayOf(placedAt), amount }, ...later] = made?.terms ?? []
  const first = await insert(deposit, 0)
  const further: PaymentRow[] = []
  for (const [index, one] of later.entries()) further.push(await insert(one, index + 1))
  return { ...registration, payments: [first, ...further], ledger: [], plan }
}
