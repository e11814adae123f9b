import type { Day } from '#domain/dates/days.ts'
import { postedEntries } from '#features/ledger/ledger.queries.ts'
import type { Database } from '#platform/database/connection.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'

type ReceiptedPayment = { position: number; receiptNumber: string; paidOn: Day | null }

/** The payment of a receipt; undefined if it was not made. */
export async function receiptedPayment(
  db: Database,
  { id, payments }: RegistrationRow,
  position = 1,
): Promise<ReceiptedPayment | undefined> {
  const payment = payments.find((one) => one.position === position)
  if (!payment?.receiptNumber) return undefined
  const arrived = (await postedEntries(db, id)).find(
    ({ from, to, payment: paid }) => from === 'receivable' && to !== 'tuition' && paid === payment.id,
  )
  return { position, receiptNumber: payment.receiptNumber, paidOn: arrived?.day ?? null }
}
