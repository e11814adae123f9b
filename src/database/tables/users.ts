// The accounts of the own identity service. With Firebase this table stays empty.

import type { Insertable, Updateable } from 'kysely'
import { sql } from 'kysely'
import { DatabaseError } from 'pg'
import type { Database } from '../engine/connection.ts'
import { deleteCalendarFeed } from './calendar-feeds.ts'
import { lockProfile } from './profiles.ts'
import { endCourseDates } from './refresh-tokens.ts'
import type { User, UsersTable } from './rows/identity.ts'

export function findUser(db: Database, uid: string): Promise<User | undefined> {
  return db.selectFrom('users').selectAll().where('uid', '=', uid).executeTakeFirst()
}

export function findUserByEmail(db: Database, email: string): Promise<User | undefined> {
  return db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()
}

/**
 * Nobody else changes the account before the transaction ends. It comes first: two that went different ways round would wait
 * for each other.
 */
export function lockUser(trx: Database, by: { uid: string } | { email: string }): Promise<User | undefined> {
  const users = trx.selectFrom('users').selectAll().forUpdate()
  return (
    'uid' in by ? users.where('uid', '=', by.uid) : users.where('email', '=', by.email)
  ).executeTakeFirst()
}

/** Nobody deletes the account, nor gives it another address, before the transaction ends; others may hold it so, too. */
export function holdUser(trx: Database, uid: string): Promise<User | undefined> {
  return trx.selectFrom('users').selectAll().where('uid', '=', uid).forKeyShare().executeTakeFirst()
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

/** Of an account that the transaction holds. */
export function updateUser(trx: Database, uid: string, changes: Updateable<UsersTable>): Promise<User> {
  return trx.updateTable('users').set(changes).where('uid', '=', uid).returningAll().executeTakeFirstOrThrow()
}

/**
 * Changes how the account is reached and ends every token, link and calendar address issued before. Links that restore a
 * former address stay, or a thief could end them; `keep` is the course date of the browser that made the change. Run it in a
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
  await endCourseDates(db, user, keep)
  await deleteCalendarFeed(db, uid)
  await db.deleteFrom('actionCodes').where('uid', '=', uid).where('kind', '!=', 'RECOVER_EMAIL').execute()
  return user
}

/** Whether a change has failed because the address is another account's by now. */
export function isEmailTaken(error: unknown): boolean {
  return error instanceof DatabaseError && error.constraint === 'users_email_key'
}

/** Its tokens and links go with it. */
export async function deleteUser(db: Database, uid: string): Promise<void> {
  await db.deleteFrom('users').where('uid', '=', uid).execute()
}

/** With Firebase a profile alone tells of an account. */
const accounts = sql`users full join profiles on profiles.uid = users.uid`

/** For staff, who know people by their e-mail; the newest where an address has changed hands. */
export async function uidOfAccount(db: Database, email: string): Promise<string | undefined> {
  const { rows } = await sql<{ uid: string }>`
    select coalesce(users.uid, profiles.uid) as uid from ${accounts}
    where coalesce(users.email, profiles.email) = ${email}
    order by users.uid is null, profiles.created_at desc limit 1`.execute(db)
  return rows[0]?.uid
}

/** Whether the account is still there: then nobody else changes or erases it before the transaction ends. */
export async function lockUserAndProfile(trx: Database, uid: string): Promise<boolean> {
  const user = await lockUser(trx, { uid })
  const profile = await lockProfile(trx, uid)
  return user !== undefined || profile !== undefined
}

export type FoundPerson = {
  uid: string
  email: string
  name: string | null
  agdNumber: string | null
  /** The four are null with Firebase, which alone knows. */
  emailVerified: boolean | null
  disabled: boolean | null
  createdAt: Date | null
  lastLoginAt: Date | null
  purchases: number
}

/** For staff: accounts by a part of their address or name, or by their uid. */
export async function searchPeople(db: Database, text: string): Promise<FoundPerson[]> {
  const part = `%${text.replace(/[\\%_]/g, '\\$&')}%`
  const { rows } = await sql<FoundPerson>`
    select person.*,
      (select count(*) from registrations where registrations.uid = person.uid and paid_at is not null) as purchases
    from (
      select coalesce(users.uid, profiles.uid) as uid, coalesce(users.email, profiles.email) as email,
        coalesce(profiles.name, users.display_name) as name, agd_number, email_verified, disabled,
        users.created_at, last_login_at
      from ${accounts}
    ) as person
    where email ilike ${part} or name ilike ${part} or uid = ${text}
    order by email limit 200`.execute(db)
  return rows
}
