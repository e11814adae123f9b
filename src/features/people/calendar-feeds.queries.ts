import type { Database } from '#platform/database/connection.ts'

/** The user's feed token, created on first use. Concurrent calls get the same token. */
export async function openCalendarFeed(db: Database, uid: string, makeToken: () => string): Promise<string> {
  const known = await findFeed(db, uid)
  if (known !== undefined) return known
  const token = makeToken()
  await db
    .insertInto('calendarFeeds')
    .values({ uid, token })
    .onConflict((conflict) => conflict.column('uid').doNothing())
    .execute()
  return (await findFeed(db, uid)) ?? token
}

async function findFeed(db: Database, uid: string): Promise<string | undefined> {
  const row = await db.selectFrom('calendarFeeds').select('token').where('uid', '=', uid).executeTakeFirst()
  return row?.token
}

export async function hasCalendarFeed(db: Database, uid: string): Promise<boolean> {
  return (await findFeed(db, uid)) !== undefined
}

export async function uidOfFeed(db: Database, token: string): Promise<string | undefined> {
  const row = await db.selectFrom('calendarFeeds').select('uid').where('token', '=', token).executeTakeFirst()
  return row?.uid
}

export async function deleteCalendarFeed(db: Database, uid: string): Promise<void> {
  await db.deleteFrom('calendarFeeds').where('uid', '=', uid).execute()
}
