// One registration with everything that staff ask about: the buyer, the courses, the payments and the ledger.

import { dayOf } from '#domain/dates/days.ts'
import { chargedBack, held, received, refunded } from '#domain/money/ledger.ts'
import { formatMoney } from '#domain/money/money.ts'
import { quoteCancellation } from '#features/cancellations/cancel.ts'
import type { CommandContext } from '#features/command-line/command.ts'
import { CommandError } from '#features/command-line/exit-codes.ts'
import { document, type Result, table } from '#features/command-line/result.ts'
import { unverifiedWarnings } from '#features/command-line/unverified-warnings.ts'
import { type PostedEntry, postedEntries } from '#features/ledger/ledger.queries.ts'
import { findUser } from '#features/people/users.queries.ts'
import { refundsOf } from '#features/refunds/refunds.queries.ts'
import { linesOf, type RegistrationLine } from '#features/registrations/registration-lines.queries.ts'
import { registrationById } from '#features/registrations/registrations.queries.ts'
import { registrationIdOf } from '#features/registrations/typed-registration.ts'
import type { RefundRow } from '#platform/database/rows/payments.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'

type Fact = [fact: string, value: string]

export async function showRegistration(
  typed: string,
  { connection: { database }, context }: CommandContext,
): Promise<Result> {
  const id = await registrationIdOf(typed, database)
  const registration = await registrationById(database, id)
  if (!registration) throw new CommandError(`There is no registration ${id}.`)
  const lines = await linesOf(database, [id])
  const refunds = await refundsOf(database, id)
  const posted = await postedEntries(database, id)
  const today = dayOf(context.clocks.academy.now())
  const quote = quoteCancellation(registration, lines, today)
  const ledger = posted.map((entry) => entryFacts(entry, registration))
  const facts: Fact[] = [
    ...registrationFacts(registration),
    ...lines.map((line): Fact => [line.course, lineFact(line)]),
    ...refunds.map((refund): Fact => ['refund', refundFact(refund)]),
    ['cancel today', `${formatMoney(quote.amount)} would be refunded`],
  ]
  const factRows = facts.map(([fact, value]) => ({ fact, value }))
  const balances = posted.map((_, index) => held(posted.slice(0, index + 1)))
  const ledgerRows = ledger.map((entry, index) => ({ ...entry, balance: balances[index] ?? 0 }))
  const account = registration.uid === null ? undefined : await findUser(database, registration.uid)
  return document(
    { ...dataOf(registration), lines, refunds, cancelToday: quote.amount, ledger },
    {
      tables: [
        table({ fact: 'text', value: 'text' }, factRows, { none: '' }),
        table(ledgerColumns, ledgerRows, { none: 'The ledger has no entries.' }),
      ],
      remarks: unverifiedWarnings([account]),
    },
  )
}

/** BALANCE is the money that the academy holds of the registration after the entry. */
const ledgerColumns = {
  day: 'text',
  from: 'text',
  to: 'text',
  amount: 'money',
  balance: 'money',
  cause: 'text',
  reference: 'text',
} as const

function entryFacts(
  { day, from, to, amount, course, payment, refund, dispute, cause }: PostedEntry,
  { payments }: RegistrationRow,
) {
  const named = (account: string) =>
    account === 'tuition' && course !== null ? `${account}:${course}` : account
  const paid = payments.find(({ id }) => id === payment)
  const reference = refund ?? dispute ?? paid?.intentId ?? null
  return { day, from: named(from), to: named(to), amount, reference, cause }
}

/** The registration for programs. The ledger replaces the totals, and the keys of the form stay private. */
function dataOf(registration: RegistrationRow) {
  const { formKey, orderDigest, linkEdition, revision, ledger, ...data } = registration
  return {
    ...data,
    received: received(ledger),
    refunded: refunded(ledger),
    chargedBack: chargedBack(ledger),
  }
}

function registrationFacts(row: RegistrationRow): Fact[] {
  const { ledger } = row
  const lost = chargedBack(ledger)
  return [
    ['id', row.id],
    ['status', row.dispute ? `${row.status}, dispute ${row.dispute}` : row.status],
    ['name', row.name],
    ['email', row.email],
    ['phone', row.phone],
    ['language', row.language],
    ['account', row.uid ?? 'none'],
    ['items', row.items.join(' ')],
    ['amount', formatMoney(row.amount)],
    ['received', formatMoney(received(ledger))],
    ['refunded', formatMoney(refunded(ledger))],
    ...(lost > 0 ? [['returned by the bank', formatMoney(lost)] satisfies Fact] : []),
    ...row.payments.flatMap(({ receiptNumber, card, intentId }): Fact[] => [
      ['receipt', receiptNumber ?? 'none'],
      ['card', card ? `${card.brand} ${card.last4}` : 'none'],
      ['payment', intentId ?? 'none'],
    ]),
    ['placed', dayOf(row.placedAt)],
    ['paid', row.paidAt ? dayOf(row.paidAt) : 'no'],
    ['policy', row.refundPolicy.version],
  ]
}

function lineFact(line: RegistrationLine): string {
  const { amount, returned, start, movedFrom, stepsFrom, canceledAt, granted, completedOn } = line
  return [
    formatMoney(amount),
    start === null ? 'no date' : `from ${start}`,
    returned > 0 && `${formatMoney(returned)} of it refunded`,
    movedFrom && `moved from ${movedFrom}`,
    stepsFrom && `refunds as of ${stepsFrom}`,
    canceledAt && `canceled on ${dayOf(canceledAt)} for ${formatMoney(granted)}`,
    completedOn && `completed on ${completedOn}`,
  ]
    .filter(Boolean)
    .join(', ')
}

function refundFact({ amount, reason, state, decidedAt }: RefundRow): string {
  return `${formatMoney(amount)}, ${reason}, ${state}, decided on ${dayOf(decidedAt)}`
}
