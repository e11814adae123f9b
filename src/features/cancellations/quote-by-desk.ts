// The refund dialog: the quote, and everything that would happen, in order.

import { approvalLimit } from '#content/approval-limit.ts'
import type { EmailPreview } from '#contract/office/previews.ts'
import type { RefundQuoteView, RefundStep } from '#contract/office/refunds.ts'
import { dayOf } from '#domain/dates/days.ts'
import { notYetReturned, received, refundsByPayment } from '#domain/money/ledger.ts'
import { costOf, type RefundRule } from '#domain/registrations/refunds.ts'
import { preview } from '#features/office-calls/preview.ts'
import { emailsTo } from '#features/office-calls/previews.ts'
import { namesOf } from '#features/people/office-people.queries.ts'
import type { RegistrationLine } from '#features/registrations/registration-lines.queries.ts'
import { changeRegistration, lockRegistration } from '#features/registrations/registrations.queries.ts'
import { waitingOrOffered } from '#features/seats/waiting-list.queries.ts'
import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/connection.ts'
import { listApprovals } from './approvals.queries.ts'
import { viewApproval } from './approvals.ts'
import { quoteCancellation } from './cancel.ts'
import { heldLines } from './give-back.ts'
import { approversFor } from './notify-approvers.ts'
import {
  beyondPolicy,
  decideQuoted,
  needsApproval,
  quoteByStaff,
  type StaffQuote,
  type WantedRefund,
} from './staff-quote.ts'

export async function quoteRefund(
  wanted: WantedRefund,
  staffId: string,
  context: Context,
): Promise<RefundQuoteView> {
  const { database } = context
  const quote = await quoteByStaff(database, wanted, context)
  const { registration, items, keeps, amount, policy, most } = quote
  const beyond = beyondPolicy(quote)
  const { steps, emails } = await foresee(quote, context)
  const [waiting] = (await listApprovals(database, registration.id)).filter(({ state }) => state === 'asked')
  const { version, fullDays, halfDays, months } = registration.refundPolicy
  return {
    revision: registration.revision,
    lines: choices(quote, context),
    items: [...items],
    keeps,
    amount,
    policy,
    most,
    beyond,
    limit: approvalLimit(),
    terms: { version, fullDays, halfDays, months },
    approvers: needsApproval(quote) ? (await approversFor(database, staffId)).map(({ name }) => name) : [],
    steps,
    emails,
    waiting: waiting ? viewApproval(waiting, staffId) : null,
  }
}

/** The courses that may be chosen: those that can be canceled, or those that are held. */
function choices({ registration, lines, items, keeps }: StaffQuote, { clocks }: Context) {
  const quoted = quoteCancellation(registration, lines, dayOf(clocks.academy.now())).lines
  const rule = ({ course }: RegistrationLine) => quoted.find((one) => one.course === course)
  return heldLines(registration, lines)
    .filter((line) => keeps || rule(line) !== undefined)
    .map((line) => {
      const { course, start, end } = line
      const found = rule(line) ?? { amount: 0, granted: 0, rule: 'completed' as RefundRule }
      const { amount: policy, granted, rule: by } = found
      const cost = costOf(line)
      const percent = cost === 0 ? 0 : Math.round((granted * 100) / cost)
      return { course, start, end, cost, policy, percent, rule: by, chosen: items.includes(course) }
    })
}

/** Makes the refund and takes it back, in the registrant's language and in English. */
async function foresee(quote: StaffQuote, context: Context) {
  const { registration } = quote
  // Nothing would happen: the amount of a goodwill refund is not known yet.
  if (quote.keeps && quote.amount === 0) return { steps: [], emails: [] }
  const own = await preview(context, async (trx, parts) => {
    const before = await offeredPlaces(trx, quote)
    await decideQuoted(trx, quote, { reason: reasonFor(quote) }, parts, async () => {})
    return stepsOf(trx, quote, before)
  })
  const emails = emailsTo(own.emails, registration.language)
  const [first] = emails
  const steps: RefundStep[] = [
    ...own.result,
    ...(first ? [{ kind: 'email' as const, to: first.to, language: first.language }] : []),
  ]
  return { steps, emails: [...emails, ...(await inEnglish(quote, context))] }
}

async function inEnglish(quote: StaffQuote, context: Context): Promise<EmailPreview[]> {
  const { id, language } = quote.registration
  if (language === 'en') return []
  const { emails } = await preview(context, async (trx, parts) => {
    const registration = await lockRegistration(trx, id)
    if (registration) await changeRegistration(trx, registration, { language: 'en' })
    await decideQuoted(trx, quote, { reason: reasonFor(quote) }, parts, async () => {})
  })
  return emailsTo(emails, 'en')
}

/** Only the policy's amount needs none. The text is in no email. */
function reasonFor({ amount, policy, keeps }: StaffQuote): string | null {
  return keeps || amount !== policy ? 'preview' : null
}

function canceledWithDate({ lines, items, keeps }: StaffQuote) {
  return keeps ? [] : lines.filter((line) => items.includes(line.course) && line.courseDateId !== null)
}

async function offeredPlaces(db: Database, quote: StaffQuote): Promise<string[]> {
  const places = []
  for (const { courseDateId } of canceledWithDate(quote)) {
    places.push(...(await waitingOrOffered(db, courseDateId ?? '')))
  }
  return places.flatMap(({ id, state }) => (state === 'offered' ? [id] : []))
}

async function stepsOf(trx: Database, quote: StaffQuote, before: readonly string[]): Promise<RefundStep[]> {
  const { registration, lines, items, amount, keeps } = quote
  const { ledger, payments } = registration
  const stays = notYetReturned(ledger) - amount
  const steps: RefundStep[] = refundsByPayment(ledger, payments, amount).map((part) => {
    const payment = payments.find(({ id }) => id === part.payment)
    const card = payment?.card ?? null
    return {
      kind: 'money',
      amount: part.amount,
      byStaff: payment?.method === 'wire' || payment?.method === 'check',
      card: card && { brand: card.brand, last4: card.last4 },
      paid: received(ledger),
      stays,
    }
  })
  for (const { course, courseDateId, start, end } of canceledWithDate(quote)) {
    if (courseDateId === null || start === null || end === null) continue
    const places = await waitingOrOffered(trx, courseDateId)
    const next = places.find(({ id, state }) => state === 'offered' && !before.includes(id))
    const names = await namesOf(trx, next ? [next.email] : [])
    const offeredTo = next ? { email: next.email, name: names.get(next.email)?.name ?? null } : null
    steps.push({ kind: 'seat', course, start, end, offeredTo, waiting: places.length })
  }
  const courses = heldLines(registration, lines)
    .map(({ course }) => course)
    .filter((course) => keeps || !items.includes(course))
  if (courses.length > 0) steps.push({ kind: 'stays', courses })
  return steps
}
