// Emails about the payments of a plan.
import * as ownerNotices from '#content/en/office/emails/owner-notices.ts'
import { addDays, type Day } from '#domain/dates/days.ts'
import { nextTry } from '#domain/pricing/plan.ts'
import { notifyOwner, notifyRegistrant } from '#features/notices/notify.ts'
import { notifyPayer } from '#features/notices/payer-receipt.ts'
import { tokenOf } from '#features/registrations/registration-link.ts'
import { lockRegistration } from '#features/registrations/registrations.queries.ts'
import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/connection.ts'
import type { PaymentRow } from '#platform/database/rows/payments.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'
import { openPayments, restOf } from './open-payments.ts'
import {
  cardChangedEmail,
  paymentDeclinedEmail,
  paymentMadeEmail,
  paymentSoonEmail,
  releaseNoticeEmail,
} from './plan.emails.ts'

const aboutPlan = (registration: RegistrationRow, context: Context) => ({
  registration,
  token: tokenOf(registration, context),
  origin: context.origin,
})

export async function notifyOfPlanPayment(
  trx: Database,
  registration: RegistrationRow,
  paymentId: string,
  context: Context,
) {
  const payment = registration.payments.find(({ id }) => id === paymentId)
  if (!payment) return
  const email = paymentMadeEmail({
    ...aboutPlan(registration, context),
    payment,
    rest: restOf(registration),
  })
  await notifyRegistrant(trx, `plan-payment:${paymentId}`, registration, email, context)
  await notifyPayer(trx, registration, payment, context)
}

export async function notifyOfDuePayment(
  trx: Database,
  registration: RegistrationRow,
  payment: PaymentRow,
  context: Context,
) {
  const card = registration.plan?.card ?? null
  const email = paymentSoonEmail({ ...aboutPlan(registration, context), payment, card })
  await notifyRegistrant(trx, `plan-reminder:${payment.id}`, registration, email, context)
}

/** The registrant gets one email for each try, with the link to the page where any card pays. */
export async function notifyOfDecline(
  trx: Database,
  registration: RegistrationRow,
  payment: PaymentRow,
  context: Context,
) {
  if (!registration.plan) return
  const { policy } = registration.plan
  const email = paymentDeclinedEmail({
    ...aboutPlan(registration, context),
    payment,
    needsBank: payment.decline === 'authentication_required',
    hasCard: registration.plan.methodId !== null,
    next: nextTry(payment, policy),
    keptUntil: addDays(payment.dueDay, policy.taskDay),
  })
  const key = `plan-failed:${payment.id}:${payment.tries}`
  await notifyRegistrant(trx, key, registration, email, context)
}

/** Staff get one email for a payment that stays unpaid; it is also on Today. */
export async function notifyOfLongOverdue(id: string, today: Day, context: Context) {
  await context.database.transaction().execute(async (trx) => {
    const registration = await lockRegistration(trx, id)
    if (!registration?.plan) return
    const { taskDay } = registration.plan.policy
    for (const payment of openPayments(registration)) {
      if (today < addDays(payment.dueDay, taskDay)) continue
      const { name } = registration
      const notice = ownerNotices.paymentOverdue({ name, amount: payment.amount, due: payment.dueDay })
      await notifyOwner(trx, `plan-task:${payment.id}`, registration, notice, context)
    }
  })
}

export async function notifyOfChangedCard(trx: Database, registration: RegistrationRow, context: Context) {
  const card = registration.plan?.card
  if (!card) return
  const email = cardChangedEmail({ ...aboutPlan(registration, context), card })
  const key = `plan-card:${registration.id}:${registration.revision}`
  await notifyRegistrant(trx, key, registration, email, context)
}

export async function notifyOfRelease(
  trx: Database,
  registration: RegistrationRow,
  until: Date,
  context: Context,
) {
  const email = releaseNoticeEmail({
    ...aboutPlan(registration, context),
    rest: restOf(registration),
    until,
  })
  const key = `plan-notice:${registration.id}:${registration.revision}`
  await notifyRegistrant(trx, key, registration, email, context)
}
