// ID tokens live an hour and prove who one is; refresh tokens get new ones until the account's version is raised.
import { createHash, randomBytes } from 'node:crypto'
import { errors, jwtVerify } from 'jose'
import { insertRefreshToken, touchRefreshToken } from '#database/refresh-tokens.ts'
import { findUser, type User } from '#database/users.ts'
import { days, minutes } from '#domain/days.ts'
import { ownIdentity } from '#domain/own-identity.ts'
import { WireError } from './errors.ts'
import { tokenLifetime } from './keyring.ts'
import type { IdentityService } from './service.ts'

/** A browser that was not used for so long has to sign in again. */
export const refreshTokenIdleLimit = days(180)
const recentSignIn = minutes(5)

const expiresIn = String(tokenLifetime / 1000)

export type Session = { idToken: string; refreshToken: string; expiresIn: string }

export async function openSession(user: User, service: IdentityService): Promise<Session> {
  const now = service.clock.now()
  const refreshToken = `${user.uid}.${randomBytes(32).toString('base64url')}`
  await insertRefreshToken(service.database, {
    tokenHash: hashOf(refreshToken),
    uid: user.uid,
    tokenVersion: user.tokenVersion,
    signedInAt: now,
    lastUsedAt: now,
  })
  return { idToken: await signIdToken(user, now, service), refreshToken, expiresIn }
}

/**
 * The refresh token stays the same: two tabs that refresh together must not take it from each other. One that was
 * revoked answers TOKEN_EXPIRED, which signs the browser out; any other word would leave it half signed in.
 */
export async function refreshSession(
  refreshToken: string | undefined,
  service: IdentityService,
): Promise<Session & { user: User }> {
  const uid = /^(\w{28})\.[\w-]{43}$/.exec(refreshToken ?? '')?.[1]
  if (!refreshToken || !uid) throw new WireError('INVALID_REFRESH_TOKEN')
  const { database, clock } = service
  const now = clock.now()
  const user = await findUser(database, uid)
  if (!user) throw new WireError('USER_NOT_FOUND')
  if (user.disabled) throw new WireError('USER_DISABLED')
  const usedSince = new Date(now.getTime() - refreshTokenIdleLimit)
  const token = await touchRefreshToken(database, hashOf(refreshToken), { now, usedSince })
  if (token?.tokenVersion !== user.tokenVersion) throw new WireError('TOKEN_EXPIRED')
  return { user, idToken: await signIdToken(user, token.signedInAt, service), refreshToken, expiresIn }
}

export async function userOfIdToken(
  idToken: string | undefined,
  { database, clock, keyring }: IdentityService,
  { recently = false } = {},
): Promise<User> {
  if (!idToken) throw new WireError('INVALID_ID_TOKEN')
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
  return user
}

function signIdToken(user: User, signedInAt: Date, { clock, keyring }: IdentityService) {
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
  })
}

function inSeconds(moment: Date) {
  return Math.floor(moment.getTime() / 1000)
}

function hashOf(secret: string) {
  return createHash('sha256').update(secret).digest('base64url')
}
