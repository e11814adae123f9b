import type { Registration } from '#contract/registrations.ts'
import { type Day, dayOf } from '#domain/dates/days.ts'
import { notYetReturned, refunded, stillDue } from '#domain/money/ledger.ts'
import { refundCalendar, stepsWithin } from '#domain/registrations/refunds.ts'
import { holdsCourses } from '#domain/registrations/registration.ts'
import { shownStatus } from '#features/plans/plan-view.ts'
import { isPaidByOther } from '#features/registrations/groups.queries.ts'
import type { RegistrationLine } from '#features/registrations/registration-lines.queries.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'

/** A registration for the person who paid. */
export function registrationView(
  registration: RegistrationRow,
  lines: readonly RegistrationLine[],
  today: Day,
): Registration {
  const { id, name, email, items, amount, status, dispute, payments, ledger, paidAt, placedAt, plan } =
    registration
  const purchase = { policy: registration.refundPolicy, purchasedOn: dayOf(paidAt ?? placedAt) }
  // A payment of a wrong amount gives no courses and no refund quote, so the calendar must be empty too.
  const isQuoted = holdsCourses(registration) || status === 'awaiting_payment'
  // Pending refunds belong to canceled lines and do not reduce what the other lines can return.
  const left = status === 'awaiting_payment' ? amount : notYetReturned(ledger) + (plan ? stillDue(ledger) : 0)
  return {
    id,
    timestamp: (paidAt ?? placedAt).toISOString(),
    name,
    email,
    selectedItems: [...items],
    amount,
    refunded: refunded(ledger),
    status: shownStatus(registration, today),
    dispute,
    receiptNumber: payments[0].receiptNumber,
    lines: lines.map((line) => ({
      course: line.course,
      soldAs: line.soldAs,
      amount: line.amount,
      start: line.start,
      end: line.end,
      location: line.location,
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

/** For its registrant, who does not see what somebody else paid. */
export function ownView(
  registration: RegistrationRow,
  lines: readonly RegistrationLine[],
  today: Day,
): Registration {
  const view = registrationView(registration, lines, today)
  return isPaidByOther(registration) ? withoutMoney(view, registration) : view
}

function withoutMoney(view: Registration, { payer }: Pick<RegistrationRow, 'payer'>): Registration {
  const lines = view.lines.map((line) => ({ ...line, amount: 0, refunded: 0, calendar: [] }))
  return { ...view, amount: 0, refunded: 0, receiptNumber: null, paidBy: payer?.name ?? '', lines }
}
