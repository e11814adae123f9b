// What "refund" does with the courses of a registration: cancels them, or refunds a part of their price.
import type { RegistrationLine } from '#database/tables/registration-lines.ts'
import type { RegistrationRow } from '#database/tables/rows/registrations.ts'
import type { CourseId } from '#domain/catalogue.ts'
import type { Day } from '#domain/days.ts'
import { type Cents, formatMoney, sum } from '#domain/money.ts'
import type { RefundQuote } from '#domain/refunds.ts'
import { quoteCancellation } from '#server/checkout/refunds/cancel.ts'
import { giveBackByStaff, heldLines } from '#server/checkout/refunds/give-back.ts'
import { refundByStaff } from '#server/checkout/refunds/refund-by-staff.ts'
import type { CommandContext } from '../command.ts'
import { Refusal, UsageError } from '../exit-codes.ts'
import { message, type Result } from '../result.ts'

export type Wanted = {
  registration: RegistrationRow
  lines: readonly RegistrationLine[]
  isWanted(line: { course: CourseId }): boolean
  /** An amount other than the policy's. */
  other: { amount: Cents; reason: string } | null
  today: Day
}

export async function cancelCourses(
  { registration, lines, isWanted, other, today }: Wanted,
  { checkout, confirm, note }: CommandContext,
): Promise<Result> {
  const quote = quoteCancellation(registration, lines, today)
  const quoted = quote.lines.filter(isWanted)
  const items = quoted.map((line) => line.course)
  if (items.length === 0) throw nothingToCancel(heldLines(registration, lines).filter(isWanted))
  const policy = Math.min(quote.left, sum(quoted.map((line) => line.amount)))
  const { amount, reason } = other ?? { amount: policy, reason: null }
  const { id: registrationId, name, email } = registration
  await confirm(
    `${items.join(', ')} of ${name}, ${email}, will be canceled and ${formatMoney(amount)} will be refunded; ${grounds(quoted, policy, other)}.`,
  )
  const { status } = await refundByStaff({ registrationId, items, amount, reason }, checkout, note)
  return message(
    `Canceled: ${items.join(', ')}. Refund: ${formatMoney(amount)}. The registration is ${status}.`,
    { registration: registrationId, amount, status },
    { amount: 'money' },
  )
}

/** Of the lines that the registrant has, only completed ones cannot be canceled. */
function nothingToCancel(completed: readonly RegistrationLine[]): Refusal {
  if (completed.length === 0) return new Refusal('The registration has no course to cancel.')
  const items = completed.map(({ course }) => course).join(', ')
  return new Refusal(
    `Completed courses cannot be canceled: ${items}. Refund a part of the price with --keep, or run "complete --undo" before you refund all of it.`,
  )
}

function grounds(quoted: readonly RefundQuote[], policy: Cents, other: Wanted['other']): string {
  if (policy > 0) return `the policy gives ${formatMoney(policy)}`
  if (quoted.every(({ rule }) => rule === 'returned')) return 'the whole price was refunded before'
  if (quoted.some(({ rule }) => rule === 'disputed')) return 'the bank has charged the payment back'
  const hint = other === null ? '; use --amount and --reason for another amount' : ''
  return `the policy no longer gives a refund${hint}`
}

export async function refundPart(
  { registration, lines, isWanted, other }: Wanted,
  { checkout, confirm, note }: CommandContext,
): Promise<Result> {
  if (other === null) {
    throw new UsageError(
      '--keep needs --amount and --reason: the policy gives nothing for courses that stay.',
    )
  }
  if (other.amount === 0) throw new UsageError('--keep needs an amount above $0.00.')
  const held = heldLines(registration, lines).filter(isWanted)
  const items = held.map(({ course }) => course)
  if (items.length === 0) throw new Refusal('The registration has no such course.')
  const returnedBefore = sum(held.map(({ returned }) => returned))
  const before = returnedBefore === 0 ? '' : ` ${formatMoney(returnedBefore)} was refunded for it before.`
  const { amount, reason } = other
  const { id: registrationId, name, email } = registration
  await confirm(
    `${formatMoney(amount)} of ${items.join(', ')} will be refunded to ${name}, ${email}; nothing is canceled.${before}`,
  )
  const { status } = await giveBackByStaff(
    { registrationId, items, amount, returnedBefore, reason },
    checkout,
    note,
  )
  return message(
    `Refund: ${formatMoney(amount)}. Not canceled: ${items.join(', ')}. The registration is ${status}.`,
    { registration: registrationId, amount, status },
    { amount: 'money' },
  )
}
