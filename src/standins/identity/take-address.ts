import { findRecovery } from '#features/people/action-codes.queries.ts'
import { changeCredentials, findUserByEmail, isEmailTaken } from '#features/people/users.queries.ts'
import type { Database } from '#platform/database/connection.ts'
import type { User } from '#platform/database/rows/identity.ts'
import { WireError } from './errors.ts'
import type { IdentityService } from './service.ts'

/**
 * An address counts as taken while its former owner can still recover it; otherwise a thief could block the
 * recovery with a new account.
 */
export async function refuseTaken(
  db: Database,
  email: string,
  uid: string | null,
  { clock }: IdentityService,
): Promise<void> {
  const taken =
    (await findUserByEmail(db, email)) !== undefined ||
    (await findRecovery(db, { email, uid, now: clock.now() })) !== undefined
  if (taken) throw new WireError('EMAIL_EXISTS')
}

/**
 * Gives an account a verified address and ends all of its sessions except `keep`. Another account may have
 * taken the address in the meantime. Run it in a transaction.
 */
export async function takeAddress(
  trx: Database,
  uid: string,
  { email, keep }: { email: string; keep: string | null },
  service: IdentityService,
): Promise<User> {
  await refuseTaken(trx, email, uid, service)
  const changes = { email, emailVerified: true }
  return changeCredentials(trx, uid, changes, service.clock.now(), keep).catch((error) => {
    throw isEmailTaken(error) ? new WireError('EMAIL_EXISTS') : error
  })
}
