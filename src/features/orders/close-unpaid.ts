import { releaseCreditHolds } from '#features/credit/tuition-credits.queries.ts'
import { creditPart } from '#features/credit/use-credit.ts'
import { changePayment } from '#features/ledger/payments.queries.ts'
import { lockGroup } from '#features/registrations/groups.queries.ts'
import { changeRegistration, registrationById } from '#features/registrations/registrations.queries.ts'
import { giveUpSeats } from '#features/seats/holds.ts'
import { seatsOfRegistration } from '#features/seats/seats.queries.ts'
import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/connection.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'

export async function closeUnpaid(
  trx: Database,
  registration: RegistrationRow,
  status: 'expired' | 'canceled',
  context: Context,
): Promise<RegistrationRow> {
  const { id, payments } = registration
  await releaseCreditHolds(trx, id)
  await giveUpSeats(trx, id, await seatsOfRegistration(trx, id), context)
  let closed = await changePayment(trx, registration, payments[0], { state: 'canceled' })
  const credit = creditPart(closed)
  if (credit) closed = await changePayment(trx, closed, credit, { state: 'canceled' })
  return changeRegistration(trx, closed, { status })
}

/**
 * Ends a registration without a recorded intent, with its group: no buyer got a client secret for it. Returns false when it has an
 * intent, because then the provider decides.
 */
export async function closeWithoutIntent(id: string, context: Context): Promise<boolean> {
  const { database, clocks } = context
  return database.transaction().execute(async (trx) => {
    const known = await registrationById(trx, id)
    if (!known) return false
    const group = await lockGroup(trx, known)
    const [first] = group
    if (!first || first.payments[0].intentId !== null) return false
    for (const registration of group.filter(({ status }) => status === 'awaiting_payment')) {
      const isExpired = registration.expiresAt <= clocks.real.now()
      await closeUnpaid(trx, registration, isExpired ? 'expired' : 'canceled', context)
    }
    return true
  })
}
