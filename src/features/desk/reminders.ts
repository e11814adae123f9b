// Reminder emails: thirty and seven days before a date, and three days before a refund step ends. Courses without a date have
// refund steps too.

import { addDays, type Day, dayOf, daysBetween } from '#domain/dates/days.ts'
import { leftToPromise } from '#domain/money/ledger.ts'
import { type Cents, sum } from '#domain/money/money.ts'
import { type RefundStep, refundCalendar, stepsWithin } from '#domain/registrations/refunds.ts'
import { type MoneyReader, moneyReader } from '#features/notices/money-reader.ts'
import { notifyRegistrant } from '#features/notices/notify.ts'
import { notifyHolder } from '#features/notices/takeover-emails.ts'
import {
  linesOf,
  linesWithDates,
  linesWithPolicyEnding,
  type RegistrationLine,
} from '#features/registrations/registration-lines.queries.ts'
import { tokenOf } from '#features/registrations/registration-link.ts'
import { lockRegistration } from '#features/registrations/registrations.queries.ts'
import type { LineHolder } from '#features/registrations/takeovers.queries.ts'
import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/connection.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'
import type { WrittenEmail } from '#platform/email/email.ts'
import { orWarn } from '#platform/jobs/or-warn.ts'
import { dateReminderEmail, refundReminderEmail } from './reminder.emails.ts'

const dateReminders = [30, 7]
const stepReminder = 3
/** After downtime a reminder is still sent within this many days. */
const grace = 2

export async function sendReminders(context: Context): Promise<void> {
  const { database, clocks } = context
  const today = dayOf(clocks.academy.now())
  const soon = await linesWithDates(database, addDays(today, 1), addDays(today, 30))
  const ending = await linesWithPolicyEnding(
    database,
    addDays(today, stepReminder - grace),
    addDays(today, stepReminder),
  )
  const lines = Map.groupBy([...soon, ...ending], ({ registrationId }) => registrationId)
  for (const [id, found] of lines) {
    await orWarn({ id }, 'a reminder could not be written', context, () =>
      database.transaction().execute((trx) => remind(trx, id, found, today, context)),
    )
  }
}

/**
 * Locks the registration, because correcting its address meanwhile would end the link in the email. Reads its courses again: one
 * may have been canceled, completed or moved since the job started.
 */
async function remind(
  trx: Database,
  registrationId: string,
  found: readonly RegistrationLine[],
  today: Day,
  context: Context,
) {
  const registration = await lockRegistration(trx, registrationId)
  if (!registration?.paidAt) return
  const lines = (await linesOf(trx, [registrationId])).filter(
    ({ course, start, canceledAt, completedOn }) =>
      canceledAt === null &&
      completedOn === null &&
      found.some((line) => line.course === course && line.start === start),
  )
  const payer = await moneyReader(trx, registration, context)
  // For the payer of an offer the academy cancels.
  const left = payer.opens === 'receipt' ? 0 : leftToPromise(registration)
  const facts = { today, bought: dayOf(registration.paidAt), left, payer }
  for (const { key, to, email, holder, line } of dueReminders(registration, lines, facts, context)) {
    if (holder && line) await notifyHolder(trx, holder, { kind: 'reminder', line, key }, context)
    else await notifyRegistrant(trx, `reminder:${registrationId}:${key}`, to, email, context)
  }
}

/** The colleague who holds the line gets the reminder of its date; refund steps are the payer's. */
type Due = {
  key: string
  to: RegistrationRow
  email: WrittenEmail
  holder?: LineHolder | null
  line?: RegistrationLine
}
type Facts = { today: Day; bought: Day; left: Cents; payer: MoneyReader }

/** Only for courses that were bought before the reminder's day: a purchase is not followed by a reminder at once. */
function dueReminders(
  registration: RegistrationRow,
  lines: readonly RegistrationLine[],
  { today, bought, left, payer }: Facts,
  context: Context,
): Due[] {
  const { origin } = context
  const base = { registration, token: tokenOf(registration, context), origin }
  const stepEmail = (covered: readonly RegistrationLine[], step: RefundStep) => ({
    to: payer.registration,
    email: refundReminderEmail({ ...payer, origin, lines: covered, step }),
  })
  const isDue = (on: Day) => bought < on && today >= on && today <= addDays(on, grace)
  const purchase = { policy: registration.refundPolicy, purchasedOn: bought }
  const calendarOf = (line: RegistrationLine) =>
    refundCalendar({ ...line, completed: false }, today, purchase).filter((step) =>
      isDue(addDays(step.lastDay, -stepReminder)),
    )

  const withDate = lines.flatMap((line) => {
    const { course, start } = line
    if (start === null) return []
    const dates = dateReminders
      .filter((ahead) => isDue(addDays(start, -ahead)))
      .map((ahead) => ({
        key: `${course}:${start}:${ahead}`,
        to: registration,
        email: dateReminderEmail({ ...base, lines: [line], daysLeft: daysBetween(today, start) }),
        holder: line.holder,
        line,
      }))
    const steps = stepsWithin(left, calendarOf(line)).map((step) => ({
      key: `${course}:${start}:step:${step.lastDay}`,
      ...stepEmail([line], step),
    }))
    return [...dates, ...steps]
  })

  // Courses of one purchase without a date share their last day: one email, not seven for a program.
  const withoutDate = lines.filter((line) => line.start === null && calendarOf(line).length > 0)
  const together = stepsWithin(left, combined(withoutDate.flatMap(calendarOf))).map((step) => ({
    key: `no-date:step:${step.lastDay}`,
    ...stepEmail(withoutDate, step),
  }))
  return [...withDate, ...together]
}

/** One step with the total of steps that end on the same day. */
function combined(steps: readonly RefundStep[]): RefundStep[] {
  const [step] = steps
  return step ? [{ ...step, amount: sum(steps.map(({ amount }) => amount)) }] : []
}
