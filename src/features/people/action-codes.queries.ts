// Single-use links of the identity service: reset a password, verify, change or recover an email address.

import type { Database } from '#platform/database/connection.ts'
import type { ActionCode } from '#platform/database/rows/identity.ts'

export async function insertActionCode(db: Database, code: ActionCode): Promise<void> {
  await db.insertInto('actionCodes').values(code).execute()
}

export function findActionCode(db: Database, codeHash: string): Promise<ActionCode | undefined> {
  return db.selectFrom('actionCodes').selectAll().where('codeHash', '=', codeHash).executeTakeFirst()
}

/** Deletes the code, so that of two concurrent requests only one gets it. */
export function takeActionCode(db: Database, codeHash: string): Promise<ActionCode | undefined> {
  return db.deleteFrom('actionCodes').where('codeHash', '=', codeHash).returningAll().executeTakeFirst()
}

/**
 * Recovering an address ends every link issued since. Recovery links issued earlier stay, for owners of an earlier
 * address.
 */
export async function deleteActionCodesSince(db: Database, { uid, expiresAt }: ActionCode): Promise<void> {
  await db
    .deleteFrom('actionCodes')
    .where('uid', '=', uid)
    .where((code) => code.or([code('kind', '!=', 'RECOVER_EMAIL'), code('expiresAt', '>=', expiresAt)]))
    .execute()
}

export async function deleteActionCodesOf(db: Database, uid: string): Promise<void> {
  await db.deleteFrom('actionCodes').where('uid', '=', uid).execute()
}

/** The link by which an account, other than that of `uid`, can still recover this address. */
export function findRecovery(
  db: Database,
  { email, uid, now }: { email: string; uid: string | null; now: Date },
): Promise<ActionCode | undefined> {
  const codes = db
    .selectFrom('actionCodes')
    .selectAll()
    .where('kind', '=', 'RECOVER_EMAIL')
    .where('email', '=', email)
    .where('expiresAt', '>', now)
    .orderBy('expiresAt', 'desc')
  return (uid === null ? codes : codes.where('uid', '!=', uid)).executeTakeFirst()
}

export async function deleteActionCodesExpiredBefore(db: Database, moment: Date): Promise<void> {
  await db.deleteFrom('actionCodes').where('expiresAt', '<', moment).execute()
}
