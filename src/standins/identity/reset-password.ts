import { deleteActionCodesOf } from '#features/people/action-codes.queries.ts'
import { changeCredentials, findUser, updateUser } from '#features/people/users.queries.ts'
import type { Database } from '#platform/database/connection.ts'
import { readActionCode, redeemActionCode } from './action-codes.ts'
import { readNewPassword } from './credentials.ts'
import { WireError } from './errors.ts'
import { hashPassword } from './passwords.ts'
import type { Caller, IdentityService } from './service.ts'
import { byAccount, byPair, forget } from './waits.ts'

type ResetPassword = {
  oobCode?: string | undefined
  newPassword?: string | undefined
  email?: string | undefined
}

/** Resets the password when one is given; otherwise only returns what the code is for. */
export async function resetPassword(request: ResetPassword, caller: Caller, service: IdentityService) {
  const code = await readActionCode(request.oobCode, service)
  const user = await findUser(service.database, code.uid)
  if (!user) throw new WireError('INVALID_OOB_CODE')
  if (request.email !== undefined && request.email.trim().toLowerCase() !== user.email) {
    throw new WireError('INVALID_OOB_CODE')
  }
  if (request.newPassword !== undefined) {
    if (code.kind !== 'PASSWORD_RESET') throw new WireError('INVALID_OOB_CODE')
    if (user.disabled) throw new WireError('USER_DISABLED')
    const password = readNewPassword(request.newPassword, service)
    const { hashing, hashingCost } = service
    const passwordHash = await hashing(user.uid, () => hashPassword(password, hashingCost))
    const changed = await service.database.transaction().execute(async (trx) => {
      const before = await redeemActionCode(trx, code, service)
      const { uid, email, emailVerified } = before
      // Opening the link proves access to the mailbox.
      const changed = await changeCredentials(
        trx,
        uid,
        { passwordHash, emailVerified: true },
        service.clock.now(),
      )
      if (!emailVerified) {
        await service.followAddress(trx, before, email)
        await handOver(trx, uid, service)
      }
      return changed
    })
    // Failed guesses at the former password must not delay the owner.
    const { email } = changed
    await forget(service.limiter, [byAccount('sign-in', email), byPair('sign-in', email, caller.address)])
    caller.remember(changed)
  }
  return {
    kind: 'identitytoolkit#ResetPasswordResponse',
    ...(code.kind === 'RECOVER_EMAIL' ? { email: code.email, newEmail: user.email } : { email: user.email }),
    ...(code.kind === 'VERIFY_AND_CHANGE_EMAIL' && { newEmail: code.email }),
    requestType: code.kind,
  }
}

/**
 * The person who first proves an address may not be the account's creator, who can sign up with any address.
 * The account is emptied, and earlier links cannot take it back.
 */
async function handOver(trx: Database, uid: string, service: IdentityService): Promise<void> {
  await deleteActionCodesOf(trx, uid)
  await updateUser(trx, uid, { displayName: null, photoUrl: null })
  await service.clearAccount(trx, uid)
}
