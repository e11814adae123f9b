import type { Database } from '#platform/database/connection.ts'
import type { ProfileRow } from '#platform/database/rows/account.ts'

/** Undefined fields are not changed. */
export type ProfileChange = {
  [Field in Exclude<keyof ProfileRow, 'uid' | 'email' | 'createdAt'>]?: ProfileRow[Field] | undefined
}

/** Created on first use. */
export async function openProfile(
  db: Database,
  { uid, email }: { uid: string; email: string },
  now: Date,
): Promise<ProfileRow> {
  const known = await findProfile(db, uid)
  if (known?.email === email) return known
  return db
    .insertInto('profiles')
    .values({ uid, email, createdAt: now })
    .onConflict((conflict) => conflict.column('uid').doUpdateSet({ email }))
    .returningAll()
    .executeTakeFirstOrThrow()
}

export function findProfile(db: Database, uid: string): Promise<ProfileRow | undefined> {
  return db.selectFrom('profiles').selectAll().where('uid', '=', uid).executeTakeFirst()
}

export function lockProfile(trx: Database, uid: string): Promise<ProfileRow | undefined> {
  return trx.selectFrom('profiles').selectAll().where('uid', '=', uid).forUpdate().executeTakeFirst()
}

/** Creates the profile in the same statement: its owner may erase it at any moment. */
export function changeProfile(
  db: Database,
  { uid, email }: { uid: string; email: string },
  change: ProfileChange,
  now: Date,
): Promise<ProfileRow> {
  return db
    .insertInto('profiles')
    .values({ ...change, uid, email, createdAt: now })
    .onConflict((conflict) => conflict.column('uid').doUpdateSet({ ...change, email }))
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Fills empty fields only. Undefined if the profile was erased. */
export function completeProfile(
  db: Database,
  uid: string,
  known: { name: string; phone: string },
): Promise<ProfileRow | undefined> {
  return db
    .updateTable('profiles')
    .set((row) => ({
      name: row.fn.coalesce('name', row.val(known.name)),
      phone: row.fn.coalesce('phone', row.val(known.phone)),
    }))
    .where('uid', '=', uid)
    .returningAll()
    .executeTakeFirst()
}

export async function deleteProfile(db: Database, uid: string): Promise<void> {
  await db.deleteFrom('profiles').where('uid', '=', uid).execute()
}
