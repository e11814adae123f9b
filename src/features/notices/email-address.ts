import { findProfile } from '#features/people/profiles.queries.ts'
import type { Database } from '#platform/database/connection.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'

/** The current address of the registration's account, else the address it was opened with. Empty after an erasure. */
export async function emailAddressOf(
  db: Database,
  { uid, email }: Pick<RegistrationRow, 'uid' | 'email'>,
): Promise<string> {
  const profile = uid === null ? undefined : await findProfile(db, uid)
  return profile?.email ?? email
}
