// Payments that buy no course: the full amount is refunded, and an order that waited for it releases its seats.

import type { Cents } from '#domain/money/money.ts'
import { statusWithRefundDue } from '#domain/money/settlement.ts'
import { holdsCourses } from '#domain/registrations/registration.ts'
import { releaseCreditHolds } from '#features/credit/tuition-credits.queries.ts'
import { post } from '#features/ledger/post.ts'
import { type Arrived, arrivalOf, arrive } from '#features/ledger/record-payment.ts'
import { recordRefund } from '#features/refunds/record-refund.ts'
import { notifyOfLatePayment, notifyOfReview } from '#features/refunds/refund-notices.ts'
import { isColleague } from '#features/registrations/groups.queries.ts'
import { changeRegistration } from '#features/registrations/registrations.queries.ts'
import { giveUpSeats } from '#features/seats/holds.ts'
import { seatsOfRegistration } from '#features/seats/seats.queries.ts'
import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/connection.ts'
import type { PaymentRow } from '#platform/database/rows/payments.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'

/** The payment arrived after its courses were canceled, or after its seats were released and taken by other buyers. */
export async function giveBackLateMoney(
  trx: Database,
  registration: RegistrationRow,
  payment: PaymentRow,
  arrived: Arrived & { whole?: Cents },
  context: Context,
): Promise<RegistrationRow> {
  const late = await giveBack(trx, registration, payment, arrived, 'late', context)
  // A group's payer gets one email, about the whole payment.
  const { amount, whole = amount } = arrived
  if (!isColleague(late)) await notifyOfLatePayment(trx, late, payment.id, whole, context)
  return late
}

/** The amount or the currency differs from what was agreed. */
export async function holdForReview(
  trx: Database,
  registration: RegistrationRow,
  payment: PaymentRow,
  arrived: Arrived,
  context: Context,
): Promise<RegistrationRow> {
  const held = await giveBack(trx, registration, payment, arrived, 'mismatch', context)
  if (!isColleague(held)) await notifyOfReview(trx, held, payment.id, arrived.amount, context)
  return held
}

async function giveBack(
  trx: Database,
  registration: RegistrationRow,
  payment: PaymentRow,
  arrived: Arrived,
  reason: 'late' | 'mismatch',
  context: Context,
): Promise<RegistrationRow> {
  const { id, status, paidAt } = registration
  const recorded = await recordUselessPayment(trx, registration, payment, arrived, reason, context)
  await releaseCreditHolds(trx, id)
  // A late payment still holds seats when one of its dates was canceled during payment.
  if (!holdsCourses(registration)) await giveUpSeats(trx, id, await seatsOfRegistration(trx, id), context)
  // The status of a paid registration is that of its courses: see `aftermathOf`.
  if (paidAt !== null) return changeRegistration(trx, recorded, {})
  return changeRegistration(trx, recorded, {
    status: reason === 'late' ? statusWithRefundDue(status) : 'needs_review',
  })
}

/** Records a payment that pays for nothing, and decides to refund all of it. It gets no receipt. */
async function recordUselessPayment(
  trx: Database,
  registration: RegistrationRow,
  payment: PaymentRow,
  arrived: Arrived,
  reason: 'late' | 'mismatch',
  context: Context,
): Promise<RegistrationRow> {
  const changed = await arrive(trx, registration, payment, arrived, null)
  const received = await post(trx, changed, [arrivalOf(payment, arrived)], context)
  const key = `refund:${payment.id}:${reason}`
  const refund = { key, decision: key, payment: payment.id, amount: arrived.amount, reason, shares: null }
  const decidedAt = context.clocks.academy.now()
  return recordRefund(trx, received, { ...refund, state: 'due', decidedAt }, context)
}
