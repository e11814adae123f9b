import { leftToRefund } from '#domain/money/ledger.ts'
import { lateCancellationOn } from '#features/ledger/late-cancellations.queries.ts'
import { emailAddressOf } from '#features/notices/email-address.ts'
import { moneyReader } from '#features/notices/money-reader.ts'
import { registrationById } from '#features/registrations/registrations.queries.ts'
import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/connection.ts'
import { issueAndNotify } from './give-credit.ts'

/**
 * The waiting list has filled a seat again. The first person who canceled this date late gets as credit what the refund policy
 * kept. The caller holds the lock of the date, so one seat gives one credit.
 */
export async function creditRefilledSeat(
  trx: Database,
  courseDateId: string,
  context: Context,
): Promise<void> {
  const late = await lateCancellationOn(trx, courseDateId)
  const registration = late && (await registrationById(trx, late.registrationId))
  if (!registration) return
  const amount = Math.min(late.kept, leftToRefund(registration.ledger))
  // What was paid belongs to the payer.
  const payer = await moneyReader(trx, registration, context)
  const email = await emailAddressOf(trx, payer.registration)
  if (amount <= 0 || !email) return
  const { registrationId, course: reason } = late
  const credit = { email, source: 'refilled', amount, expiresOn: null, reason, registrationId } as const
  await issueAndNotify(trx, credit, context)
}
