import { deleteActionCodesSince } from '#features/people/action-codes.queries.ts'
import { changeCredentials } from '#features/people/users.queries.ts'
import type { Database } from '#platform/database/connection.ts'
import type { ActionCode, User } from '#platform/database/rows/identity.ts'
import {
  notifyFormerAddress,
  notifyRemovedAddress,
  readActionCode,
  redeemActionCode,
} from './action-codes.ts'
import { WireError } from './errors.ts'
import type { Caller, IdentityService } from './service.ts'
import { takeAddress } from './take-address.ts'
import { readIdToken } from './tokens.ts'
import { accountInfo } from './update-account.ts'

type Redemption = { oobCode: string; idToken?: string | undefined }

/**
 * Redeems an emailed link: its address becomes the account's verified address, and all sessions of the
 * account end. A browser that confirms its own account stays signed in by sending its ID token, which the
 * SDK's applyActionCode does not send.
 */
export async function applyActionCode(
  { oobCode, idToken }: Redemption,
  { language }: Caller,
  service: IdentityService,
) {
  const code = await readActionCode(oobCode, service)
  const keep = idToken === undefined ? null : await sessionOfOwner(idToken, code, service)
  const changed = await service.database.transaction().execute(async (trx) => {
    const user = await redeemActionCode(trx, code, service)
    switch (code.kind) {
      case 'VERIFY_EMAIL':
        return changeCredentials(trx, user.uid, { emailVerified: true }, service.clock.now(), keep)
      case 'VERIFY_AND_CHANGE_EMAIL': {
        const changed = await changeEmail(trx, user, { email: code.email, keep }, service)
        await notifyFormerAddress(trx, user, language, service)
        return changed
      }
      case 'RECOVER_EMAIL': {
        const changed = await changeEmail(trx, user, { email: code.email, keep: null }, service)
        // A later recovery code would give the account back to the interim holder of the address.
        await deleteActionCodesSince(trx, code)
        await notifyRemovedAddress(trx, user, { code, language }, service)
        return changed
      }
      default:
        throw new WireError('INVALID_OOB_CODE')
    }
  })
  return accountInfo(changed)
}

/** A browser that is signed in to another account cannot confirm. */
async function sessionOfOwner(idToken: string, { uid }: ActionCode, service: IdentityService) {
  const { user, session } = await readIdToken(idToken, service)
  if (user.uid !== uid) throw new WireError('INVALID_ID_TOKEN')
  return session
}

async function changeEmail(
  trx: Database,
  before: User,
  change: { email: string; keep: string | null },
  service: IdentityService,
) {
  const changed = await takeAddress(trx, before.uid, change, service)
  await service.followAddress(trx, before, change.email)
  return changed
}
