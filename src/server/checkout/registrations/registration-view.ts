import type { Registration } from '#contract/registrations.ts'
import type { RegistrationLine } from '#database/tables/registration-lines.ts'
import type { RegistrationRow } from '#database/tables/rows/registrations.ts'
import { type Day, dayOf } from '#domain/days.ts'
import { leftToRefund, refundCalendar, stepsWithin } from '#domain/refunds.ts'
import { holdsCourses } from '#domain/registration.ts'

/** A registration as its owner sees it, in the account or by the signed link. */
export function registrationView(
  registration: RegistrationRow,
  lines: readonly RegistrationLine[],
  today: Day,
): Registration {
  const { id, name, email, items, amount, refunded, status, dispute, receiptNumber, paidAt, placedAt } =
    registration
  const purchase = { policy: registration.refundPolicy, purchasedOn: dayOf(paidAt ?? placedAt) }
  // Where a wrong amount gave no courses the quote gives nothing: nor may the calendar promise it.
  const isQuoted = holdsCourses(registration) || status === 'awaiting_payment'
  // What is on its way back was given for canceled lines, and is none of what the others could still give.
  const left = status === 'awaiting_payment' ? amount : leftToRefund(registration, [])
  return {
    id,
    timestamp: (paidAt ?? placedAt).toISOString(),
    name,
    email,
    selectedItems: [...items],
    amount,
    refunded,
    status,
    dispute,
    receiptNumber,
    lines: lines.map((line) => ({
      course: line.course,
      amount: line.amount,
      start: line.start,
      end: line.end,
      sample: line.sample,
      state: line.canceledAt !== null ? 'canceled' : line.completedOn !== null ? 'completed' : 'active',
      refunded: line.granted + line.returned,
      calendar:
        isQuoted && line.canceledAt === null
          ? stepsWithin(
              left,
              refundCalendar({ ...line, completed: line.completedOn !== null }, today, purchase),
            )
          : [],
    })),
  }
}
