// Staff at their desk, with buyers, dates and emails.

import type { OpenedPayment } from '#contract/checkout.ts'
import type { CourseId } from '#domain/catalogue/catalogue.ts'
import { plannedCourseDates } from '#features/catalogue/course-dates.queries.ts'
import { pollOpenPayments } from '#features/payments/poll.ts'
import { settlePayment } from '#features/payments/settle-payment.ts'
import { expectReconciled } from '#tests/faults/checkout-reconciliation.ts'
import { accountWorld } from './account.ts'

export async function staffWorld() {
  const world = await accountWorld()

  let callers = 0
  /** Each buyer has an own IP address, because limits count addresses. */
  const order = (changes: Parameters<typeof world.opened>[0], cookie?: string) =>
    world.opened(changes, { from: `10.0.${callers >> 8}.${callers++ & 255}`, ...(cookie && { cookie }) })
  const buy = (email: string, course: CourseId, start: string, cookie?: string) =>
    order({ email, selectedItems: [course], dates: { [course]: start } }, cookie)
  async function payFor({ clientSecret, registrationId }: OpenedPayment, card?: string) {
    await world.pay(clientSecret, card)
    await settlePayment(clientSecret.split('_secret_')[0] ?? '', world.context)
    return world.registration(registrationId)
  }

  return {
    ...world,
    order,
    buy,
    payFor,
    bought: async (...wanted: Parameters<typeof buy>) => payFor(await buy(...wanted)),
    date: async (course: CourseId, start: string) =>
      (await plannedCourseDates(world.database, { course, from: start })).find(
        ({ startDay }) => startDay === start,
      ),
    quoteOf: (id: string) => world.quoteOf({ id }),
    emailTo: async (email: string, kind: string) =>
      (await world.emails(email)).find((email) => email.kind === kind),
    /** Two days later nothing is under way, and everything must reconcile. */
    async close() {
      world.clock.set('2025-08-03T19:00:00Z')
      await pollOpenPayments(world.context)
      await expectReconciled({ ...world, unexpectedErrors: [] })
      await world.close()
    },
  }
}
