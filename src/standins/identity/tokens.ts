// ID tokens are valid for an hour. Refresh tokens get new ones until the account's token version is raised.
import { createHash, randomBytes } from 'node:crypto'
import { errors, jwtVerify } from 'jose'
import { days, minutes } from '#domain/dates/days.ts'
import { ownIdentity } from '#domain/people/own-identity.ts'
import { insertRefreshToken, touchRefreshToken } from '#features/people/refresh-tokens.queries.ts'
import { findUser, lockUser } from '#features/people/users.queries.ts'
import type { Database } from '#platform/database/connection.ts'
import type { User } from '#platform/database/rows/identity.ts'
import { WireError } from './errors.ts'
import { tokenLifetime } from './keyring.ts'
import type { IdentityService } from './service.ts'

/** A browser that was not used for this long has to sign in again. */
export const refreshTokenIdleLimit = days(180)
const recentSignIn = minutes(5)

const expiresIn = String(tokenLifetime / 1000)

type Session = { refreshToken: string; signedInAt: Date }

/** Run it in the transaction that allows the sign-in, and create the tokens after the commit. */
export async function openSession(
  trx: Database,
  { uid, tokenVersion }: User,
  { clock }: IdentityService,
): Promise<Session> {
  const signedInAt = clock.now()
  const refreshToken = `${uid}.${randomBytes(32).toString('base64url')}`
  await insertRefreshToken(trx, {
    tokenHash: hashOf(refreshToken),
    uid,
    tokenVersion,
    signedInAt,
    lastUsedAt: signedInAt,
  })
  return { refreshToken, signedInAt }
}

/**
 * Never call it in a transaction: the key is read on another connection, and waiting transactions could
 * exhaust the pool.
 */
export async function tokensOf(user: User, { refreshToken, signedInAt }: Session, service: IdentityService) {
  const idToken = await signIdToken(user, { session: hashOf(refreshToken), signedInAt }, service)
  return { idToken, refreshToken, expiresIn }
}

/**
 * The refresh token stays the same, so that two tabs can refresh at once. A revoked token answers
 * TOKEN_EXPIRED, which signs the browser out; any other code would leave it half signed in.
 */
export async function refreshSession(
  refreshToken: string | undefined,
  service: IdentityService,
): Promise<{ user: User; session: Session }> {
  if (!refreshToken) throw new WireError('MISSING_REFRESH_TOKEN')
  const uid = /^(\w{28})\.[\w-]{43}$/.exec(refreshToken)?.[1]
  if (!uid) throw new WireError('INVALID_REFRESH_TOKEN')
  const { database, clock } = service
  const now = clock.now()
  const user = await findUser(database, uid)
  if (!user) throw new WireError('USER_NOT_FOUND')
  if (user.disabled) throw new WireError('USER_DISABLED')
  const usedSince = new Date(now.getTime() - refreshTokenIdleLimit)
  const token = await touchRefreshToken(database, hashOf(refreshToken), { now, usedSince })
  if (token?.tokenVersion !== user.tokenVersion) throw new WireError('TOKEN_EXPIRED')
  return { user, session: { refreshToken, signedInAt: token.signedInAt } }
}

type IdTokenOptions = { recently?: boolean }

export async function userOfIdToken(
  idToken: string | undefined,
  service: IdentityService,
  options?: IdTokenOptions,
): Promise<User> {
  return (await readIdToken(idToken, service, options)).user
}

/** The user and session of a token; the session is null for a token without one. */
export async function readIdToken(
  idToken: string | undefined,
  { database, clock, keyring }: IdentityService,
  { recently = false }: IdTokenOptions = {},
): Promise<{ user: User; session: string | null }> {
  if (!idToken) throw new WireError('MISSING_ID_TOKEN')
  const { payload } = await jwtVerify(idToken, keyring.find, {
    issuer: ownIdentity.issuer,
    audience: ownIdentity.projectId,
    algorithms: [ownIdentity.algorithm],
    currentDate: clock.now(),
    requiredClaims: ['sub', 'auth_time'],
  }).catch((error) => {
    if (error instanceof errors.JWTExpired) throw new WireError('TOKEN_EXPIRED')
    throw error instanceof errors.JOSEError ? new WireError('INVALID_ID_TOKEN') : error
  })
  const user = await findUser(database, String(payload.sub))
  if (!user) throw new WireError('USER_NOT_FOUND')
  if (user.disabled) throw new WireError('USER_DISABLED')
  if (user.tokenVersion !== payload[ownIdentity.versionClaim]) throw new WireError('TOKEN_EXPIRED')
  const sinceSignIn = clock.now().getTime() - Number(payload.auth_time) * 1000
  if (recently && sinceSignIn > recentSignIn) throw new WireError('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
  const session = payload[ownIdentity.sessionClaim]
  return { user, session: typeof session === 'string' ? session : null }
}

/**
 * Locks the account of a signed-in user until the transaction ends, and refuses when the session has ended
 * since the token was checked.
 */
export async function lockAccount(trx: Database, { uid, tokenVersion }: User): Promise<User> {
  const user = await lockUser(trx, { uid })
  if (!user) throw new WireError('USER_NOT_FOUND')
  if (user.tokenVersion !== tokenVersion) throw new WireError('TOKEN_EXPIRED')
  return user
}

function signIdToken(
  user: User,
  { session, signedInAt }: { session: string; signedInAt: Date },
  { clock, keyring }: IdentityService,
) {
  const now = inSeconds(clock.now())
  return keyring.sign({
    iss: ownIdentity.issuer,
    aud: ownIdentity.projectId,
    sub: user.uid,
    user_id: user.uid,
    iat: now,
    exp: now + tokenLifetime / 1000,
    auth_time: inSeconds(signedInAt),
    email: user.email,
    email_verified: user.emailVerified,
    ...(user.displayName && { name: user.displayName }),
    ...(user.photoUrl && { picture: user.photoUrl }),
    firebase: { identities: { email: [user.email] }, sign_in_provider: 'password' },
    [ownIdentity.versionClaim]: user.tokenVersion,
    [ownIdentity.sessionClaim]: session,
  })
}

function inSeconds(moment: Date) {
  return Math.floor(moment.getTime() / 1000)
}

function hashOf(secret: string) {
  return createHash('sha256').update(secret).digest('base64url')
}
