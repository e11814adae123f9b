import type { Database } from '#database/engine/connection.ts'
import { isReclaimable } from '#database/tables/action-codes.ts'
import type { User } from '#database/tables/rows/identity.ts'
import { changeCredentials, findUserByEmail, isEmailTaken } from '#database/tables/users.ts'
import { WireError } from './errors.ts'
import type { IdentityService } from './service.ts'

/** An address is somebody's while they may still take it back, or a thief would leave another account in its place. */
export async function refuseTaken(
  db: Database,
  email: string,
  uid: string | null,
  { clock }: IdentityService,
): Promise<void> {
  const taken =
    (await findUserByEmail(db, email)) !== undefined ||
    (await isReclaimable(db, { email, uid, now: clock.now() }))
  if (taken) throw new WireError('EMAIL_EXISTS')
}

/** Gives an account another address, which may have become somebody's in this very moment. Run it in a transaction. */
export async function takeAddress(
  trx: Database,
  uid: string,
  changes: Pick<User, 'email' | 'emailVerified'> & { passwordHash?: string },
  service: IdentityService,
): Promise<User> {
  await refuseTaken(trx, changes.email, uid, service)
  return changeCredentials(trx, uid, changes, service.clock.now()).catch((error) => {
    throw isEmailTaken(error) ? new WireError('EMAIL_EXISTS') : error
  })
}
