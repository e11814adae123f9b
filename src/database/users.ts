// The accounts of the own identity service. With Firebase this table stays empty.
import type { Generated, Insertable, Selectable, Updateable } from 'kysely'
import { sql } from 'kysely'
import type { Database } from './connection.ts'

export type UsersTable = {
  uid: string
  /** Always in lower case. */
  email: string
  emailVerified: Generated<boolean>
  passwordHash: string
  displayName: string | null
  photoUrl: string | null
  disabled: Generated<boolean>
  tokenVersion: Generated<number>
  tokensValidSince: Date
  createdAt: Date
  lastLoginAt: Date
}
export type User = Selectable<UsersTable>

export function findUser(db: Database, uid: string): Promise<User | undefined> {
  return db.selectFrom('users').selectAll().where('uid', '=', uid).executeTakeFirst()
}

export function findUserByEmail(db: Database, email: string): Promise<User | undefined> {
  return db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()
}

/** Gives nothing when the e-mail is taken. */
export function insertUser(db: Database, user: Insertable<UsersTable>): Promise<User | undefined> {
  return db
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst()
}

export function updateUser(
  db: Database,
  uid: string,
  changes: Updateable<UsersTable>,
): Promise<User | undefined> {
  return db.updateTable('users').set(changes).where('uid', '=', uid).returningAll().executeTakeFirst()
}

/** A change after which no token or link given out before may count. Run it in a transaction. */
export async function changeCredentials(
  db: Database,
  uid: string,
  changes: Pick<Updateable<UsersTable>, 'email' | 'emailVerified' | 'passwordHash' | 'disabled'>,
  now: Date,
): Promise<User | undefined> {
  await db.deleteFrom('refreshTokens').where('uid', '=', uid).execute()
  await db.deleteFrom('actionCodes').where('uid', '=', uid).execute()
  return db
    .updateTable('users')
    .set({ ...changes, tokensValidSince: now, tokenVersion: sql`token_version + 1` })
    .where('uid', '=', uid)
    .returningAll()
    .executeTakeFirst()
}

/** Its tokens and links go with it. */
export async function deleteUser(db: Database, uid: string): Promise<void> {
  await db.deleteFrom('users').where('uid', '=', uid).execute()
}
