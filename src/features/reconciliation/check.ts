// Reconciliation: compares registrations, payments at the provider, seats, certificates and emails, and yields each
// disagreement as a sentence. It only reads.
import { seconds } from '#domain/dates/days.ts'
import type { Context } from '#platform/context.ts'
import type { Disagreement } from './disagreement.ts'
import { checkPayments, type PaymentWindow } from './payments.ts'
import { checkRecords } from './records.ts'

/** A webhook arrives within a second or two. A difference that lasts longer than this is real. */
export const webhookPatience = seconds(15)

export async function* checkAll(context: Context, window: PaymentWindow): AsyncGenerator<Disagreement> {
  yield* checkRecords(context.database, context.clocks)
  yield* checkPayments(context, window)
}
