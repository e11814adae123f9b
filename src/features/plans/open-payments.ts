// The payments of a plan that are still to be made.

import { type Cents, sum } from '#domain/money/money.ts'
import type { PaymentRow } from '#platform/database/rows/payments.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'

export function openPayments({ payments }: Pick<RegistrationRow, 'payments'>): PaymentRow[] {
  return payments.filter(({ state }) => state === 'open')
}

export function restOf(registration: Pick<RegistrationRow, 'payments'>): Cents {
  return sum(openPayments(registration).map(({ amount }) => amount))
}

/** The amount of an intent must be that of its payment, or of all open payments. */
export function isAsked(
  registration: Pick<RegistrationRow, 'payments'>,
  { id, amount }: { id: string; amount: Cents },
): boolean {
  const open = openPayments(registration)
  return open.some((one) => one.id === id && (amount === one.amount || amount === restOf(registration)))
}
