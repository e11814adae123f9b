import type { CourseId } from '#domain/catalogue/catalogue.ts'
import { leftToRefund } from '#domain/money/ledger.ts'
import { type Cents, sum } from '#domain/money/money.ts'
import { statusWithRefundDue } from '#domain/money/settlement.ts'
import { costOf, shareOut } from '#domain/registrations/refunds.ts'
import { holdsCourses } from '#domain/registrations/registration.ts'
import type { Note } from '#features/record/staff-note.ts'
import { decideRefund } from '#features/refunds/decide-refund.ts'
import { notifyOfGoodwill } from '#features/refunds/refund-notices.ts'
import { linesOf, type RegistrationLine } from '#features/registrations/registration-lines.queries.ts'
import { changeRegistration } from '#features/registrations/registrations.queries.ts'
import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/connection.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'
import { Refusal } from '#platform/refusal.ts'
import { lockCancellable, sendRefund } from './cancel.ts'
import { reasonOf } from './cancel-by-staff.ts'

type Goodwill = {
  registrationId: string
  items: readonly CourseId[]
  amount: Cents
  /** The amount already returned for these courses when staff confirmed. It detects the same command run twice. */
  returnedBefore: Cents
  /** Only for the staff record. */
  reason: string
  /** The staff member who asked for it, if another one approved it. */
  askedBy?: string | undefined
}

/** The courses that a goodwill refund may be given for: all that are held, also completed ones. */
export function heldLines(
  registration: RegistrationRow,
  lines: readonly RegistrationLine[],
): RegistrationLine[] {
  return holdsCourses(registration) ? lines.filter(({ canceledAt }) => canceledAt === null) : []
}

/**
 * Refunds part of the price of courses that are kept. It lowers the cost of each course, so a later cancellation is calculated
 * from the rest.
 */
export async function giveBackByStaff(
  goodwill: Goodwill,
  context: Context,
  note: Note,
): Promise<RegistrationRow> {
  const given = await context.database.transaction().execute((trx) => giveBack(trx, goodwill, context, note))
  return sendRefund(given, context)
}

/** The caller sends the refund after the commit. */
export async function giveBack(
  trx: Database,
  { registrationId, items, amount, returnedBefore, reason, askedBy }: Goodwill,
  context: Context,
  note: Note,
): Promise<RegistrationRow> {
  const registration = await lockCancellable(trx, registrationId)
  const held = heldLines(registration, await linesOf(trx, [registrationId]))
  const chosen = held.filter(({ course }) => items.includes(course))
  if (chosen.length < items.length) throw new Refusal('not_all_held', { items })
  const returned = sum(chosen.map((line) => line.returned))
  if (returned !== returnedBefore) throw new Refusal('returned_meanwhile', { returned })
  const costs = chosen.map(costOf)
  const most = Math.min(sum(costs), leftToRefund(registration.ledger))
  if (amount > most) throw new Refusal('too_much', { most })
  // A full refund ends all courses (see follow-money.ts), so the last cent needs a cancellation.
  if (amount === most) {
    const completed = chosen.some(({ completedOn }) => completedOn !== null)
    throw new Refusal('nothing_left', { most, completed })
  }
  const cents = shareOut(amount, costs)
  const decidedAt = context.clocks.academy.now()
  const shares = new Map(chosen.map(({ course }, index) => [course, cents[index] ?? 0]))
  const decided = await decideRefund(trx, registration, { shares, reason: 'goodwill', decidedAt }, context)
  const changed = await changeRegistration(trx, decided.registration, {
    status: statusWithRefundDue(registration.status),
  })
  const given = { decision: decided.decision, amount, shares }
  await notifyOfGoodwill(trx, changed, given, chosen, context)
  await note(
    trx,
    'registration.refunded',
    { registrationId, items, amount, askedBy },
    reasonOf(registrationId, reason),
  )
  return changed
}
