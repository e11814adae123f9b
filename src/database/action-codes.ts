// The single-use links of the identity service: a new password, a verified address, a changed one, and the former one back.
import type { Selectable } from 'kysely'
import type { Database } from './connection.ts'

export type ActionCodesTable = {
  codeHash: string
  uid: string
  kind: 'PASSWORD_RESET' | 'VERIFY_EMAIL' | 'VERIFY_AND_CHANGE_EMAIL' | 'RECOVER_EMAIL'
  /** The address that the link was sent to. */
  email: string
  expiresAt: Date
}
export type ActionCode = Selectable<ActionCodesTable>

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

export async function deleteActionCodesOf(db: Database, uid: string): Promise<void> {
  await db.deleteFrom('actionCodes').where('uid', '=', uid).execute()
}

export async function deleteActionCodesExpiredBefore(db: Database, moment: Date): Promise<void> {
  await db.deleteFrom('actionCodes').where('expiresAt', '<', moment).execute()
}
