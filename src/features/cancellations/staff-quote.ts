// What a refund by staff would be. The command line and the office confirm it before anything happens.

import { approvalLimit } from '#content/approval-limit.ts'
import type { CourseId } from '#domain/catalogue/catalogue.ts'
import { dayOf } from '#domain/dates/days.ts'
import { leftToRefund } from '#domain/money/ledger.ts'
import { type Cents, sum } from '#domain/money/money.ts'
import { costOf, type RefundQuote } from '#domain/registrations/refunds.ts'
import type { Note } from '#features/record/staff-note.ts'
import { grantsOf } from '#features/refunds/grants.ts'
import { linesOf, type RegistrationLine } from '#features/registrations/registration-lines.queries.ts'
import { registrationById } from '#features/registrations/registrations.queries.ts'
import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/connection.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'
import { Refusal } from '#platform/refusal.ts'
import { quoteCancellation } from './cancel.ts'
import { cancelByStaff } from './cancel-by-staff.ts'
import { giveBack, heldLines } from './give-back.ts'

export type WantedRefund = {
  registrationId: string
  /** Null for all courses. */
  items: readonly CourseId[] | null
  /** Null for the policy's amount. The policy gives nothing for courses that stay. */
  amount: Cents | null
  /** Only a part of the price is refunded, and the courses stay. */
  keeps: boolean
}

export type StaffQuote = {
  registration: RegistrationRow
  /** All lines of the registration. */
  lines: readonly RegistrationLine[]
  items: readonly CourseId[]
  keeps: boolean
  amount: Cents
  /** What the policy gives for these courses today. */
  policy: Cents
  /** What can be refunded for them at all. */
  most: Cents
  /** The rule of each course; empty if the courses stay. */
  rules: readonly (RefundQuote & { course: CourseId })[]
  /** What was refunded for these courses before, if they stay. */
  returnedBefore: Cents
}

export async function quoteByStaff(
  db: Database,
  wanted: WantedRefund,
  { clocks }: Pick<Context, 'clocks'>,
): Promise<StaffQuote> {
  const { registrationId, items: asked } = wanted
  const registration = await registrationById(db, registrationId)
  if (!registration) throw new Refusal('unknown_registration', { id: registrationId })
  const lines = await linesOf(db, [registrationId])
  const known = lines.map(({ course }) => course)
  const course = asked?.find((one) => !known.includes(one))
  if (course !== undefined) throw new Refusal('not_in_registration', { course, items: known })
  const isWanted = (line: { course: CourseId }) => asked === null || asked.includes(line.course)
  const found = { registration, lines, isWanted }
  return wanted.keeps
    ? quoteGoodwill(found, wanted)
    : quoteCanceling(found, wanted, dayOf(clocks.academy.now()))
}

type Found = Pick<StaffQuote, 'registration' | 'lines'> & { isWanted(line: { course: CourseId }): boolean }

function quoteCanceling({ registration, lines, isWanted }: Found, wanted: WantedRefund, today: string) {
  const quote = quoteCancellation(registration, lines, today)
  const rules = quote.lines.filter(isWanted)
  const items = rules.map(({ course }) => course)
  if (items.length === 0) throw nothingToCancel(heldLines(registration, lines).filter(isWanted))
  const costs = lines.filter(({ course }) => items.includes(course)).map(costOf)
  const policy = sum(grantsOf(rules, quote).refunds.values())
  const most = Math.min(quote.left, sum(costs))
  const amount = wanted.amount ?? policy
  return { registration, lines, items, keeps: false, amount, policy, most, rules, returnedBefore: 0 }
}

/** Of the lines that the registrant has, only completed ones cannot be canceled. */
function nothingToCancel(completed: readonly RegistrationLine[]): Refusal {
  if (completed.length === 0) return new Refusal('nothing_to_cancel')
  return new Refusal('only_completed', { items: completed.map(({ course }) => course) })
}

function quoteGoodwill({ registration, lines, isWanted }: Found, wanted: WantedRefund) {
  const held = heldLines(registration, lines).filter(isWanted)
  const items = held.map(({ course }) => course)
  if (items.length === 0) throw new Refusal('nothing_held')
  const most = Math.min(leftToRefund(registration.ledger), sum(held.map(costOf)))
  const returnedBefore = sum(held.map(({ returned }) => returned))
  const amount = wanted.amount ?? 0
  return { registration, lines, items, keeps: true, amount, policy: 0, most, rules: [], returnedBefore }
}

type Sums = Pick<StaffQuote, 'amount' | 'policy'>

/** What is beyond the policy needs a second person in the office. */
export function beyondPolicy({ amount, policy }: Sums): Cents {
  return Math.max(0, amount - policy)
}

/** So does what the policy gives, above the limit. */
export function needsApproval(sums: Sums): boolean {
  return beyondPolicy(sums) > 0 || sums.amount > approvalLimit()
}

type Grounds = {
  /** Null for the policy's amount. */
  reason: string | null
  askedBy?: string | undefined
}

/** Decides what was quoted. The caller sends the refund after the commit. */
export function decideQuoted(
  trx: Database,
  { registration, items, amount, keeps, returnedBefore }: StaffQuote,
  { reason, askedBy }: Grounds,
  context: Context,
  note: Note,
): Promise<RegistrationRow> {
  const decided = { registrationId: registration.id, items, amount, askedBy }
  return keeps
    ? giveBack(trx, { ...decided, returnedBefore, reason: reason ?? '' }, context, note)
    : cancelByStaff(trx, { ...decided, reason }, context, note)
}
