import { widestNetwork } from '#domain/people/network.ts'
import { findRecovery } from '#features/people/action-codes.queries.ts'
import { findUserByEmail, lockUser, updateUser } from '#features/people/users.queries.ts'
import { readEmail, readPassword } from './credentials.ts'
import { WireError } from './errors.ts'
import { deviceOf } from './known-device.ts'
import { decoyHash, isPassword } from './passwords.ts'
import type { Caller, IdentityService } from './service.ts'
import { openSession, tokensOf } from './tokens.ts'
import { byPair, countEach, countedFor, forget, refuseWhileWaiting } from './waits.ts'

type SignIn = { email?: string | undefined; password?: string | undefined }

export async function signIn(request: SignIn, caller: Caller, service: IdentityService) {
  const email = readEmail(request.email)
  const password = readPassword(request.password)
  const { database, clock, limiter, hashing } = service
  const { address } = caller
  const device = deviceOf(caller.cookies, await findUserByEmail(database, email))
  const counted = countedFor('sign-in', { email, address, device })

  await refuseWhileWaiting(limiter, counted)
  // Checked again when the task starts: guesses sent at once must not bypass the limit.
  const user = await hashing(device ?? widestNetwork(address), async () => {
    await refuseWhileWaiting(limiter, counted)
    const found = await findUserByEmail(database, email)
    if (found && (await isPassword(password, found.passwordHash))) return found
    // With hidden accounts, an unknown address must take as long as a known one.
    if (!found && service.hideAccounts) await isPassword(password, decoyHash(service.hashingCost))
    await countEach(limiter, counted)
    const isKnown = found ?? (await findRecovery(database, { email, uid: null, now: clock.now() }))
    throw refusal(isKnown !== undefined, service)
  })
  if (user.disabled) throw new WireError('USER_DISABLED')

  await forget(limiter, [byPair('sign-in', email, address)])
  const session = await database.transaction().execute(async (trx) => {
    if (!(await lockUser(trx, user))) throw refusal(false, service)
    await updateUser(trx, user.uid, { lastLoginAt: clock.now() })
    // `user` is from before the hash check: if the password changed since, the session is already invalid.
    return openSession(trx, user, service)
  })
  caller.remember(user)
  return {
    kind: 'identitytoolkit#VerifyPasswordResponse',
    registered: true,
    localId: user.uid,
    email: user.email,
    displayName: user.displayName ?? '',
    ...(await tokensOf(user, session, service)),
  }
}

/** An address that was given up counts as known while it can be recovered, as it does for sign-up. */
function refusal(isKnown: boolean, { hideAccounts }: IdentityService) {
  if (hideAccounts) return new WireError('INVALID_LOGIN_CREDENTIALS')
  return new WireError(isKnown ? 'INVALID_PASSWORD' : 'EMAIL_NOT_FOUND')
}
