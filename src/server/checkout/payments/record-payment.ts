import type { Database } from '#database/engine/connection.ts'
import type { NewEntry } from '#database/tables/ledger.ts'
import { changePayment } from '#database/tables/payments.ts'
import { nextReceiptNumber } from '#database/tables/receipt-numbers.ts'
import type { PaymentRow } from '#database/tables/rows/payments.ts'
import type { RegistrationRow } from '#database/tables/rows/registrations.ts'
import { type Entry, entry } from '#domain/ledger.ts'
import { formatReceiptNumber, yearOf } from '#domain/receipts.ts'
import type { ProviderPayment } from '../../provider/answers.ts'
import type { Checkout } from '../checkout.ts'
import { causedBy, post } from './post.ts'

/** What arrived, by card, wire or check. */
export type Arrived = Pick<ProviderPayment, 'amount' | 'card' | 'methodId'>

/** Records a payment that pays for the registration, with its receipt number. The first one comes with the agreed price. */
export async function recordPayment(
  trx: Database,
  registration: RegistrationRow,
  payment: PaymentRow,
  arrived: Arrived,
  checkout: Checkout,
  { agreed = [], receiptNumber }: { agreed?: readonly Entry[]; receiptNumber?: string } = {},
): Promise<RegistrationRow> {
  const number = receiptNumber ?? (await newReceiptNumber(trx, checkout))
  const changed = await arrive(trx, registration, payment, arrived, number)
  const entries = [...causedBy('agreed', agreed), arrivalOf(payment, arrived)]
  return post(trx, changed, entries, checkout)
}

export async function newReceiptNumber(trx: Database, { clocks }: Checkout): Promise<string> {
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
