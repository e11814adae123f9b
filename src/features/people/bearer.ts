import type { FastifyRequest } from 'fastify'
import type { Clock } from '#domain/dates/clock.ts'
import { Refusal } from '#platform/refusal.ts'
import {
  createTokenCheck,
  type Issuer,
  KeysOutOfReach,
  type SignedInUser,
  TokenRefused,
} from './check-token.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the hooks below; null for a visitor. */
    user: SignedInUser | null
  }
}

type RequestHook = (request: FastifyRequest) => Promise<void>

export type Bearer = {
  /** For public calls: an expired or invalid token counts as none. */
  recognise: RequestHook
  /** For /api/account/*: 401 without a valid token. */
  require: RequestHook
  hold: Issuer['hold']
}

/** Hooks for `onRequest`, so that the body of a refused request is not read. */
export function createBearer(issuer: Issuer, clock: Clock): Bearer {
  const check = createTokenCheck(issuer, clock)
  return {
    hold: issuer.hold,
    async recognise(request) {
      const token = bearerOf(request)
      request.user = token ? await check(token).catch((error) => visitorDespite(error, request)) : null
    },
    async require(request) {
      const token = bearerOf(request)
      if (!token) throw new Refusal('not_signed_in')
      request.user = await check(token).catch((error) => {
        throw asRefusal(error)
      })
    },
  }
}

/** The user of a call that `require` guards. */
export function userOf(request: FastifyRequest): SignedInUser {
  if (!request.user) throw new Error(`${request.routeOptions.url} is not guarded`)
  return request.user
}

function bearerOf(request: FastifyRequest): string | undefined {
  return /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
}

/**
 * Payments must work while the identity service is unreachable: a visitor's registration joins the account
 * later, by its email address.
 */
function visitorDespite(error: unknown, request: FastifyRequest): null {
  if (error instanceof TokenRefused) return null
  if (!(error instanceof KeysOutOfReach)) throw error
  request.log.warn({ err: error }, 'a bearer token could not be checked')
  return null
}

function asRefusal(error: unknown): unknown {
  if (error instanceof TokenRefused) return new Refusal('invalid_token', { fault: error.fault })
  if (error instanceof KeysOutOfReach) return new Refusal('identity_unreachable')
  return error
}
