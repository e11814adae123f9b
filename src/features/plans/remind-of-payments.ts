import { addDays, dayOf } from '#domain/dates/days.ts'
import { holdsCourses } from '#domain/registrations/registration.ts'
import { lockRegistration } from '#features/registrations/registrations.queries.ts'
import type { Context } from '#platform/context.ts'
import { orWarn } from '#platform/jobs/or-warn.ts'
import { openPayments } from './open-payments.ts'
import { notifyOfDuePayment } from './plan-notices.ts'
import { plansDueWithin } from './plans.queries.ts'

/** No terms have a longer one. */
const longestReminder = 14

/** One email before each payment. After downtime it is still sent until the day before. */
export async function remindOfPayments(context: Context): Promise<void> {
  const { database, clocks } = context
  const today = dayOf(clocks.academy.now())
  for (const id of await plansDueWithin(database, addDays(today, 1), addDays(today, longestReminder))) {
    await orWarn({ id }, 'a reminder of a payment could not be written', context, () =>
      database.transaction().execute(async (trx) => {
        const registration = await lockRegistration(trx, id)
        if (!registration?.plan || !holdsCourses(registration)) return
        const { reminderDays } = registration.plan.policy
        for (const payment of openPayments(registration)) {
          const isSoon = payment.dueDay > today && payment.dueDay <= addDays(today, reminderDays)
          if (isSoon) await notifyOfDuePayment(trx, registration, payment, context)
        }
      }),
    )
  }
}
