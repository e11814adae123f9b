// Completes an upgrade: earlier lines end, what was paid for them pays the program, and their dates move in.

import { isProgramId } from '#domain/catalogue/catalogue.ts'
import { dayOf } from '#domain/dates/days.ts'
import { aftermathOf, entry } from '#domain/money/ledger.ts'
import { sum } from '#domain/money/money.ts'
import { statusAfter } from '#domain/money/settlement.ts'
import { takenFrom } from '#domain/money/tuition-credit.ts'
import { changeBalance, lockUpgradeCredits } from '#features/credit/tuition-credits.queries.ts'
import { creditPart } from '#features/credit/use-credit.ts'
import { changePayment } from '#features/ledger/payments.queries.ts'
import { post } from '#features/ledger/post.ts'
import { newReceiptNumber } from '#features/ledger/record-payment.ts'
import { endDuePayments } from '#features/plans/end-due.ts'
import { decideRefund } from '#features/refunds/decide-refund.ts'
import { refundsOf } from '#features/refunds/refunds.queries.ts'
import { cancelLines, linesOf } from '#features/registrations/registration-lines.queries.ts'
import { changeRegistration, readLocked } from '#features/registrations/registrations.queries.ts'
import { handOverSeats } from '#features/seats/seats.queries.ts'
import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/connection.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'
import type { CountedLine } from '#platform/database/rows/upgrades.ts'
import { countLines, grantsFor } from './count-lines.ts'
import { moveLineIn } from './upgrades.queries.ts'

const idsOf = (lines: readonly CountedLine[]) => [
  ...new Set(lines.map(({ registrationId }) => registrationId)),
]

/** False if something about the earlier registrations has changed since the order. `lockWithCounted` has locked them. */
export async function isStillCounted(
  trx: Database,
  { items }: RegistrationRow,
  lines: readonly CountedLine[],
  { clocks }: Context,
): Promise<boolean> {
  const program = items.find(isProgramId)
  if (!program) return false
  const sources = await readLocked(trx, idsOf(lines))
  const now = await countLines(trx, program, sources, dayOf(clocks.academy.now()))
  const written = (some: readonly CountedLine[]) =>
    some.map(({ registrationId, course, counted }) => `${registrationId} ${course} ${counted}`).join()
  return now.blocked === null && written(now.lines) === written(lines)
}

export async function moveIn(
  trx: Database,
  registration: RegistrationRow,
  lines: readonly CountedLine[],
  context: Context,
): Promise<RegistrationRow> {
  for (const source of await readLocked(trx, idsOf(lines))) {
    const counted = lines.filter(({ registrationId }) => registrationId === source.id)
    await endSource(trx, source, counted, context)
    const moving = (await linesOf(trx, [source.id])).filter(({ course }) =>
      counted.some((line) => line.course === course),
    )
    for (const line of moving) await moveLineIn(trx, line, registration.id)
    const dates = moving.flatMap(({ courseDateId }) => courseDateId ?? [])
    await handOverSeats(trx, { from: source.id, to: registration.id }, dates)
  }
  return payByUpgrade(trx, registration, lines, context)
}

/** What was paid for the lines becomes credit that the program uses at once. */
async function endSource(
  trx: Database,
  source: RegistrationRow,
  counted: readonly CountedLine[],
  context: Context,
): Promise<void> {
  const { id } = source
  const decidedAt = context.clocks.academy.now()
  const before = (await linesOf(trx, [id])).filter(({ course }) =>
    counted.some((line) => line.course === course),
  )
  const { forgiven } = grantsFor(source, before)
  await cancelLines(
    trx,
    id,
    before.map(({ course }) => course),
    decidedAt,
  )
  const isWhole = (await linesOf(trx, [id])).every(({ canceledAt }) => canceledAt !== null)
  let ended = await endDuePayments(trx, source, { forgiven, isWhole, cause: 'upgrade' }, context)
  const shares = new Map(counted.map((line) => [line.course, line.counted]))
  if (sum(shares.values()) > 0) {
    const decision = { shares, reason: 'upgrade', decidedAt, asCredit: 'upgrade' } as const
    ended = (await decideRefund(trx, ended, decision, context)).registration
  }
  const status = statusAfter(source.status, aftermathOf(ended.ledger, await refundsOf(trx, id)))
  await changeRegistration(trx, ended, { status })
}

async function payByUpgrade(
  trx: Database,
  registration: RegistrationRow,
  lines: readonly CountedLine[],
  context: Context,
): Promise<RegistrationRow> {
  const part = creditPart(registration)
  if (!part) return registration
  const receiptNumber = part.position === 1 ? await newReceiptNumber(trx, context) : null
  const usable = await lockUpgradeCredits(trx, idsOf(lines))
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
