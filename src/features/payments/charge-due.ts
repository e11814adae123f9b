// Charges the payments that are due, from 9 am in Los Angeles. Each has one intent, and an intent succeeds once: two processes, a
// lost answer or a killed process charge nothing twice.

import { type Moment, momentOf } from '#domain/dates/days.ts'
import { chargingHour, isToCharge } from '#domain/pricing/plan.ts'
import { holdsCourses } from '#domain/registrations/registration.ts'
import { changePayment } from '#features/ledger/payments.queries.ts'
import { openPayments } from '#features/plans/open-payments.ts'
import { notifyOfDecline, notifyOfLongOverdue } from '#features/plans/plan-notices.ts'
import { cardsToForget, forgetMethod, plansDueUntil } from '#features/plans/plans.queries.ts'
import {
  changeRegistration,
  lockRegistration,
  registrationById,
} from '#features/registrations/registrations.queries.ts'
import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/connection.ts'
import type { PaymentRow } from '#platform/database/rows/payments.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'
import { orWarn } from '#platform/jobs/or-warn.ts'
import { openPlanPayment } from './open-plan-payment.ts'
import { settlePayment } from './settle-payment.ts'

export async function chargeDuePayments(
  context: Context,
  now: Moment = momentOf(context.clocks.academy.now()),
): Promise<void> {
  const { database } = context
  if (now.hour < chargingHour) return
  for (const id of await plansDueUntil(database, now.day)) {
    await orWarn({ id }, 'a payment of a plan could not be charged', context, () =>
      chargeDue(id, now, context),
    )
  }
  await forgetCards(context)
}

async function chargeDue(id: string, now: Moment, context: Context): Promise<void> {
  const registration = await registrationById(context.database, id)
  if (!registration?.plan || !holdsCourses(registration)) return
  const { policy, methodId } = registration.plan
  for (const payment of openPayments(registration)) {
    if (!isToCharge(payment, now, policy)) continue
    if (methodId !== null) await charge(registration, payment, methodId, now, context)
    else await countTry(registration, payment, null, now, context)
  }
  await notifyOfLongOverdue(id, now.day, context)
}

async function charge(
  { id }: RegistrationRow,
  { id: paymentId, tries }: PaymentRow,
  methodId: string,
  now: Moment,
  context: Context,
): Promise<void> {
  const { provider } = context
  const opened = await openPlanPayment(id, { paymentId, rest: false }, context)
  if (!opened) return
  const { intentId } = opened
  const key = `payment:${paymentId}:try${tries + 1}`
  // Another process is charging it with the same key, and records the result.
  if (!(await provider.confirmAway({ intentId, methodId, key }))) return
  await settlePayment(intentId, context)
  const { decline } = await provider.read(intentId)
  await countTry({ id }, { id: paymentId, tries }, decline, now, context)
}

function countTry(
  { id }: Pick<RegistrationRow, 'id'>,
  { id: paymentId, tries }: Pick<PaymentRow, 'id' | 'tries'>,
  decline: string | null,
  now: Moment,
  context: Context,
): Promise<void> {
  return context.database
    .transaction()
    .execute((trx) => recordTry(trx, { id, paymentId, tries, decline }, now, context))
}

type Try = { id: string; paymentId: string; tries: number; decline: string | null }

/** Counts a try that did not pay, and emails about it. A second process finds it counted. */
async function recordTry(
  trx: Database,
  { id, paymentId, tries, decline }: Try,
  { day }: Moment,
  context: Context,
): Promise<void> {
  const registration = await lockRegistration(trx, id)
  const payment = registration && openPayments(registration).find((one) => one.id === paymentId)
  if (!payment || payment.tries !== tries) return
  const tried = { tries: tries + 1, triedOn: day, decline }
  const changed = await changeRegistration(trx, await changePayment(trx, registration, payment, tried), {})
  await notifyOfDecline(trx, changed, { ...payment, ...tried }, context)
}

/** The provider forgets a card that no open payment needs. */
async function forgetCards(context: Context): Promise<void> {
  const { database, provider } = context
  for (const { registrationId, methodId } of await cardsToForget(database)) {
    await orWarn({ id: registrationId }, 'a saved card could not be forgotten', context, async () => {
      await provider.forgetCard(methodId)
      await forgetMethod(database, registrationId, methodId)
    })
  }
}
