// Emails about the payments of a plan.
import * as ownerNotices from '#content/en/office/emails/owner-notices.ts'
import { addDays, type Day } from '#domain/dates/days.ts'
import { nextTry } from '#domain/pricing/plan.ts'
import { emailAddressOf } from '#features/notices/email-address.ts'
import { notifyOfMoney } from '#features/notices/money-reader.ts'
import { notifyOwner } from '#features/notices/notify.ts'
import { notifyHolder } from '#features/notices/takeover-emails.ts'
import { isPaidByOther } from '#features/registrations/groups.queries.ts'
import { linesOf } from '#features/registrations/registration-lines.queries.ts'
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

export async function notifyOfPlanPayment(
  trx: Database,
  registration: RegistrationRow,
  paymentId: string,
  context: Context,
) {
  const payment = registration.payments.find(({ id }) => id === paymentId)
  if (!payment) return
  const made = { payment, rest: restOf(registration) }
  const key = `plan-payment:${paymentId}`
  await notifyOfMoney(trx, key, registration, (reader) => paymentMadeEmail({ ...reader, ...made }), context)
}

export async function notifyOfDuePayment(
  trx: Database,
  registration: RegistrationRow,
  payment: PaymentRow,
  context: Context,
) {
  const card = registration.plan?.card ?? null
  const key = `plan-reminder:${payment.id}`
  const soon = { payment, card }
  await notifyOfMoney(trx, key, registration, (reader) => paymentSoonEmail({ ...reader, ...soon }), context)
}

/** The payer gets one email for each try, with the link to the page where any card pays. */
export async function notifyOfDecline(
  trx: Database,
  registration: RegistrationRow,
  payment: PaymentRow,
  context: Context,
) {
  if (!registration.plan) return
  const { policy } = registration.plan
  const declined = {
    payment,
    needsBank: payment.decline === 'authentication_required',
    hasCard: registration.plan.methodId !== null,
    next: nextTry(payment, policy),
    keptUntil: addDays(payment.dueDay, policy.taskDay),
  }
  const key = `plan-failed:${payment.id}:${payment.tries}`
  await notifyOfMoney(
    trx,
    key,
    registration,
    (reader) => paymentDeclinedEmail({ ...reader, ...declined }),
    context,
  )
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
  const key = `plan-card:${registration.id}:${registration.revision}`
  await notifyOfMoney(trx, key, registration, (reader) => cardChangedEmail({ ...reader, card }), context)
}

export async function notifyOfRelease(
  trx: Database,
  registration: RegistrationRow,
  until: Date,
  context: Context,
) {
  const { id, revision } = registration
  const release = { rest: restOf(registration), until }
  const key = `plan-notice:${id}:${revision}`
  await notifyOfMoney(
    trx,
    key,
    registration,
    (reader) => releaseNoticeEmail({ ...reader, ...release }),
    context,
  )
  if (isPaidByOther(registration)) await notifyAttendee(trx, registration, context)
}

/** The person whose seats end, without the amount. */
async function notifyAttendee(trx: Database, registration: RegistrationRow, context: Context) {
  const { id, revision } = registration
  const attendee = { ...registration, email: await emailAddressOf(trx, registration) }
  for (const line of await linesOf(trx, [id])) {
    if (line.canceledAt !== null || line.holder) continue
    await notifyHolder(trx, attendee, { kind: 'release', line, key: `${line.course}:${revision}` }, context)
  }
}
