import { errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose'
import type { InvalidToken } from '#contract/refusals.ts'
import type { Database } from '#database/engine/connection.ts'
import type { Clock } from '#domain/clock.ts'

export type SignedInUser = {
  uid: string
  /** Lower case. */
  email: string
  emailVerified: boolean
  /** When the password was last entered. */
  signedInAt: Date
  /** The account's token version at the check. Only the site's own service has one. */
  tokenVersion?: number
}

/** The service whose tokens are accepted: the site's own, or one Firebase project. */
export type Issuer = {
  issuer: string
  audience: string
  algorithm: 'ES256' | 'RS256'
  keys: JWTVerifyGetKey
  /** Loads the current user; null refuses the token. */
  currentUser(claims: SignedInUser, payload: JWTPayload): Promise<SignedInUser | null>
  /**
   * Whether the sign-in is still valid and the account has this address. If so, locks both until the
   * transaction ends.
   */
  hold(trx: Database, user: SignedInUser): Promise<boolean>
}

export type TokenCheck = (token: string) => Promise<SignedInUser>

export class TokenRefused extends Error {
  readonly fault: InvalidToken

  constructor(fault: InvalidToken) {
    super(`Token refused: ${fault}`)
    this.fault = fault
  }
}
/** The token cannot be checked now: the issuer's keys are unreachable. */
export class KeysOutOfReach extends Error {}

const clockTolerance = 30

export function createTokenCheck(issuer: Issuer, clock: Clock): TokenCheck {
  return async (token) => {
    const payload = await verify(token, issuer, clock)
    const now = Math.floor(clock.now().getTime() / 1000)
    if (Number(payload.iat) > now + clockTolerance) throw new TokenRefused('from-future')
    const user = await issuer.currentUser(readClaims(payload), payload)
    if (!user) throw new TokenRefused('revoked')
    return user
  }
}

async function verify(token: string, { issuer, audience, algorithm, keys }: Issuer, clock: Clock) {
  try {
    const { payload } = await jwtVerify(token, keys, {
      issuer,
      audience,
      algorithms: [algorithm],
      clockTolerance,
      currentDate: clock.now(),
      requiredClaims: ['sub', 'iat', 'exp', 'auth_time'],
    })
    return payload
  } catch (error) {
    throw refusalFor(error)
  }
}

function refusalFor(error: unknown) {
  if (error instanceof errors.JOSEAlgNotAllowed) return new TokenRefused('unsigned')
  if (error instanceof errors.JWTExpired) return new TokenRefused('expired')
  if (error instanceof errors.JWKSTimeout) return new KeysOutOfReach()
  if (error instanceof errors.JOSEError && error.code !== 'ERR_JOSE_GENERIC') {
    return new TokenRefused('invalid')
  }
  return new KeysOutOfReach('The keys of the identity service are out of reach.', { cause: error })
}

function readClaims(payload: JWTPayload): SignedInUser {
  const { sub, email, email_verified: emailVerified, auth_time: authTime } = payload
  if (!sub || typeof email !== 'string' || typeof authTime !== 'number') {
    throw new TokenRefused('no-email')
  }
  return {
    uid: sub,
    email: email.toLowerCase(),
    emailVerified: emailVerified === true,
    signedInAt: new Date(authTime * 1000),
  }
}
