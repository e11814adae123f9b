import type { Clocks } from '#domain/dates/clock.ts'
import { lockRegistrationsOf } from '#features/registrations/registration-owners.queries.ts'
import { changeRegistration } from '#features/registrations/registrations.queries.ts'
import type { Database } from '#platform/database/connection.ts'
import { eraseEntries } from './erase-person.ts'

/**
 * Empties an account whose address was just proven by somebody who may not have created it: profile, entries
 * and calendar feed are deleted, and unpaid orders expire. Paid registrations stay, since their emails went
 * to the proven address, and so do award steps recorded by staff. Run it in a transaction.
 */
export async function clearAccount(trx: Database, uid: string, { real }: Clocks): Promise<void> {
  const registrations = await lockRegistrationsOf(trx, { uid, email: '', emailVerified: false })
  for (const registration of registrations) {
    // The next poll stops the payment at the provider and releases the seats.
    if (registration.status !== 'awaiting_payment') continue
    await changeRegistration(trx, registration, { expiresAt: real.now() })
  }
  await eraseEntries(trx, uid)
}
