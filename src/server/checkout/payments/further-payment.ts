import type { Database } from '#database/engine/connection.ts'
import { changePayment } from '#database/tables/payments.ts'
import { changeRegistration } from '#database/tables/registrations.ts'
import type { PaymentRow } from '#database/tables/rows/payments.ts'
import type { RegistrationRow } from '#database/tables/rows/registrations.ts'
import { currency } from '#domain/money.ts'
import { holdsCourses } from '#domain/registration.ts'
import { statusWithRefundDue } from '#domain/settlement.ts'
import type { ProviderPayment } from '../../provider/answers.ts'
import type { Checkout } from '../checkout.ts'
import { notifyOfLatePayment, notifyOfReview } from '../notices/refund-notices.ts'
import { recordPayment, recordUselessPayment } from './record-payment.ts'

/** A payment after the first one pays for courses that are held already. Without them, or with another amount, it is refunded. */
export async function takeFurtherPayment(
  trx: Database,
  registration: RegistrationRow,
  payment: PaymentRow,
  arrived: ProviderPayment,
  checkout: Checkout,
): Promise<RegistrationRow> {
  if (payment.state === 'succeeded') return registration
  if (arrived.state === 'canceled' && payment.state === 'open') {
    return changeRegistration(trx, await changePayment(trx, registration, payment, { state: 'canceled' }), {})
  }
  if (arrived.state !== 'succeeded') return registration
  const isAsAgreed = arrived.amount === payment.amount && arrived.currency === currency
  if (isAsAgreed && holdsCourses(registration)) {
    return changeRegistration(trx, await recordPayment(trx, registration, payment, arrived, checkout), {})
  }
  const reason = isAsAgreed ? 'late' : 'mismatch'
  const recorded = await recordUselessPayment(trx, registration, payment, arrived, reason, checkout)
  const status = isAsAgreed ? statusWithRefundDue(registration.status) : 'needs_review'
  const changed = await changeRegistration(trx, recorded, { status })
  const notify = isAsAgreed ? notifyOfLatePayment : notifyOfReview
  await notify(trx, changed, arrived.amount, checkout)
  return changed
}
