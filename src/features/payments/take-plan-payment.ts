// What becomes of a payment after a deposit: it pays one part of the plan, or all that is left of it.

import { stillDue } from '#domain/money/ledger.ts'
import { type Cents, currency } from '#domain/money/money.ts'
import { holdsCourses } from '#domain/registrations/registration.ts'
import { changePayment, insertPayment } from '#features/ledger/payments.queries.ts'
import { recordPayment } from '#features/ledger/record-payment.ts'
import { isAsked, openPayments } from '#features/plans/open-payments.ts'
import { notifyOfPlanPayment } from '#features/plans/plan-notices.ts'
import { changeRegistration } from '#features/registrations/registrations.queries.ts'
import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/connection.ts'
import type { PaymentRow } from '#platform/database/rows/payments.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'
import type { ProviderPayment } from '#platform/provider/answers.ts'
import { giveBackLateMoney, holdForReview } from './money-for-nothing.ts'

export async function takePlanPayment(
  trx: Database,
  registration: RegistrationRow,
  payment: PaymentRow,
  arrived: ProviderPayment,
  context: Context,
): Promise<RegistrationRow> {
  if (arrived.state === 'canceled') return withoutIntent(trx, registration, payment)
  if (arrived.state !== 'succeeded') return registration
  const { amount } = arrived
  if (!holdsCourses(registration) || stillDue(registration.ledger) === 0) {
    return giveBackLateMoney(trx, registration, payment, arrived, context)
  }
  if (arrived.currency !== currency || !isAsked(registration, { id: payment.id, amount })) {
    const held = await holdForReview(trx, registration, payment, arrived, context)
    return askAgain(trx, held, payment, context)
  }
  const merged = amount === payment.amount ? registration : await merge(trx, registration, payment, amount)
  const paid = await recordPayment(trx, merged, { ...payment, amount }, arrived, context)
  const changed = await changeRegistration(trx, paid, {})
  await notifyOfPlanPayment(trx, changed, payment.id, context)
  return changed
}

/** The payment stays to be made, with another intent. */
async function withoutIntent(
  trx: Database,
  registration: RegistrationRow,
  payment: PaymentRow,
): Promise<RegistrationRow> {
  if (payment.state !== 'open') return registration
  const change = { intentId: null, intentAmount: null, intents: payment.intents + 1 }
  return changeRegistration(trx, await changePayment(trx, registration, payment, change), {})
}

/** One payment of the rest stands for all open ones. */
async function merge(
  trx: Database,
  registration: RegistrationRow,
  payment: PaymentRow,
  amount: Cents,
): Promise<RegistrationRow> {
  let merged = await changePayment(trx, registration, payment, { amount })
  for (const other of openPayments(registration)) {
    if (other.id !== payment.id) merged = await changePayment(trx, merged, other, { state: 'canceled' })
  }
  return merged
}

/** Money of another amount was returned and paid for nothing, so its part of the plan is due as before. */
async function askAgain(
  trx: Database,
  registration: RegistrationRow,
  { amount, dueDay }: PaymentRow,
  { clocks }: Context,
): Promise<RegistrationRow> {
  const { id: registrationId, payments } = registration
  const [first, ...further] = payments
  const position = (payments.at(-1)?.position ?? payments.length) + 1
  const order = { registrationId, position, amount, dueDay, openedAt: clocks.real.now() }
  const again = await insertPayment(trx, order)
  return { ...registration, payments: [first, ...further, again] }
}
