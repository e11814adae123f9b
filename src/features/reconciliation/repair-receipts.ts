import { leftToStaff, repaired } from '#content/en/office/reconciliation/repairs.ts'
import { formatReceiptNumber, yearOf } from '#domain/money/receipts.ts'
import { changePayment } from '#features/ledger/payments.queries.ts'
import { nextReceiptNumber, raiseReceiptNumber } from '#features/ledger/receipt-numbers.queries.ts'
import { changeRegistration, lockRegistrations } from '#features/registrations/registrations.queries.ts'
import type { Database } from '#platform/database/connection.ts'
import { paidWithoutReceipt, receiptsWithGaps } from './checks.queries.ts'
import { mostOfAKind } from './records.ts'

/** Gives each paid registration a receipt number, filling the gaps of its year first, and advances the counters. */
export async function repairReceipts(trx: Database) {
  const changed: string[] = []
  // Locks registrations before receipt numbers, like a payment does. Another repair may have finished first.
  const found = await paidWithoutReceipt(trx, { most: mostOfAKind })
  const registrations = await lockRegistrations(
    trx,
    found.map(({ id }) => id),
  )
  const payments = await paidWithoutReceipt(trx, { most: mostOfAKind })
  const gaps = await receiptsWithGaps(trx, { most: mostOfAKind })
  for (const { year, number } of gaps.filter(({ behind }) => behind)) {
    await raiseReceiptNumber(trx, year, number)
    changed.push(repaired.receiptCounter({ year, number }))
  }
  const missing = gaps.filter(({ behind }) => !behind)
  for (const { id, paymentId } of payments) {
    const registration = registrations.find((one) => one.id === id)
    const payment = registration?.payments.find((one) => one.id === paymentId)
    if (!registration?.paidAt || !payment) continue
    const { paidAt } = registration
    const year = yearOf(paidAt)
    const gap = missing.findIndex((candidate) => candidate.year === year)
    const [filled] = gap === -1 ? [] : missing.splice(gap, 1)
    const receiptNumber = formatReceiptNumber(year, filled?.number ?? (await nextReceiptNumber(trx, year)))
    await changeRegistration(trx, await changePayment(trx, registration, payment, { receiptNumber }), {})
    changed.push(repaired.receipt({ id, receiptNumber }))
  }
  const left = missing.map(({ year, number }) =>
    leftToStaff.receiptGap({ receiptNumber: formatReceiptNumber(year, number) }),
  )
  return { changed, left }
}
