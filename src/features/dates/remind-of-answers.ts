import { addDays, dayOf } from '#domain/dates/days.ts'
import { questionsEnding } from '#features/registrations/date-answers.queries.ts'
import { linesOf } from '#features/registrations/registration-lines.queries.ts'
import { lockRegistration } from '#features/registrations/registrations.queries.ts'
import type { Context } from '#platform/context.ts'
import { orWarn } from '#platform/jobs/or-warn.ts'
import { askedView } from './canceled-date.ts'
import { remindOfCanceledDate } from './date-notices.ts'

const reminderDays = 2

/** One email before the last day to choose. After downtime it is still sent on that day. */
export async function remindOfAnswers(context: Context): Promise<void> {
  const { database, clocks } = context
  const today = dayOf(clocks.academy.now())
  const ending = await questionsEnding(database, today, addDays(today, reminderDays))
  // A question is not followed by its reminder at once, however short the time to answer is.
  for (const { registrationId: id, course } of ending.filter(({ askedAt }) => dayOf(askedAt) < today)) {
    await orWarn({ id }, 'a reminder to choose could not be written', context, () =>
      database.transaction().execute(async (trx) => {
        const registration = await lockRegistration(trx, id)
        const line = (await linesOf(trx, [id])).find((one) => one.course === course)
        const { asked } = registration && line ? askedView({ registration, line }) : {}
        if (registration && line && asked)
          await remindOfCanceledDate(trx, registration, { line, asked }, context)
      }),
    )
  }
}
