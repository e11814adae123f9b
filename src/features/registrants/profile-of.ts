import type { SignedInUser } from '#features/people/check-token.ts'
import { lockProfile, openProfile } from '#features/people/profiles.queries.ts'
import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/connection.ts'
import type { ProfileRow } from '#platform/database/rows/account.ts'
import { renewLinks } from './renew-links.ts'

/**
 * The profile of a signed-in user, with the address in the token. Firebase changes an address without notifying us: the
 * first call with the new one ends the links in the former mailbox. Run it in a transaction that holds the account.
 */
export async function profileOf(
  trx: Database,
  user: Pick<SignedInUser, 'uid' | 'email'>,
  context: Context,
): Promise<ProfileRow> {
  const { uid, email } = user
  const known = await lockProfile(trx, uid)
  if (known && known.email !== email) await renewLinks(trx, { uid, from: known.email, to: email }, context)
  return openProfile(trx, user, context.clocks.academy.now())
}
