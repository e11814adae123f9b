// The registrant of a canceled date takes the money or credit, or says nothing until the last day. All answers lock the
// registration, so the first one counts. Another date is chosen like any date.

import type { MoneyAnswer } from '#contract/dates/date-answers.ts'
import type { CourseId } from '#domain/catalogue/catalogue.ts'
import { dayOf } from '#domain/dates/days.ts'
import type { DateAnswer } from '#domain/registrations/date-answer.ts'
import { lockCancellable, sendRefund } from '#features/cancellations/cancel.ts'
import { stopOpenIntents } from '#features/payments/open-plan-payment.ts'
import { lastQuestion, overdueQuestions } from '#features/registrations/date-answers.queries.ts'
import { ownsMoney } from '#features/registrations/groups.queries.ts'
import { linesOf } from '#features/registrations/registration-lines.queries.ts'
import { lockRegistration } from '#features/registrations/registrations.queries.ts'
import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/connection.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'
import { orWarn } from '#platform/jobs/or-warn.ts'
import { Refusal } from '#platform/refusal.ts'
import { endByAcademy } from './canceled-date.ts'

type OfLine = { registrationId: string; course: CourseId }

/** The same answer twice is one answer; 409 once another one was given. */
export async function answerDate(
  { registrationId, course, answer }: OfLine & { answer: MoneyAnswer },
  context: Context,
): Promise<void> {
  await stopOpenIntents(registrationId, context)
  const answered = await context.database.transaction().execute(async (trx) => {
    const registration = await lockCancellable(trx, registrationId)
    const question = await lastQuestion(trx, { registrationId, course })
    if (question?.answer === answer) return registration
    if (question?.answer !== null) throw new Refusal('not_active')
    if (answer === 'credit' && !ownsMoney(registration)) throw new Refusal('not_cancellable')
    return end(trx, registration, course, answer, context)
  })
  await sendRefund(answered, context)
}

/** Where nobody answered in time, the money goes back. */
export async function refundUnanswered(context: Context): Promise<void> {
  const today = dayOf(context.clocks.academy.now())
  for (const { registrationId: id, course } of await overdueQuestions(context.database, today)) {
    await orWarn({ id }, 'a canceled date could not be refunded', context, async () => {
      await stopOpenIntents(id, context)
      const ended = await context.database.transaction().execute(async (trx) => {
        const registration = await lockRegistration(trx, id)
        // The bank holds the money. The next run looks again.
        if (registration?.dispute === 'open') return undefined
        return registration && end(trx, registration, course, 'none', context)
      })
      if (ended) await sendRefund(ended, context)
    })
  }
}

async function end(
  trx: Database,
  registration: RegistrationRow,
  course: CourseId,
  answer: Exclude<DateAnswer, 'date' | 'ended'>,
  context: Context,
): Promise<RegistrationRow> {
  const line = (await linesOf(trx, [registration.id])).find((one) => one.course === course)
  // Answered while this process waited for the lock.
  if (!line?.asked) return registration
  return endByAcademy(trx, { registration, line }, answer, context)
}
