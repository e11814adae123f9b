import type { SignedInUser } from '#features/people/check-token.ts'
import type { Database } from '#platform/database/connection.ts'
import { Refusal } from '#platform/refusal.ts'
import type { AccountParts } from './account.ts'

/**
 * Writes on behalf of a user. Refuses when the account was deleted or got another address since the token was
 * checked, so that no data of a deleted user and no former address is stored again.
 */
export function inAccount<T>(
  user: SignedInUser,
  { context, bearer }: Pick<AccountParts, 'context' | 'bearer'>,
  work: (trx: Database) => Promise<T>,
): Promise<T> {
  return context.database.transaction().execute(async (trx) => {
    if (!(await bearer.hold(trx, user))) throw new Refusal('invalid_token', { fault: 'revoked' })
    return work(trx)
  })
}
