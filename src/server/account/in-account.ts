import type { Database } from '#database/engine/connection.ts'
import { ApiError } from '../http/errors.ts'
import type { SignedInUser } from '../identity/check-token.ts'
import type { AccountParts } from './account.ts'

/**
 * Writes something in the name of a user. Their account may have been deleted, or got another address, since the token was
 * checked: nothing is left behind of who is gone, and no former address comes back.
 */
export function inAccount<T>(
  user: SignedInUser,
  { checkout, bearer }: Pick<AccountParts, 'checkout' | 'bearer'>,
  work: (trx: Database) => Promise<T>,
): Promise<T> {
  return checkout.database.transaction().execute(async (trx) => {
    if (!(await bearer.hold(trx, user))) {
      throw new ApiError(401, 'invalid_token', 'The token has been revoked.')
    }
    return work(trx)
  })
}
