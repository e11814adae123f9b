import { addDays, type Day, dayOf } from '#domain/dates/days.ts'
import { type Cents, sum } from '#domain/money/money.ts'
import { postCreditEntry } from '#features/ledger/ledger.queries.ts'
import type { Note } from '#features/record/staff-note.ts'
import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/connection.ts'
import type { TuitionCreditRow } from '#platform/database/rows/tuition-credits.ts'
import { languageOfLastEmail } from '#platform/email/emails.ts'
import { Refusal } from '#platform/refusal.ts'
import { type CreditToGive, issueCredit } from './issue-credit.ts'
import { creditEmail } from './tuition-credit.emails.ts'
import { changeBalance, creditsOf, lockCredit, markReversed } from './tuition-credits.queries.ts'

type GivenCredit = {
  email: string
  source: 'goodwill' | 'product'
  amount: Cents
  expiresOn: Day | null
  reason: string
}

/** Staff give credit. The person gets an email. */
export async function giveCredit(
  trx: Database,
  given: GivenCredit,
  context: Context,
  note: Note,
): Promise<TuitionCreditRow> {
  const today = dayOf(context.clocks.academy.now())
  if (given.expiresOn !== null && given.expiresOn < today) {
    throw new Refusal('date_past', { day: given.expiresOn })
  }
  const credit = await issueAndNotify(trx, { ...given, registrationId: null }, context)
  const { id: creditId, amount } = credit
  await note(
    trx,
    'credit.given',
    { creditId, amount, source: given.source },
    {
      about: given.email,
      fields: { reason: { before: null, after: given.reason } },
    },
  )
  return credit
}

export async function issueAndNotify(
  trx: Database,
  given: CreditToGive,
  context: Context,
): Promise<TuitionCreditRow> {
  const credit = await issueCredit(trx, given, context)
  const { id, email: to, source, amount, expiresOn } = credit
  const language = (await languageOfLastEmail(trx, to)) ?? 'en'
  const email = creditEmail({ language, source, amount, expiresOn, origin: context.origin })
  if (to) await context.outbox.post(trx, { key: `credit:${id}`, kind: 'credit', to, language, ...email })
  return credit
}

/** Of the last 30 days, also what was taken back: several small amounts are not below the limit. */
export async function givenLately(
  db: Database,
  email: string,
  { clocks }: Pick<Context, 'clocks'>,
): Promise<Cents> {
  const since = addDays(dayOf(clocks.academy.now()), -30)
  const given = (await creditsOf(db, email)).filter(
    (credit) => isGivenByStaff(credit) && dayOf(credit.givenAt) > since,
  )
  return sum(given.map(({ amount }) => amount))
}

/** Credit that came from a payment belongs to the person. */
export function isGivenByStaff({ source }: Pick<TuitionCreditRow, 'source'>): boolean {
  return source === 'goodwill' || source === 'product'
}

/** Staff take back what is left of credit that the academy gave. What came from a payment stays with the person. */
export async function reverseCredit(
  trx: Database,
  { id, reason }: { id: string; reason: string },
  { clocks }: Context,
  note: Note,
): Promise<Cents> {
  const credit = await lockCredit(trx, id)
  if (!credit) throw new Refusal('unknown_credit')
  const { balance, held, email } = credit
  if (!isGivenByStaff(credit)) throw new Refusal('credit_was_paid')
  if (held > 0) throw new Refusal('credit_held')
  if (balance === 0) throw new Refusal('credit_used')
  const now = clocks.academy.now()
  await changeBalance(trx, id, -balance)
  await markReversed(trx, id, now)
  const reversed = { creditId: id, from: 'goodwill', to: 'credit', amount: balance } as const
  await postCreditEntry(trx, reversed, { day: dayOf(now), recordedAt: clocks.real.now() })
  await note(
    trx,
    'credit.reversed',
    { creditId: id, amount: balance },
    {
      about: email,
      fields: { reason: { before: null, after: reason } },
    },
  )
  return balance
}
