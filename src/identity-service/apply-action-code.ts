import { changeCredentials, findUserByEmail, updateUser } from '#database/users.ts'
import { readActionCode, redeemActionCode } from './action-codes.ts'
import { WireError } from './errors.ts'
import type { IdentityService } from './service.ts'

/** Follows the link of a mail: the address that it was sent to is the account's, and verified. */
export async function applyActionCode(oobCode: string, service: IdentityService) {
  const code = await readActionCode(oobCode, service)
  const { database, clock } = service
  await database.transaction().execute(async (trx) => {
    await redeemActionCode(trx, code, service)
    switch (code.kind) {
      case 'VERIFY_EMAIL':
        await updateUser(trx, code.uid, { emailVerified: true })
        return
      case 'VERIFY_AND_CHANGE_EMAIL':
        if (await findUserByEmail(trx, code.email)) throw new WireError('EMAIL_EXISTS')
        await changeCredentials(trx, code.uid, { email: code.email, emailVerified: true }, clock.now())
        return
      default:
        throw new WireError('INVALID_OOB_CODE')
    }
  })
  return { kind: 'identitytoolkit#SetAccountInfoResponse' }
}
