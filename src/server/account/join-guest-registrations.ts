import type { Database } from '#database/engine/connection.ts'
import { claimGuestRegistrations } from '#database/tables/registration-owners.ts'
import type { SignedInUser } from '../identity/check-token.ts'

/**
 * What was bought as a guest joins the account of that e-mail once the address is shown to be theirs; before that, anyone
 * could claim a stranger's purchases by signing up with the stranger's address.
 */
export async function joinGuestRegistrations(
  database: Database,
  { uid, email, emailVerified }: Pick<SignedInUser, 'uid' | 'email' | 'emailVerified'>,
): Promise<void> {
  if (emailVerified) await claimGuestRegistrations(database, { uid, email })
}
