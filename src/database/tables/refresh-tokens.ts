import type { Database } from '../engine/connection.ts'
import type { RefreshToken } from './rows/identity.ts'

export async function insertRefreshToken(db: Database, token: RefreshToken): Promise<void> {
  await db.insertInto('refreshTokens').values(token).execute()
}

/** Finds a token used since the given moment and notes its use. */
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

/** Ends the course dates of an account, except the one to keep, which goes on under the account's new version. */
export async function endCourseDates(
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
