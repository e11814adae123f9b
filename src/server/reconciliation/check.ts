// The money-truth check: registrations, payments at the provider, seats, credits and letters agree, or a person hears of
// it in a sentence. It only reads.
import type { Checkout } from '../checkout/checkout.ts'
import type { Disagreement } from './disagreement.ts'
import { checkPayments, type PaymentLook } from './payments.ts'
import { checkRecords } from './records.ts'

export async function* checkTruth(checkout: Checkout, look: PaymentLook): AsyncGenerator<Disagreement> {
  yield* checkRecords(checkout.database, checkout.clocks)
  yield* checkPayments(checkout, look)
}
