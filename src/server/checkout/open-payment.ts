import type { OpenedPayment } from '#contract/checkout.ts'
import { type RegistrationRow, recordIntent, registrationById } from '#database/registrations.ts'
import { seatsOfRegistration } from '#database/seats.ts'
import { currency } from '#domain/money.ts'
import { ApiError } from '../errors.ts'
import type { Checkout } from './checkout.ts'
import { closeWithoutIntent } from './close-unpaid.ts'
import { openRegistration, type PlacedOrder } from './open-registration.ts'
import { settlePayment } from './settle-payment.ts'

/** Records the order before asking for money, so that no payment arrives unknown. */
export async function openPayment(
  order: PlacedOrder,
  checkout: Checkout,
  beforeNew: () => Promise<void>,
): Promise<OpenedPayment> {
  const registration = await openRegistration(order, checkout, beforeNew)
  if (registration.replaces !== null) await endReplaced(registration.replaces, registration.id, checkout)
  const clientSecret = await secretFor(registration, checkout)
  const { id, amount, expiresAt } = registration
  const seats = await seatsOfRegistration(checkout.database, id)
  return {
    clientSecret,
    registrationId: id,
    amount,
    currency,
    holdExpiresAt: seats.length > 0 ? expiresAt.toISOString() : null,
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
  if (registration.intentId !== null) return (await provider.read(registration.intentId)).clientSecret ?? ''
  const { id: registrationId, amount, items, priceVersion } = registration
  const { intentId, clientSecret } = await provider.createIntent({
    registrationId,
    amount,
    items,
    priceVersion,
  })
  if (await recordIntent(database, registrationId, intentId)) return clientSecret
  await provider.stop(intentId)
  throw new ApiError(409, 'registration_closed', 'This registration has been closed. Please start again.')
}
