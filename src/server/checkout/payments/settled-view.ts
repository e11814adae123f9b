import type { SettledPayment } from '#contract/checkout.ts'
import type { RegistrationRow } from '#database/tables/rows/registrations.ts'
import type { Checkout } from '../checkout.ts'
import { firstLink } from '../registration-link.ts'

/** For the buyer who paid. */
export function settledView(settled: RegistrationRow, checkout: Checkout): SettledPayment {
  const { id: registrationId, status, payments } = settled
  const { receiptNumber } = payments[0]
  return { registrationId, status, receiptNumber, link: receiptNumber && firstLink(settled, checkout) }
}
