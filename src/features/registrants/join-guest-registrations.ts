import type { SignedInUser } from '#features/people/check-token.ts'
import { claimGuestRegistrations } from '#features/registrations/registration-owners.queries.ts'
import { claimTakeovers } from '#features/registrations/takeovers.queries.ts'
import type { Database } from '#platform/database/connection.ts'

/**
 * Guest purchases join the account of their email address only once it is verified; otherwise anyone could
 * claim another person's purchases by signing up with their address.
 */
export async function joinGuestRegistrations(
  database: Database,
  { uid, email, emailVerified }: Pick<SignedInUser, 'uid' | 'email' | 'emailVerified'>,
): Promise<void> {
  if (!emailVerified) return
  await claimGuestRegistrations(database, { uid, email })
  await claimTakeovers(database, { uid, email })
}
