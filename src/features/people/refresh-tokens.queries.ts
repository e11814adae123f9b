import type { Database } from '#platform/database/connection.ts'
import type { RefreshToken } from '#platform/database/rows/identity.ts'

export async function insertRefreshToken(db: Database, token: RefreshToken): Promise<void> {
  await db.insertInto('refreshTokens').values(token).execute()
}

/** Finds a token that was used since `usedSince`, and records its use. */
export function touchRefreshToken(
  db: Database,
  tokenHash: string,
  { now, usedSince }: { now: Date; usedSince: Date },
): Promise<RefreshToken | undefined> {
  return db
    .updateTable('refreshTokens')
    .set({ lastUsedAt: now })
    .where('tokenHash', '=', tokenHash)
    .where('lastUsedAt', '>', usedSince)
    .returningAll()
    .executeTakeFirst()
}

/** Ends all sessions of an account except `keep`, which continues under the account's new token version. */
export async function endSessions(
  trx: Database,
  { uid, tokenVersion }: Pick<RefreshToken, 'uid' | 'tokenVersion'>,
  keep: string | null,
): Promise<void> {
  const kept = keep ?? ''
  await trx.deleteFrom('refreshTokens').where('uid', '=', uid).where('tokenHash', '!=', kept).execute()
  await trx
    .updateTable('refreshTokens')
    .set({ tokenVersion })
    .where('uid', '=', uid)
    .where('tokenHash', '=', kept)
    .execute()
}

export async function deleteRefreshTokensUnusedSince(db: Database, moment: Date): Promise<void> {
  await db.deleteFrom('refreshTokens').where('lastUsedAt', '<=', moment).execute()
}
