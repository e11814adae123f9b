import { setTimeout } from 'node:timers/promises'
import type { OpenedPayment } from '#contract/checkout.ts'
import { type RegistrationRow, recordIntent, registrationById } from '#database/registrations.ts'
import { currency } from '#domain/money.ts'
import { ApiError } from '../errors.ts'
import type { Checkout } from './checkout.ts'
import { closeWithoutIntent } from './close-unpaid.ts'
import { type Gate, openRegistration, type PlacedOrder } from './open-registration.ts'
import { settlePayment } from './settle-payment.ts'

/** Records the order before asking for money, so that no payment arrives unknown. */
export async function openPayment(
  order: PlacedOrder,
  checkout: Checkout,
  gate: Gate,
): Promise<OpenedPayment> {
  const { registration, holdsSeats } = await openRegistration(order, checkout, gate)
  if (registration.replaces !== null) await endReplaced(registration.replaces, registration.id, checkout)
  const clientSecret = await secretFor(registration, checkout)
  const { id, amount, expiresAt } = registration
  return {
    clientSecret,
    registrationId: id,
    amount,
    currency,
    holdExpiresAt: holdsSeats ? expiresAt.toISOString() : null,
  }
}

/**
 * The registration before the edit must be beyond payment before its successor may be paid. Where its money came first,
 * it stands, and the edit is refused.
 */
async function endReplaced(replaces: string, successorId: string, checkout: Checkout) {
  const { database } = checkout
  await closeWithoutIntent(replaces, checkout)
  const former = await registrationById(database, replaces)
  if (former?.status === 'awaiting_payment' && former.intentId !== null) {
    const settled = await settlePayment(former.intentId, checkout)
    if (settled?.status === 'awaiting_payment') {
      throw new ApiError(
        409,
        'payment_in_progress',
        'The payment before this change is still being processed.',
      )
    }
  }
  const successor = await registrationById(database, successorId)
  if (successor?.status === 'canceled') {
    throw new ApiError(409, 'already_paid', 'The registration before this change has already been paid.')
  }
}

async function secretFor(registration: RegistrationRow, { database, provider }: Checkout): Promise<string> {
  const { id: registrationId, amount, items, priceVersion } = registration
  for (let tries = 0; tries < 30; tries++) {
    const intentId =
      tries === 0 ? registration.intentId : (await registrationById(database, registrationId))?.intentId
    if (intentId) return (await provider.read(intentId)).clientSecret ?? ''
    const intent = await provider.createIntent({ registrationId, amount, items, priceVersion })
    if (intent === null) {
      // A second click of the same form, while the first is still asking: wait for its answer.
      await setTimeout(200)
      continue
    }
    if (await recordIntent(database, registrationId, intent.intentId)) return intent.clientSecret
    await provider.stop(intent.intentId)
    throw new ApiError(409, 'registration_closed', 'This registration has been closed. Please start again.')
  }
  throw new ApiError(503, 'payments_unavailable', 'The payment service does not answer. Please try again.')
}
