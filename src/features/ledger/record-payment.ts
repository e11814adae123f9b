import { type Entry, entry } from '#domain/money/ledger.ts'
import { formatReceiptNumber, yearOf } from '#domain/money/receipts.ts'
import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/connection.ts'
import type { PaymentRow } from '#platform/database/rows/payments.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'
import type { ProviderPayment } from '#platform/provider/answers.ts'
import type { NewEntry } from './ledger.queries.ts'
import { changePayment } from './payments.queries.ts'
import { causedBy, post } from './post.ts'
import { nextReceiptNumber } from './receipt-numbers.queries.ts'

/** What arrived, by card, wire or check. */
export type Arrived = Pick<ProviderPayment, 'amount' | 'card' | 'methodId'>

/** Records a payment that pays for the registration, with its receipt number. The first one comes with the agreed price. */
export async function recordPayment(
  trx: Database,
  registration: RegistrationRow,
  payment: PaymentRow,
  arrived: Arrived,
  context: Context,
  { agreed = [], receiptNumber }: { agreed?: readonly Entry[]; receiptNumber?: string } = {},
): Promise<RegistrationRow> {
  const number = receiptNumber ?? (await newReceiptNumber(trx, context))
  const changed = await arrive(trx, registration, payment, arrived, number)
  const entries = [...causedBy('agreed', agreed), arrivalOf(payment, arrived)]
  return post(trx, changed, entries, context)
}

export async function newReceiptNumber(trx: Database, { clocks }: Context): Promise<string> {
  const year = yearOf(clocks.academy.now())
  return formatReceiptNumber(year, await nextReceiptNumber(trx, year))
}

/** The payment has succeeded; its entries are posted by the caller. */
export function arrive(
  trx: Database,
  registration: RegistrationRow,
  payment: PaymentRow,
  { card }: Arrived,
  receiptNumber: string | null,
): Promise<RegistrationRow> {
  return changePayment(trx, registration, payment, { state: 'succeeded', card, receiptNumber })
}

export function arrivalOf({ id: payment, method }: PaymentRow, { amount }: Arrived): NewEntry {
  const account = method === 'card' ? 'provider' : 'offline'
  return { ...entry('receivable', account, amount, { payment }), cause: 'provider' }
}
