import type { Database } from '#database/engine/connection.ts'
import { findProfile } from '#database/tables/profiles.ts'
import type { RegistrationRow } from '#database/tables/rows/registrations.ts'

/** The current address of the registration's account, else the address it was opened with. Empty after an erasure. */
export async function emailAddressOf(
  db: Database,
  { uid, email }: Pick<RegistrationRow, 'uid' | 'email'>,
): Promise<string> {
  const profile = uid === null ? undefined : await findProfile(db, uid)
  return profile?.email ?? email
}
