import { type ActionCode, deleteActionCodesSince } from '#database/action-codes.ts'
import type { Database } from '#database/connection.ts'
import { changeCredentials, findUser, updateUser } from '#database/users.ts'
import { readActionCode, redeemActionCode, tellFormerAddress } from './action-codes.ts'
import { WireError } from './errors.ts'
import { refuseTaken } from './refuse-taken.ts'
import type { Caller, IdentityService } from './service.ts'

/** Follows the link of a mail: the address that it was sent to is the account's, and verified. */
export async function applyActionCode(oobCode: string, { language }: Caller, service: IdentityService) {
  const code = await readActionCode(oobCode, service)
  await service.database.transaction().execute(async (trx) => {
    await redeemActionCode(trx, code, service)
    switch (code.kind) {
      case 'VERIFY_EMAIL':
        await updateUser(trx, code.uid, { emailVerified: true })
        return
      case 'VERIFY_AND_CHANGE_EMAIL':
        await tellFormerAddress(trx, await changeEmail(trx, code, service), language, service)
        return
      case 'RECOVER_EMAIL':
        await changeEmail(trx, code, service)
        // A later one of this kind would hand it to whoever has had it in between.
        await deleteActionCodesSince(trx, code)
        return
      default:
        throw new WireError('INVALID_OOB_CODE')
    }
  })
  return { kind: 'identitytoolkit#SetAccountInfoResponse' }
}

/** Gives the account as it was. */
async function changeEmail(trx: Database, { uid, email }: ActionCode, service: IdentityService) {
  await refuseTaken(trx, email, uid, service)
  const before = await findUser(trx, uid)
  if (!before) throw new WireError('USER_NOT_FOUND')
  await changeCredentials(trx, uid, { email, emailVerified: true }, service.clock.now())
  await service.followAddress(trx, before, email)
  return before
}
