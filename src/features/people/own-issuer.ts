import type { JWTVerifyGetKey } from 'jose'
import { ownIdentity } from '#domain/people/own-identity.ts'
import type { Database } from '#platform/database/connection.ts'
import type { Issuer } from './check-token.ts'
import { findUser, holdUser } from './users.queries.ts'

/** The site's own identity service. Its users are in the database, so a revoked token is refused at once. */
export function ownIssuer(database: Database, keys: JWTVerifyGetKey): Issuer {
  return {
    issuer: ownIdentity.issuer,
    audience: ownIdentity.projectId,
    algorithm: ownIdentity.algorithm,
    keys,
    async currentUser(claims, payload) {
      const user = await findUser(database, claims.uid)
      if (!user || user.disabled || user.tokenVersion !== payload[ownIdentity.versionClaim]) return null
      const { email, emailVerified, tokenVersion } = user
      return { ...claims, email, emailVerified, tokenVersion }
    },
    async hold(trx, { uid, email, tokenVersion }) {
      const user = await holdUser(trx, uid)
      return user?.email === email && user.tokenVersion === tokenVersion
    },
  }
}
