import { randomBytes } from 'node:crypto'
import { widestNetwork } from '#domain/people/network.ts'
import { insertUser } from '#features/people/users.queries.ts'
import { readEmail, readNewPassword } from './credentials.ts'
import { WireError } from './errors.ts'
import { hashPassword } from './passwords.ts'
import type { Caller, IdentityService } from './service.ts'
import { refuseTaken } from './take-address.ts'
import { openSession, tokensOf } from './tokens.ts'
import { byAddress, countEach } from './waits.ts'

type SignUp = { email?: string | undefined; password?: string | undefined; displayName?: string | undefined }

export async function signUp(request: SignUp, { address, remember }: Caller, service: IdentityService) {
  if (request.email === undefined && request.password === undefined) {
    throw new WireError('ADMIN_ONLY_OPERATION', 'Accounts without an email address are not offered.')
  }
  const email = readEmail(request.email || undefined)
  const password = readNewPassword(request.password, service)
  const { database, clock, limiter, hashing, hashingCost } = service
  const now = clock.now()
  await countEach(limiter, [byAddress('sign-up', address)])
  await refuseTaken(database, email, null, service)

  const passwordHash = await hashing(widestNetwork(address), () => hashPassword(password, hashingCost))
  const { user, session } = await database.transaction().execute(async (trx) => {
    const user = await insertUser(trx, {
      uid: newUid(),
      email,
      passwordHash,
      displayName: request.displayName || null,
      photoUrl: null,
      tokensValidSince: now,
      createdAt: now,
      lastLoginAt: now,
    })
    if (!user) throw new WireError('EMAIL_EXISTS')
    return { user, session: await openSession(trx, user, service) }
  })
  remember(user)
  return {
    kind: 'identitytoolkit#SignupNewUserResponse',
    localId: user.uid,
    email: user.email,
    ...(await tokensOf(user, session, service)),
  }
}

/** 28 letters and digits, like Firebase's. */
function newUid(): string {
  const letters = randomBytes(40)
    .toString('base64')
    .replace(/[^A-Za-z0-9]/g, '')
  return letters.length < 28 ? newUid() : letters.slice(0, 28)
}
