import { isReclaimable } from '#database/action-codes.ts'
import type { Database } from '#database/connection.ts'
import { findUserByEmail } from '#database/users.ts'
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
