import type { Database } from '#database/engine/connection.ts'
import { findProfile } from '#database/tables/profiles.ts'
import type { RegistrationRow } from '#database/tables/rows/registrations.ts'

/**
 * Where letters about a registration go: to the present address of the account that it belongs to, else to the one it was
 * opened with. Empty where the person was erased.
 */
export async function emailAddressOf(
  db: Database,
  { uid, email }: Pick<RegistrationRow, 'uid' | 'email'>,
): Promise<string> {
  const profile = uid === null ? undefined : await findProfile(db, uid)
  return profile?.email ?? email
}
