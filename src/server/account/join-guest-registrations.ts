import type { Database } from '#database/engine/connection.ts'
import { claimGuestRegistrations } from '#database/tables/registration-owners.ts'
import { claimTakeovers } from '#database/tables/takeovers.ts'
import type { SignedInUser } from '../identity/check-token.ts'

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
