import {
  type CryptoKey,
  errors,
  type JWTHeaderParameters,
  type JWTPayload,
  type JWTVerifyGetKey,
  jwtVerify,
} from 'jose'
import type { InvalidToken } from '#contract/refusals.ts'
import type { Clock } from '#domain/dates/clock.ts'
import type { Database } from '#platform/database/connection.ts'

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

type TokenCheck = (token: string) => Promise<SignedInUser>

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
  const verify = createVerify(issuer, clock)
  return async (token) => {
    const payload = await verify(token)
    if (Number(payload.iat) > secondsOf(clock) + clockTolerance) throw new TokenRefused('from-future')
    const user = await issuer.currentUser(readClaims(payload), payload)
    if (!user) throw new TokenRefused('revoked')
    return user
  }
}

type Verified = { payload: JWTPayload; protectedHeader: JWTHeaderParameters; key: CryptoKey | Uint8Array }

/** As many people at once as one process serves. A forgotten token is only verified again. */
const mostRemembered = 2_000

/**
 * Remembers which key verified a token: an open lesson sends the same one every 15 seconds. It is verified again when
 * the keys return another object for its header.
 */
function createVerify({ issuer, audience, algorithm, keys }: Issuer, clock: Clock) {
  const remembered = new Map<string, Verified>()

  async function verified(token: string): Promise<Verified> {
    const known = remembered.get(token)
    if (known && (await keys(known.protectedHeader, { payload: '', signature: '' })) === known.key)
      return known
    const found = await jwtVerify(token, keys, {
      issuer,
      audience,
      algorithms: [algorithm],
      clockTolerance,
      currentDate: clock.now(),
      requiredClaims: ['sub', 'iat', 'exp', 'auth_time'],
    })
    const [oldest] = remembered.keys()
    if (oldest !== undefined && remembered.size >= mostRemembered) remembered.delete(oldest)
    remembered.set(token, found)
    return found
  }

  return async (token: string): Promise<JWTPayload> => {
    const { payload } = await verified(token).catch((error) => {
      throw refusalFor(error)
    })
    if (Number(payload.exp) <= secondsOf(clock) - clockTolerance) throw new TokenRefused('expired')
    return payload
  }
}

function secondsOf(clock: Clock): number {
  return Math.floor(clock.now().getTime() / 1000)
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
