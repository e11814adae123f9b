// Money that gives nobody a course: its seats are free, and all of it goes back.
import type { Database } from '#database/engine/connection.ts'
import { insertRefund } from '#database/tables/refunds.ts'
import { changeRegistration } from '#database/tables/registrations.ts'
import type { RegistrationRow } from '#database/tables/rows/registrations.ts'
import { seatsOfRegistration } from '#database/tables/seats.ts'
import type { ProviderPayment } from '../../provider/answers.ts'
import type { Checkout } from '../checkout.ts'
import { tellOfLatePayment, tellOfReview } from '../notices/refund-notices.ts'
import { giveUpSeats } from '../seats/holds.ts'

/** It came after its seats were given up, and they are taken by now. */
export async function giveBackLateMoney(
  trx: Database,
  { id }: RegistrationRow,
  payment: ProviderPayment,
  checkout: Checkout,
): Promise<RegistrationRow> {
  const late = await giveBack(trx, id, payment, { reason: 'late', status: 'refund_pending' }, checkout)
  await tellOfLatePayment(trx, late, checkout)
  return late
}

/** Another amount, or another currency, than was agreed. */
export async function holdForReview(
  trx: Database,
  { id }: RegistrationRow,
  payment: ProviderPayment,
  checkout: Checkout,
): Promise<RegistrationRow> {
  const held = await giveBack(trx, id, payment, { reason: 'mismatch', status: 'needs_review' }, checkout)
  await tellOfReview(trx, held, checkout)
  return held
}

type Fate = { reason: 'late' | 'mismatch'; status: 'refund_pending' | 'needs_review' }

async function giveBack(
  trx: Database,
  registrationId: string,
  { amount, card }: ProviderPayment,
  { reason, status }: Fate,
  checkout: Checkout,
): Promise<RegistrationRow> {
  const key = `refund:${registrationId}:${reason}`
  const decidedAt = checkout.clocks.academy.now()
  await insertRefund(trx, { key, registrationId, amount, reason, decidedAt })
  // Late money holds some where one of its dates was canceled while it was being paid.
  await giveUpSeats(trx, registrationId, await seatsOfRegistration(trx, registrationId), checkout)
  return changeRegistration(trx, registrationId, { status, received: amount, card })
}
