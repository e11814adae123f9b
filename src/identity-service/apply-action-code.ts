import type { Database } from '#database/engine/connection.ts'
import { deleteActionCodesSince } from '#database/tables/action-codes.ts'
import type { ActionCode, User } from '#database/tables/rows/identity.ts'
import { updateUser } from '#database/tables/users.ts'
import { readActionCode, redeemActionCode, tellFormerAddress } from './action-codes.ts'
import { WireError } from './errors.ts'
import type { Caller, IdentityService } from './service.ts'
import { takeAddress } from './take-address.ts'

/** Follows the link of a mail: the address that it was sent to is the account's, and verified. */
export async function applyActionCode(oobCode: string, { language }: Caller, service: IdentityService) {
  const code = await readActionCode(oobCode, service)
  await service.database.transaction().execute(async (trx) => {
    const user = await redeemActionCode(trx, code, service)
    switch (code.kind) {
      case 'VERIFY_EMAIL':
        await updateUser(trx, user.uid, { emailVerified: true })
        return
      case 'VERIFY_AND_CHANGE_EMAIL':
        await changeEmail(trx, user, code, service)
        await tellFormerAddress(trx, user, language, service)
        return
      case 'RECOVER_EMAIL':
        await changeEmail(trx, user, code, service)
        // A later one of this kind would hand it to whoever has had it in between.
        await deleteActionCodesSince(trx, code)
        return
      default:
        throw new WireError('INVALID_OOB_CODE')
    }
  })
  return { kind: 'identitytoolkit#SetAccountInfoResponse' }
}

async function changeEmail(trx: Database, before: User, { email }: ActionCode, service: IdentityService) {
  await takeAddress(trx, before.uid, { email, emailVerified: true }, service)
  await service.followAddress(trx, before, email)
}
