// The single-use links of the identity service: a new password, a verified address, a changed one, and the former one back.

import type { Database } from '../engine/connection.ts'
import type { ActionCode } from './rows/identity.ts'

export async function insertActionCode(db: Database, code: ActionCode): Promise<void> {
  await db.insertInto('actionCodes').values(code).execute()
}

export function findActionCode(db: Database, codeHash: string): Promise<ActionCode | undefined> {
  return db.selectFrom('actionCodes').selectAll().where('codeHash', '=', codeHash).executeTakeFirst()
}

/** Of two that come with the same code, one gets it. */
export function takeActionCode(db: Database, codeHash: string): Promise<ActionCode | undefined> {
  return db.deleteFrom('actionCodes').where('codeHash', '=', codeHash).returningAll().executeTakeFirst()
}

/** Who takes an address back ends every link since: not those that were given out before, to who had an earlier one. */
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

/** Whether somebody else may still take an address back. */
export async function isReclaimable(
  db: Database,
  { email, uid, now }: { email: string; uid: string | null; now: Date },
): Promise<boolean> {
  const codes = db
    .selectFrom('actionCodes')
    .select('uid')
    .where('kind', '=', 'RECOVER_EMAIL')
    .where('email', '=', email)
    .where('expiresAt', '>', now)
  const code = await (uid === null ? codes : codes.where('uid', '!=', uid)).executeTakeFirst()
  return code !== undefined
}

export async function deleteActionCodesExpiredBefore(db: Database, moment: Date): Promise<void> {
  await db.deleteFrom('actionCodes').where('expiresAt', '<', moment).execute()
}
