import { type Cents, currency } from '#domain/money/money.ts'
import { holdsCourses } from '#domain/registrations/registration.ts'
import { changePayment } from '#features/ledger/payments.queries.ts'
import { recordPayment } from '#features/ledger/record-payment.ts'
import { isAsked } from '#features/plans/open-payments.ts'
import { linesOf } from '#features/registrations/registration-lines.queries.ts'
import { changeRegistration } from '#features/registrations/registrations.queries.ts'
import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/connection.ts'
import type { PaymentRow } from '#platform/database/rows/payments.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'
import type { ProviderPayment } from '#platform/provider/answers.ts'
import { giveBackLateMoney, holdForReview } from './money-for-nothing.ts'
import { takePlanPayment } from './take-plan-payment.ts'

/** Whether a further payment has something to pay for: a course that is not canceled. */
async function hasCourses(db: Database, registration: RegistrationRow): Promise<boolean> {
  if (!holdsCourses(registration)) return false
  return (await linesOf(db, [registration.id])).some(({ canceledAt }) => canceledAt === null)
}

/** An open intent of a plan is also stopped when a cancellation has changed the amount. */
export async function isWanted(
  db: Database,
  registration: RegistrationRow,
  intent: { id: string; amount: Cents },
): Promise<boolean> {
  return (registration.plan === null || isAsked(registration, intent)) && hasCourses(db, registration)
}

/**
 * A payment after the first one pays for courses that the registration already holds. Without such courses, or with
 * another amount, it is refunded.
 */
export async function takeFurtherPayment(
  trx: Database,
  registration: RegistrationRow,
  payment: PaymentRow,
  arrived: ProviderPayment,
  context: Context,
): Promise<RegistrationRow> {
  if (payment.state === 'succeeded') return registration
  if (registration.plan) return takePlanPayment(trx, registration, payment, arrived, context)
  if (arrived.state === 'canceled' && payment.state === 'open') {
    return changeRegistration(trx, await changePayment(trx, registration, payment, { state: 'canceled' }), {})
  }
  if (arrived.state !== 'succeeded') return registration
  const isAsAgreed = arrived.amount === payment.amount && arrived.currency === currency
  if (!isAsAgreed) return holdForReview(trx, registration, payment, arrived, context)
  if (!(await hasCourses(trx, registration)))
    return giveBackLateMoney(trx, registration, payment, arrived, context)
  return changeRegistration(trx, await recordPayment(trx, registration, payment, arrived, context), {})
}
