// Accounts of the built-in identity service. Empty with Firebase.

import type { Insertable, Updateable } from 'kysely'
import { sql } from 'kysely'
import { DatabaseError } from 'pg'
import type { Database } from '#platform/database/connection.ts'
import type { User, UsersTable } from '#platform/database/rows/identity.ts'
import { deleteCalendarFeed } from './calendar-feeds.queries.ts'
import { lockProfile } from './profiles.queries.ts'
import { endSessions } from './refresh-tokens.queries.ts'

export function findUser(db: Database, uid: string): Promise<User | undefined> {
  return db.selectFrom('users').selectAll().where('uid', '=', uid).executeTakeFirst()
}

export function findUserByEmail(db: Database, email: string): Promise<User | undefined> {
  return db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()
}

/**
 * Blocks all other changes of the account until the transaction ends. It must be the first lock taken, to avoid
 * deadlocks.
 */
export function lockUser(trx: Database, by: { uid: string } | { email: string }): Promise<User | undefined> {
  const users = trx.selectFrom('users').selectAll().forUpdate()
  return (
    'uid' in by ? users.where('uid', '=', by.uid) : users.where('email', '=', by.email)
  ).executeTakeFirst()
}

/** A shared lock: the account can neither be deleted nor get another address until the transaction ends. */
export function holdUser(trx: Database, uid: string): Promise<User | undefined> {
  return trx.selectFrom('users').selectAll().where('uid', '=', uid).forKeyShare().executeTakeFirst()
}

/** Undefined if the email address is taken. */
export function insertUser(db: Database, user: Insertable<UsersTable>): Promise<User | undefined> {
  return db
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst()
}

/** The transaction must hold the account. */
export function updateUser(trx: Database, uid: string, changes: Updateable<UsersTable>): Promise<User> {
  return trx.updateTable('users').set(changes).where('uid', '=', uid).returningAll().executeTakeFirstOrThrow()
}

/**
 * Changes credentials and ends every token, link and calendar address issued before. Recovery links stay, because a
 * thief could end them otherwise. `keep` is the session of the browser that made the change. Run it in a
 * transaction.
 */
export async function changeCredentials(
  db: Database,
  uid: string,
  changes: Pick<Updateable<UsersTable>, 'email' | 'emailVerified' | 'passwordHash' | 'disabled'>,
  now: Date,
  keep: string | null = null,
): Promise<User> {
  const user = await db
    .updateTable('users')
    .set({ ...changes, tokensValidSince: now, tokenVersion: sql`token_version + 1` })
    .where('uid', '=', uid)
    .returningAll()
    .executeTakeFirstOrThrow()
  await endSessions(db, user, keep)
  await deleteCalendarFeed(db, uid)
  await db.deleteFrom('actionCodes').where('uid', '=', uid).where('kind', '!=', 'RECOVER_EMAIL').execute()
  return user
}

/** Whether a change failed because another account has the address. */
export function isEmailTaken(error: unknown): boolean {
  return error instanceof DatabaseError && error.constraint === 'users_email_key'
}

/** Tokens and links are deleted by cascade. */
export async function deleteUser(db: Database, uid: string): Promise<void> {
  await db.deleteFrom('users').where('uid', '=', uid).execute()
}

/** With Firebase only the profile shows that an account exists. */
const accounts = sql`users full join profiles on profiles.uid = users.uid`

/** For staff. If several accounts had the address, the newest one. */
export async function uidOfAccount(db: Database, email: string): Promise<string | undefined> {
  const { rows } = await sql<{ uid: string }>`
    select coalesce(users.uid, profiles.uid) as uid from ${accounts}
    where coalesce(users.email, profiles.email) = ${email}
    order by users.uid is null, profiles.created_at desc limit 1`.execute(db)
  return rows[0]?.uid
}

/** False if the account is gone. Otherwise it cannot change or be erased until the transaction ends. */
export async function lockUserAndProfile(trx: Database, uid: string): Promise<boolean> {
  const user = await lockUser(trx, { uid })
  const profile = await lockProfile(trx, uid)
  return user !== undefined || profile !== undefined
}
