// What "refund" asks and says: it cancels courses, or refunds a part of their price.
import { formatMoney } from '#domain/money/money.ts'
import type { CommandContext } from '#features/command-line/command.ts'
import { message, type Result } from '#features/command-line/result.ts'
import { sendRefund } from './cancel.ts'
import { decideQuoted, quoteByStaff, type StaffQuote, type WantedRefund } from './staff-quote.ts'

/** `reason` is null for the policy's amount. */
export async function refundCourses(
  wanted: WantedRefund & { reason: string | null },
  { context, confirm, note }: CommandContext,
): Promise<Result> {
  const { database } = context
  const { reason } = wanted
  const quote = await quoteByStaff(database, wanted, context)
  await confirm(questionOf(quote, reason === null))
  const decided = await database
    .transaction()
    .execute((trx) => decideQuoted(trx, quote, { reason }, context, note))
  const { status } = await sendRefund(decided, context)
  const { items, amount, keeps } = quote
  const courses = items.join(', ')
  const money = formatMoney(amount)
  return message(
    keeps
      ? `Refund: ${money}. Not canceled: ${courses}. The registration is ${status}.`
      : `Canceled: ${courses}. Refund: ${money}. The registration is ${status}.`,
    { registration: wanted.registrationId, amount, status },
    { amount: 'money' },
  )
}

function questionOf(quote: StaffQuote, byPolicy: boolean): string {
  const { registration, items, amount, keeps, returnedBefore } = quote
  const courses = items.join(', ')
  const { name, email } = registration
  const money = formatMoney(amount)
  if (!keeps) {
    return `${courses} of ${name}, ${email}, will be canceled and ${money} will be refunded; ${grounds(quote, byPolicy)}.`
  }
  const before = returnedBefore === 0 ? '' : ` ${formatMoney(returnedBefore)} was refunded for it before.`
  return `${money} of ${courses} will be refunded to ${name}, ${email}; nothing is canceled.${before}`
}

function grounds({ rules, policy }: StaffQuote, byPolicy: boolean): string {
  if (policy > 0) return `the policy gives ${formatMoney(policy)}`
  if (rules.every(({ rule }) => rule === 'returned')) return 'the whole price was refunded before'
  if (rules.some(({ rule }) => rule === 'disputed')) return 'the bank has charged the payment back'
  const hint = byPolicy ? '; use --amount and --reason for another amount' : ''
  return `the policy no longer gives a refund${hint}`
}
