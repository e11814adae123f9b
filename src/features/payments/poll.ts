// Finds what lost webhooks missed: open payments every minute, the provider's recent events every hour.

import { days } from '#domain/dates/days.ts'
import {
  forgetFailedAuthenticationsBefore,
  noteFailedAuthentication,
} from '#features/ledger/failed-authentications.queries.ts'
import { expiredWithoutIntent, openIntents } from '#features/ledger/payments.queries.ts'
import { forgetEventsBefore, isEventDone, markEventDone } from '#features/ledger/provider-events.queries.ts'
import { closeWithoutIntent } from '#features/orders/close-unpaid.ts'
import { intentsWithRefunds } from '#features/refunds/refunds.queries.ts'
import { registrationByIntent, registrationsByIntent } from '#features/registrations/registrations.queries.ts'
import { restTime } from '#features/seats/hold-caps.ts'
import { forgetHoldsBefore } from '#features/seats/unpaid-holds.queries.ts'
import { lapseOffers } from '#features/seats/waiting-list.ts'
import type { Context } from '#platform/context.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'
import { orWarn } from '#platform/jobs/or-warn.ts'
import type { EventSubject, ProviderEvent } from '#platform/provider/answers.ts'
import { isRecorded } from './is-recorded.ts'
import { settlePayment } from './settle-payment.ts'

const unsettled = 'a payment could not be settled'

export async function pollOpenPayments(context: Context): Promise<void> {
  const { database, clocks } = context
  const now = clocks.real.now()
  for (const id of await expiredWithoutIntent(database, now)) {
    await orWarn({ id }, 'an order that was left behind could not be ended', context, () =>
      closeWithoutIntent(id, context),
    )
  }
  await settleEach(await openIntents(database, now), context)
  await settleEach(await intentsWithRefunds(database, 'due'), context)
  await lapseOffers(context)
  await forgetHoldsBefore(database, ago(now, restTime))
}

/** Pending refunds, payments that succeeded without a webhook, and events that were not delivered. */
export async function pollRecentEvents(context: Context): Promise<void> {
  const { database, provider, clocks } = context
  const now = clocks.real.now()
  await settleEach(await intentsWithRefunds(database, 'pending'), context)
  for (const intentId of await provider.recentlyPaid(ago(now, days(3)))) {
    const registration = await registrationByIntent(database, intentId)
    const payment = registration?.payments.find((one) => one.intentId === intentId)
    if (payment?.state !== 'succeeded') await settleEach([intentId], context)
  }
  for (const event of await provider.undeliveredEvents(ago(now, days(25)))) {
    await orWarn({ id: event.id }, unsettled, context, () => takeNotice(event, context))
  }
  await forgetEventsBefore(database, ago(now, days(30)))
  await forgetFailedAuthenticationsBefore(database, ago(now, days(30)))
}

/** Marks an event as done only after it was settled, so that a failed one is delivered again. */
export async function takeNotice(event: ProviderEvent, context: Context): Promise<void> {
  const { database, clocks } = context
  if (await isEventDone(database, event.id)) return
  const { id, type, intentId, subject } = event
  const now = clocks.real.now()
  if (intentId !== null && subject !== null) {
    const registrations = await registrationsByIntent(database, intentId)
    // Counted before settling, because the tenth failure ends the payment.
    if (event.failedAuthentication && registrations.length > 0) {
      await noteFailedAuthentication(database, { eventId: id, intentId, failedAt: now })
    }
    const isOld = await isRecordedOf(registrations, intentId, subject, context)
    if (!isOld) await settlePayment(intentId, context, { known: registrations })
  }
  await markEventDone(database, { id, type, doneAt: now })
  context.tally?.event(type)
}

/** A refund is recorded with one registration of the payment. */
async function isRecordedOf(
  registrations: readonly RegistrationRow[],
  intentId: string,
  subject: EventSubject,
  { database }: Context,
): Promise<boolean> {
  for (const registration of registrations) {
    if (await isRecorded(database, registration, intentId, subject)) return true
  }
  return false
}

async function settleEach(intentIds: readonly string[], context: Context) {
  for (const id of intentIds) {
    await orWarn({ id }, unsettled, context, () => settlePayment(id, context))
  }
}

function ago(now: Date, time: number): Date {
  return new Date(now.getTime() - time)
}
