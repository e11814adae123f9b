import type { CourseId } from '#domain/catalogue/catalogue.ts'
import { dayOf } from '#domain/dates/days.ts'
import { type Cents, sum } from '#domain/money/money.ts'
import { costOf, shareOut } from '#domain/registrations/refunds.ts'
import type { Note } from '#features/record/staff-note.ts'
import { grantsOf } from '#features/refunds/grants.ts'
import { linesOf } from '#features/registrations/registration-lines.queries.ts'
import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/connection.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'
import { Refusal } from '#platform/refusal.ts'
import { endLines, lockCancellable, quoteCancellation, sendRefund } from './cancel.ts'

type StaffRefund = {
  registrationId: string
  items: readonly CourseId[]
  /** The amount that staff confirmed. */
  amount: Cents
  /** Why the amount differs from the policy's; null for the policy's amount. */
  reason: string | null
  /** The staff member who asked for it, if another one approved it. */
  askedBy?: string | undefined
}

/** Cancels courses for the policy's amount or another one, but never for more than is left of the payment. */
export async function refundByStaff(
  refund: StaffRefund,
  context: Context,
  note: Note,
): Promise<RegistrationRow> {
  const ended = await context.database
    .transaction()
    .execute((trx) => cancelByStaff(trx, refund, context, note))
  return sendRefund(ended, context)
}

/** The caller sends the refund after the commit. */
export async function cancelByStaff(
  trx: Database,
  { registrationId, items, amount, reason, askedBy }: StaffRefund,
  context: Context,
  note: Note,
): Promise<RegistrationRow> {
  const registration = await lockCancellable(trx, registrationId)
  const lines = await linesOf(trx, [registrationId])
  const today = dayOf(context.clocks.academy.now())
  const quoted = quoteCancellation(registration, lines, today)
  const chosen = quoted.lines.filter(({ course }) => items.includes(course))
  if (chosen.length < items.length) throw new Refusal('not_all_cancellable', { items })
  const byPolicy = grantsOf(chosen, quoted)
  const policy = sum(byPolicy.refunds.values())
  if (reason === null && policy !== amount) {
    throw new Refusal('policy_changed', { amount: policy })
  }
  const costs = lines.filter(({ course }) => items.includes(course)).map(costOf)
  const most = Math.min(sum(costs), quoted.left)
  if (amount > most) throw new Refusal('too_much', { most })
  const shares = shareOut(amount, costs)
  const refunds = new Map(chosen.map(({ course }, index) => [course, shares[index] ?? 0]))
  const grants = reason === null ? byPolicy : { ...byPolicy, refunds }
  const canceled = { registrationId, items, amount, policy: reason === null ? null : policy, askedBy }
  await note(trx, 'registration.canceled', canceled, reasonOf(registrationId, reason))
  return endLines(trx, registration, grants, 'canceled', context)
}

/** A reason may be personal, so the record keeps it beside its sentence. */
export function reasonOf(registrationId: string, reason: string | null) {
  if (reason === null) return undefined
  return { about: registrationId, fields: { reason: { before: null, after: reason } } }
}
