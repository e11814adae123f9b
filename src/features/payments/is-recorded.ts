import { sentForRefund } from '#domain/money/ledger.ts'
import { disputesOf } from '#features/ledger/disputes.queries.ts'
import { refundsOf } from '#features/refunds/refunds.queries.ts'
import type { Database } from '#platform/database/connection.ts'
import { sentKey } from '#platform/database/rows/payments.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'
import type { EventSubject } from '#platform/provider/answers.ts'

/**
 * Whether an event says only what is recorded. Then the provider is not read: one payment causes about ten events. An event that
 * says anything else, true or not, leads to a reading.
 */
export async function isRecorded(
  db: Database,
  { id, payments, ledger }: RegistrationRow,
  intentId: string,
  subject: EventSubject,
): Promise<boolean> {
  switch (subject.kind) {
    case 'payment':
      return payments.some(
        (payment) =>
          payment.intentId === intentId && payment.state === subject.state && payment.state !== 'open',
      )
    case 'refund': {
      const { key, state } = subject
      const ours = (await refundsOf(db, id)).find((refund) => sentKey(refund) === key)
      if (ours) return ours.state === state
      // A dashboard refund has no row, only its entries.
      return state !== 'failed' && sentForRefund(ledger, key) > 0
    }
    case 'dispute':
      return (await disputesOf(db, id)).some((one) => one.id === subject.id && one.state === subject.state)
  }
}
