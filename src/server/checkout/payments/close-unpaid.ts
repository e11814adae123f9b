import type { Database } from '#database/engine/connection.ts'
import { changeRegistration, lockRegistration } from '#database/tables/registrations.ts'
import type { RegistrationRow } from '#database/tables/rows/registrations.ts'
import { seatsOfRegistration } from '#database/tables/seats.ts'
import type { Checkout } from '../checkout.ts'
import { giveUpSeats } from '../seats/holds.ts'

/** Ends a registration that can no longer be paid, and frees its seats. */
export async function closeUnpaid(
  trx: Database,
  { id }: RegistrationRow,
  status: 'expired' | 'canceled',
  checkout: Checkout,
): Promise<RegistrationRow> {
  await giveUpSeats(trx, id, await seatsOfRegistration(trx, id), checkout)
  return changeRegistration(trx, id, { status })
}

/**
 * Ends a registration for which no intent was recorded: nobody was given the means to pay it. False where it has one,
 * which the provider must be asked about.
 */
export async function closeWithoutIntent(id: string, checkout: Checkout): Promise<boolean> {
  const { database, clocks } = checkout
  return database.transaction().execute(async (trx) => {
    const registration = await lockRegistration(trx, id)
    if (!registration || registration.intentId !== null) return false
    if (registration.status !== 'awaiting_payment') return true
    const over = registration.expiresAt <= clocks.real.now()
    await closeUnpaid(trx, registration, over ? 'expired' : 'canceled', checkout)
    return true
  })
}
