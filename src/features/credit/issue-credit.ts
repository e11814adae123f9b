import { catalogue } from '#content/catalogue.ts'
import { type Day, dayOf } from '#domain/dates/days.ts'
import { entry } from '#domain/money/ledger.ts'
import type { Cents } from '#domain/money/money.ts'
import { type CreditSource, expiryOf, expiryOfReturned } from '#domain/money/tuition-credit.ts'
import { postCreditEntry } from '#features/ledger/ledger.queries.ts'
import { post } from '#features/ledger/post.ts'
import { emailAddressOf } from '#features/notices/email-address.ts'
import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/connection.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'
import type { TuitionCreditRow } from '#platform/database/rows/tuition-credits.ts'
import { insertCredit, lastDayOfUsed } from './tuition-credits.queries.ts'

export type CreditToGive = {
  email: string
  source: CreditSource
  amount: Cents
  /** Null for the usual term. */
  expiresOn: Day | null
  reason: string | null
  registrationId: string | null
}

/** Credit that the academy gives. No money of a registration pays for it. */
export async function issueCredit(
  trx: Database,
  { expiresOn, ...given }: CreditToGive,
  { clocks }: Context,
): Promise<TuitionCreditRow> {
  const now = clocks.academy.now()
  const day = dayOf(now)
  const lastDay = expiresOn ?? expiryOf(day, catalogue().credit)
  const credit = await insertCredit(trx, { ...given, expiresOn: lastDay, givenAt: now })
  const issued = { creditId: credit.id, from: 'credit', to: 'goodwill', amount: given.amount } as const
  await postCreditEntry(trx, issued, { day, recordedAt: clocks.real.now() })
  return credit
}

type RefundAsCredit = { refund: string; payment: string; amount: Cents; source: CreditSource }

/** Makes a decided refund as credit of the registrant. */
export async function refundAsCredit(
  trx: Database,
  registration: RegistrationRow,
  { refund, payment, amount, source }: RefundAsCredit,
  context: Context,
): Promise<RegistrationRow> {
  const { id: registrationId } = registration
  const now = context.clocks.academy.now()
  const { credit: policy } = catalogue()
  const today = dayOf(now)
  const expiresOn =
    source === 'returned'
      ? expiryOfReturned(await lastDayOfUsed(trx, registrationId), today, policy)
      : expiryOf(today, policy)
  const email = await emailAddressOf(trx, registration)
  const given = { email, source, amount, expiresOn, reason: null, registrationId, givenAt: now }
  const { id: creditId } = await insertCredit(trx, given)
  const made = entry('credit', 'refund_payable', amount, { payment, refund })
  return post(trx, registration, [{ ...made, cause: 'credit', creditId }], context)
}
