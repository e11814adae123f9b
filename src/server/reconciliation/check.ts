// Reconciliation: compares registrations, payments at the provider, seats, certificates and emails, and yields each
// disagreement as a sentence. It only reads.
import type { Checkout } from '../checkout/checkout.ts'
import type { Disagreement } from './disagreement.ts'
import { checkPayments, type PaymentWindow } from './payments.ts'
import { checkRecords } from './records.ts'

export async function* checkAll(checkout: Checkout, window: PaymentWindow): AsyncGenerator<Disagreement> {
  yield* checkRecords(checkout.database, checkout.clocks)
  yield* checkPayments(checkout, window)
}
