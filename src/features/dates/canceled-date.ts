// A line whose date the academy canceled: what the registrant gets back for it, and how the line ends.
import type { AskedView } from '#contract/dates/date-answers.ts'
import { leftToRefund, refundsByPayment, stillDue } from '#domain/money/ledger.ts'
import { type Cents, sum } from '#domain/money/money.ts'
import type { DateAnswer } from '#domain/registrations/date-answer.ts'
import { costOf, refundWayOf } from '#domain/registrations/refunds.ts'
import { endLines } from '#features/cancellations/cancel.ts'
import { type Grants, grantsOf } from '#features/refunds/grants.ts'
import { isPaidByOther, ownsMoney } from '#features/registrations/groups.queries.ts'
import type { RegistrationLine } from '#features/registrations/registration-lines.queries.ts'
import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/connection.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'

type OfLine = { registration: RegistrationRow; line: RegistrationLine }

/** The whole cost of the line. What is still to pay of a plan ends first. */
function grantsByAcademy({ registration: { ledger, plan }, line }: OfLine): Grants {
  const money = { left: leftToRefund(ledger), due: plan ? stillDue(ledger) : 0 }
  return grantsOf([{ course: line.course, granted: costOf(line) }], money)
}

/** What comes back at most, and what is then no longer to pay. */
export function moneyByAcademy(of: OfLine): { refund: Cents; forgiven: Cents } {
  const { refunds, forgiven } = grantsByAcademy(of)
  return { refund: sum(refunds.values()), forgiven: sum(forgiven.values()) }
}

/**
 * What registrants whom the academy moves could then take back. All that their courses cost, paid or not: the right lasts until
 * the course begins, when the policy gives nothing. Who has the right already gets nothing more.
 */
export function openedByMove(lines: readonly RegistrationLine[]): Cents {
  return sum(lines.map((line) => (line.movedFrom === null ? costOf(line) : 0)))
}

/** The caller holds the registration's lock. */
export function endByAcademy(
  trx: Database,
  of: OfLine,
  answer: Exclude<DateAnswer, 'date'>,
  context: Context,
): Promise<RegistrationRow> {
  const asCredit = answer === 'credit' ? 'refund' : undefined
  const ending = { ...grantsByAcademy(of), answer, asCredit } as const
  return endLines(trx, of.registration, ending, 'academy', context)
}

/** The choice as the registrant sees it. */
export function askedView(of: OfLine): { asked?: AskedView } {
  const { registration, line } = of
  if (line.asked === null) return {}
  const { ledger, payments } = registration
  const { refund: amount, forgiven: ends } = moneyByAcademy(of)
  const byCredit = payments.filter(({ method }) => method === 'credit').map(({ id }) => id)
  const parts = refundsByPayment(ledger, payments, amount)
  const card = sum(parts.map((part) => (byCredit.includes(part.payment) ? 0 : part.amount)))
  const way = refundWayOf(registration)
  const money = isPaidByOther(registration) ? { amount: null, card: null, ends: 0 } : { amount, card, ends }
  return { asked: { ...line.asked, ...money, way, mayTakeCredit: ownsMoney(registration) } }
}
