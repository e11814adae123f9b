import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose'
import type { Database } from '#platform/database/connection.ts'
import type { Issuer } from './check-token.ts'
import { holdUnerased, wasErasedSince } from './erased-accounts.queries.ts'

const googleKeys = new URL(
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
)

/**
 * A Firebase project. A token that Firebase revoked is accepted until it expires, an hour at most. Tokens of
 * an account that was erased here are refused at once.
 */
export function firebaseIssuer(
  database: Database,
  { projectId }: { projectId: string },
  keys: JWTVerifyGetKey = createRemoteJWKSet(googleKeys),
): Issuer {
  return {
    issuer: `https://securetoken.google.com/${projectId}`,
    audience: projectId,
    algorithm: 'RS256',
    keys,
    currentUser: async (claims) => ((await wasErasedSince(database, claims)) ? null : claims),
    hold: holdUnerased,
  }
}
