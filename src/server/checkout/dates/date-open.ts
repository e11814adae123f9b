import type { RegistrationLine } from '#database/tables/registration-lines.ts'
import type { RegistrationRow } from '#database/tables/rows/registrations.ts'
import { type Day, dayOf } from '#domain/days.ts'
import { quoteRefund } from '#domain/refunds.ts'

/**
 * A first date may always be chosen; another one only while a cancellation would be refunded in full.
 * Otherwise moving and then canceling would bypass the policy. A registrant moved by the academy may choose
 * again.
 */
export function isDateOpen(registration: RegistrationRow, line: RegistrationLine, today: Day): boolean {
  if (line.start === null) return true
  const purchasedOn = dayOf(registration.paidAt ?? registration.placedAt)
  const { rule } = quoteRefund({ ...line, completed: false }, today, {
    policy: registration.refundPolicy,
    purchasedOn,
  })
  return rule === 'full' || rule === 'moved'
}
