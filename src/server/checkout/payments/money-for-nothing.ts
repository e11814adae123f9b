// Payments that buy no course: their seats are released and the full amount is refunded.
import type { Database } from '#database/engine/connection.ts'
import { insertRefund } from '#database/tables/refunds.ts'
import { changeRegistration } from '#database/tables/registrations.ts'
import type { RegistrationRow } from '#database/tables/rows/registrations.ts'
import { seatsOfRegistration } from '#database/tables/seats.ts'
import type { ProviderPayment } from '../../provider/answers.ts'
import type { Checkout } from '../checkout.ts'
import { notifyOfLatePayment, notifyOfReview } from '../notices/refund-notices.ts'
import { giveUpSeats } from '../seats/holds.ts'

/** The payment arrived after its seats were released, and other buyers have taken them. */
export async function giveBackLateMoney(
  trx: Database,
  { id }: RegistrationRow,
  payment: ProviderPayment,
  checkout: Checkout,
): Promise<RegistrationRow> {
  const late = await giveBack(trx, id, payment, { reason: 'late', status: 'refund_pending' }, checkout)
  await notifyOfLatePayment(trx, late, checkout)
  return late
}

/** The amount or the currency differs from what was agreed. */
export async function holdForReview(
  trx: Database,
  { id }: RegistrationRow,
  payment: ProviderPayment,
  checkout: Checkout,
): Promise<RegistrationRow> {
  const held = await giveBack(trx, id, payment, { reason: 'mismatch', status: 'needs_review' }, checkout)
  await notifyOfReview(trx, held, checkout)
  return held
}

type Outcome = { reason: 'late' | 'mismatch'; status: 'refund_pending' | 'needs_review' }

async function giveBack(
  trx: Database,
  registrationId: string,
  { amount, card }: ProviderPayment,
  { reason, status }: Outcome,
  checkout: Checkout,
): Promise<RegistrationRow> {
  const key = `refund:${registrationId}:${reason}`
  const decidedAt = checkout.clocks.academy.now()
  await insertRefund(trx, { key, registrationId, amount, reason, decidedAt })
  // A late payment still holds seats when one of its dates was canceled during payment.
  await giveUpSeats(trx, registrationId, await seatsOfRegistration(trx, registrationId), checkout)
  return changeRegistration(trx, registrationId, { status, received: amount, card })
}
