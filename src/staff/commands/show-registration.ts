import type { Database } from '#database/engine/connection.ts'
import { refundsOf } from '#database/tables/refunds.ts'
import { linesOf, type RegistrationLine } from '#database/tables/registration-lines.ts'
import { registrationById } from '#database/tables/registrations.ts'
import type { RegistrationRow } from '#database/tables/rows/registrations.ts'
import { findUser } from '#database/tables/users.ts'
import { dayOf } from '#domain/days.ts'
import { formatMoney } from '#domain/money.ts'
import { quoteCancellation } from '#server/checkout/refunds/cancel.ts'
import { tokenOf } from '#server/checkout/registration-link.ts'
import type { CommandContext } from '../command.ts'
import { Refusal } from '../exit-codes.ts'
import { type Result, table } from '../result.ts'
import { unverifiedWarnings } from '../unverified-warnings.ts'

type Fact = [fact: string, value: string]

export async function showRegistration(
  id: string,
  { connection: { database }, checkout }: CommandContext,
): Promise<Result> {
  const registration = await registrationById(database, id)
  if (!registration) throw new Refusal(`There is no registration ${id}.`)
  const lines = await linesOf(database, [id])
  const today = dayOf(checkout.clocks.academy.now())
  const quote = quoteCancellation(registration, lines, await refundsOf(database, id), today)
  const facts: Fact[] = [
    ...registrationFacts(registration),
    ...lines.map((line): Fact => [line.course, lineFact(line)]),
    ...(await refundFacts(database, id)),
    ['cancel today', `${formatMoney(quote.amount)} would be refunded`],
    ['page', `${checkout.origin}/registration/${tokenOf(registration, checkout)}`],
  ]
  const rows = facts.map(([fact, value]) => ({ fact, value }))
  const account = registration.uid === null ? undefined : await findUser(database, registration.uid)
  return table({ fact: 'text', value: 'text' }, rows, { none: '', remarks: unverifiedWarnings([account]) })
}

function registrationFacts(row: RegistrationRow): Fact[] {
  const { brand, last4 } = row.card ?? {}
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
    ['received', formatMoney(row.received)],
    ['refunded', formatMoney(row.refunded)],
    ...(row.returnedByBank > 0
      ? [['returned by the bank', formatMoney(row.returnedByBank)] satisfies Fact]
      : []),
    ['receipt', row.receiptNumber ?? 'none'],
    ['card', brand ? `${brand} ${last4}` : 'none'],
    ['payment', row.intentId ?? 'none'],
    ['placed', dayOf(row.placedAt)],
    ['paid', row.paidAt ? dayOf(row.paidAt) : 'no'],
    ['policy', row.refundPolicy.version],
  ]
}

function lineFact(line: RegistrationLine): string {
  const { amount, returned, start, movedFrom, canceledAt, granted, completedOn } = line
  return [
    formatMoney(amount),
    start === null ? 'no date' : `from ${start}`,
    returned > 0 && `${formatMoney(returned)} of it refunded`,
    movedFrom && `moved from ${movedFrom}`,
    canceledAt && `canceled on ${dayOf(canceledAt)} for ${formatMoney(granted)}`,
    completedOn && `completed on ${completedOn}`,
  ]
    .filter(Boolean)
    .join(', ')
}

async function refundFacts(database: Database, id: string): Promise<Fact[]> {
  const refunds = await refundsOf(database, id)
  return refunds.map(({ amount, reason, state, decidedAt }) => [
    'refund',
    `${formatMoney(amount)}, ${reason}, ${state}, decided on ${dayOf(decidedAt)}`,
  ])
}
