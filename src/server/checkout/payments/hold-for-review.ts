import type { Database } from '#database/connection.ts'
import { insertRefund } from '#database/refunds.ts'
import { changeRegistration, type RegistrationRow } from '#database/registrations.ts'
import { seatsOfRegistration } from '#database/seats.ts'
import type { Checkout } from '../checkout.ts'
import { tellOfReview } from '../letters/money-back-notices.ts'
import type { ProviderPayment } from '../provider/answers.ts'
import { giveUpSeats } from '../seats/holds.ts'

/** Another amount, or another currency, than was agreed: no courses, and the money goes back. */
export async function holdForReview(
  trx: Database,
  { id }: RegistrationRow,
  payment: ProviderPayment,
  checkout: Checkout,
): Promise<RegistrationRow> {
  await giveUpSeats(trx, id, await seatsOfRegistration(trx, id), checkout)
  await insertRefund(trx, {
    key: `refund:${id}:mismatch`,
    registrationId: id,
    amount: payment.amount,
    reason: 'mismatch',
    decidedAt: checkout.clocks.academy.now(),
  })
  const held = await changeRegistration(trx, id, {
    status: 'needs_review',
    received: payment.amount,
    card: payment.card,
  })
  await tellOfReview(trx, held, checkout)
  return held
}
