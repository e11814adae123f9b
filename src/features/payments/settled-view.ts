import type { SettledPayment } from '#contract/checkout.ts'
import { firstLink } from '#features/registrations/registration-link.ts'
import type { Context } from '#platform/context.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'

/** For the buyer who paid. */
export function settledView(settled: RegistrationRow, context: Context): SettledPayment {
  const { id: registrationId, status, payments } = settled
  const { receiptNumber } = payments[0]
  return { registrationId, status, receiptNumber, link: receiptNumber && firstLink(settled, context) }
}
