import { type Day, dayOf } from '#domain/dates/days.ts'
import { quoteRefund, type RefundRule } from '#domain/registrations/refunds.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'
import type { RegistrationLine } from './registration-lines.queries.ts'

/**
 * A first date may always be chosen; another one only while a cancellation would be refunded in full.
 * Otherwise moving and then canceling would bypass the policy. A registrant moved by the academy may choose
 * again.
 */
export function isDateOpen(registration: RegistrationRow, line: RegistrationLine, today: Day): boolean {
  return line.start === null || refundsInFull.includes(ruleOf(registration, line, today))
}

/**
 * The day that the refund steps count from after a move. Staff may move a line at any time, so a move that the registrant could
 * not make keeps the steps that held before it, unless those of the new date give less. Null: the steps of the new date.
 */
export function stepsAfterMove(
  registration: RegistrationRow,
  line: RegistrationLine,
  to: Day,
  today: Day,
): Day | null {
  if (refundsInFull.includes(ruleOf(registration, line, today))) return null
  const from = line.stepsFrom ?? line.start
  return from !== null && from < to ? from : null
}

const refundsInFull: readonly RefundRule[] = ['no-date', 'full', 'moved']

function ruleOf(registration: RegistrationRow, line: RegistrationLine, today: Day): RefundRule {
  const purchasedOn = dayOf(registration.paidAt ?? registration.placedAt)
  const purchase = { policy: registration.refundPolicy, purchasedOn }
  return quoteRefund({ ...line, completed: false }, today, purchase).rule
}
