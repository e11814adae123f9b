// An order holds credit until it is paid. The database keeps what is held and used within what a person has.

import { dayOf } from '#domain/dates/days.ts'
import { entry } from '#domain/money/ledger.ts'
import { type Cents, sum } from '#domain/money/money.ts'
import { coveredByCredit, takenFrom } from '#domain/money/tuition-credit.ts'
import { changePayment } from '#features/ledger/payments.queries.ts'
import { post } from '#features/ledger/post.ts'
import { newReceiptNumber } from '#features/ledger/record-payment.ts'
import { emailAddressOf } from '#features/notices/email-address.ts'
import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/connection.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'
import { Refusal } from '#platform/refusal.ts'
import {
  changeBalance,
  insertCreditHold,
  lockUsableCredits,
  releaseCreditHolds,
} from './tuition-credits.queries.ts'

type Use = { registrationId: string; email: string; price: Cents }

/** Holds credit for an order. Returns how much of the price it pays. */
export async function holdCredit(
  trx: Database,
  { registrationId, email, price }: Use,
  { clocks }: Context,
): Promise<Cents> {
  const usable = await lockUsableCredits(trx, email, today(clocks))
  const covered = coveredByCredit(price, sum(usable.map(({ free }) => free)))
  if (covered === 0) throw new Refusal('no_credit')
  for (const { id: creditId, taken: amount } of takenFrom(usable, covered)) {
    await insertCreditHold(trx, { registrationId, creditId, amount })
  }
  return covered
}

export function creditPart({ payments }: Pick<RegistrationRow, 'payments'>) {
  return payments.find(({ method, state }) => method === 'credit' && state === 'open')
}

/**
 * Frees what the order and an edit of it hold, and locks the credit. Returns whether it still pays its part: an order that had
 * expired may be too late. Credit is locked before course dates, everywhere.
 */
export async function lockCreditPart(
  trx: Database,
  registration: RegistrationRow,
  editId: string,
  { clocks }: Context,
): Promise<boolean> {
  const part = creditPart(registration)
  if (!part) return true
  // The account may have another address by now, and its credit has followed.
  const email = await emailAddressOf(trx, registration)
  await lockUsableCredits(trx, email, today(clocks))
  for (const id of [registration.id, editId]) await releaseCreditHolds(trx, id)
  const usable = await lockUsableCredits(trx, email, today(clocks))
  return sum(usable.map(({ free }) => free)) >= part.amount
}

const today = (clocks: Context['clocks']) => dayOf(clocks.academy.now())

/** Pays the credit's part of an order that is being completed. `lockCreditPart` came first. */
export async function payCreditPart(
  trx: Database,
  registration: RegistrationRow,
  context: Context,
): Promise<RegistrationRow> {
  const part = creditPart(registration)
  if (!part) return registration
  // Beside a card it is on the receipt of the card's payment.
  const receiptNumber = part.position === 1 ? await newReceiptNumber(trx, context) : null
  const email = await emailAddressOf(trx, registration)
  const usable = await lockUsableCredits(trx, email, today(context.clocks))
  const used = takenFrom(usable, part.amount)
  for (const { id, taken } of used) await changeBalance(trx, id, -taken)
  const entries = used.map(({ id: creditId, taken }) => ({
    ...entry('receivable', 'credit', taken, { payment: part.id }),
    cause: 'credit' as const,
    creditId,
  }))
  const changed = await changePayment(trx, registration, part, { state: 'succeeded', receiptNumber })
  return post(trx, changed, entries, context)
}
