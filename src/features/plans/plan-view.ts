import type { PlanPayment, PlanView } from '#contract/plans.ts'
import { addDays, type Day } from '#domain/dates/days.ts'
import { sum } from '#domain/money/money.ts'
import { isOverdue, nextTry } from '#domain/pricing/plan.ts'
import type { RegistrationStatus } from '#domain/registrations/registration.ts'
import type { PaymentRow } from '#platform/database/rows/payments.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'
import { openPayments } from './open-payments.ts'

/** Payments that were made or are still to make. One that ended or bought nothing is left out. */
export function planPayments({ payments }: RegistrationRow, today: Day): PlanPayment[] {
  return payments
    .filter(({ state, receiptNumber }) => state === 'open' || receiptNumber !== null)
    .map((payment) => ({
      due: payment.dueDay,
      amount: payment.amount,
      state: stateOf(payment, today),
      position: payment.position,
      receiptNumber: payment.receiptNumber,
    }))
}

function stateOf(payment: PaymentRow, today: Day): PlanPayment['state'] {
  if (payment.state === 'succeeded') return 'paid'
  return isOverdue(payment, today) ? 'failed' : 'due'
}

/** A registration is `completed` from the deposit on, and awaits payment again while a payment is overdue. */
export function shownStatus(registration: RegistrationRow, today: Day): RegistrationStatus {
  const { plan, paidAt, status } = registration
  if (!plan || paidAt === null || (status !== 'completed' && status !== 'partially_refunded')) return status
  return openPayments(registration).some((payment) => isOverdue(payment, today)) ? 'awaiting_payment' : status
}

export function planView(
  registration: RegistrationRow,
  today: Day,
  changeableBy: PlanView['changeableBy'],
): PlanView | null {
  const { plan, items, paidAt, dispute } = registration
  if (!plan || paidAt === null) return null
  const payments = planPayments(registration, today)
  const late = openPayments(registration).find((payment) => isOverdue(payment, today))
  const sumOf = (isCounted: (payment: PlanPayment) => boolean) =>
    sum(payments.filter(isCounted).map(({ amount }) => amount))
  return {
    selectedItems: [...items],
    payments,
    total: sumOf(() => true),
    paid: sumOf(({ state }) => state === 'paid'),
    rest: sumOf(({ state }) => state !== 'paid'),
    overdue: late
      ? {
          due: late.dueDay,
          amount: late.amount,
          needsBank: late.decline === 'authentication_required',
          nextTry: nextTry(late, plan.policy),
          keptUntil: addDays(late.dueDay, plan.policy.taskDay),
        }
      : null,
    card: plan.card,
    stopped: isStopped(dispute),
    changeableBy,
  }
}

/** A dispute stops all charges, until it is won. */
export function isStopped(dispute: RegistrationRow['dispute']): boolean {
  return dispute !== null && dispute !== 'won'
}
