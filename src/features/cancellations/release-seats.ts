// Seats of an overdue plan are released by staff, never by a job, and never without notice.

import { type Day, dayOf, hours } from '#domain/dates/days.ts'
import { type Cents, sum } from '#domain/money/money.ts'
import { isOverdue } from '#domain/pricing/plan.ts'
import { stopOpenIntents } from '#features/payments/open-plan-payment.ts'
import { openPayments } from '#features/plans/open-payments.ts'
import { notifyOfRelease } from '#features/plans/plan-notices.ts'
import { recordNotice } from '#features/plans/plans.queries.ts'
import type { Note } from '#features/record/staff-note.ts'
import {
  changeRegistration,
  lockRegistration,
  registrationById,
} from '#features/registrations/registrations.queries.ts'
import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/connection.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { PlanRow } from '#platform/database/rows/plans.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'
import { Refusal } from '#platform/refusal.ts'
import { sendRefund } from './cancel.ts'
import { cancelByStaff } from './cancel-by-staff.ts'
import { quoteByStaff, type StaffQuote } from './staff-quote.ts'

/** Emails the registrant that the seats will be released. Returns when that may happen. */
export async function giveNotice(registrationId: string, context: Context, note: Note): Promise<Date> {
  const { database, clocks } = context
  const now = clocks.real.now()
  return inTransaction(database, async (trx) => {
    const registration = await lockRegistration(trx, registrationId)
    const policy = requireOverdue(registration, registrationId, context)
    const changed = await changeRegistration(trx, registration as RegistrationRow, {})
    await recordNotice(trx, registrationId, now)
    const until = new Date(clocks.academy.now().getTime() + hours(policy.noticeHours))
    await notifyOfRelease(trx, changed, until, context)
    await note(trx, 'registration.release-noticed', { registrationId })
    return until
  })
}

/** Cancels the courses by the refund policy. What is still to pay is written off; nothing is charged. */
export async function releaseSeats(
  registrationId: string,
  context: Context,
  note: Note,
  office?: Agreement,
): Promise<RegistrationRow> {
  const registration = await registrationById(context.database, registrationId)
  const { noticeHours } = requireOverdue(registration, registrationId, context)
  if (!isNoticeOver(registration?.plan, context)) throw new Refusal('notice_first', { hours: noticeHours })
  const all = { registrationId, items: null, amount: null, keeps: false }
  await office?.begin(await quoteByStaff(context.database, all, context))
  await stopOpenIntents(registrationId, context)
  const ended = await context.database.transaction().execute(async (trx) => {
    await lockRegistration(trx, registrationId)
    const quote = await quoteByStaff(trx, all, context)
    await office?.agree(trx, quote)
    const { items, amount } = quote
    return cancelByStaff(trx, { registrationId, items, amount, reason: null }, context, note)
  })
  return sendRefund(ended, context)
}

/** What the office asks before anything ends, and in the transaction in which the courses end. */
type Agreement = {
  begin(quote: StaffQuote): Promise<void>
  agree(trx: Database, quote: StaffQuote): Promise<void>
}

type OverduePlan = {
  amount: Cents
  due: Day
  noticeHours: number
  noticedAt: string | null
  mayRelease: boolean
}

/** What staff can do about a plan whose payment stays unpaid; null if there is none. */
export function overduePlanOf(registration: RegistrationRow, context: Context): OverduePlan | null {
  const { plan } = registration
  const late = latePayments(registration, context)
  const [first] = late
  if (!plan || !first) return null
  return {
    amount: sum(late.map(({ amount }) => amount)),
    due: first.dueDay,
    noticeHours: plan.policy.noticeHours,
    noticedAt: plan.noticedAt === null ? null : new Date(plan.noticedAt).toISOString(),
    mayRelease: isNoticeOver(plan, context),
  }
}

function isNoticeOver(plan: PlanRow | null | undefined, { clocks }: Context): boolean {
  if (!plan?.noticedAt) return false
  return new Date(plan.noticedAt).getTime() + hours(plan.policy.noticeHours) <= clocks.real.now().getTime()
}

function latePayments(registration: RegistrationRow, { clocks }: Context) {
  const today = dayOf(clocks.academy.now())
  return openPayments(registration).filter((payment) => isOverdue(payment, today))
}

function requireOverdue(registration: RegistrationRow | undefined, id: string, context: Context) {
  if (!registration) throw new Refusal('unknown_registration', { id })
  const isLate = latePayments(registration, context).length > 0
  if (!registration.plan || !isLate) throw new Refusal('not_overdue')
  return registration.plan.policy
}
