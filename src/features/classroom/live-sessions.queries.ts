import type { Insertable, Updateable } from 'kysely'
import type { CourseId } from '#domain/catalogue/catalogue.ts'
import type { Database } from '#platform/database/connection.ts'
import type { LiveSessionRow, LiveSessionsTable } from '#platform/database/rows/classroom.ts'

/** Of several courses, in order of time. */
export async function liveSessionsOf(db: Database, courses: readonly CourseId[]): Promise<LiveSessionRow[]> {
  if (courses.length === 0) return []
  return db
    .selectFrom('liveSessions')
    .selectAll()
    .where('course', 'in', courses)
    .orderBy('startsAt')
    .orderBy('id')
    .execute()
}

export function findLiveSession(db: Database, id: string): Promise<LiveSessionRow | undefined> {
  return db.selectFrom('liveSessions').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function insertLiveSession(
  trx: Database,
  session: Insertable<LiveSessionsTable>,
): Promise<string> {
  const { id } = await trx
    .insertInto('liveSessions')
    .values(session)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function changeLiveSession(
  trx: Database,
  id: string,
  change: Updateable<LiveSessionsTable>,
): Promise<void> {
  await trx.updateTable('liveSessions').set(change).where('id', '=', id).execute()
}

export async function deleteLiveSession(trx: Database, id: string): Promise<void> {
  await trx.deleteFrom('liveSessions').where('id', '=', id).execute()
}

/** Sessions that the person joined, or whose recording they opened. */
export async function joinsOf(db: Database, uid: string): Promise<string[]> {
  const joins = await db.selectFrom('liveJoins').select('liveSessionId').where('uid', '=', uid).execute()
  return joins.map(({ liveSessionId }) => liveSessionId)
}

/** The first time counts; having been there replaces a recording. */
export async function storeJoin(
  trx: Database,
  join: { liveSessionId: string; uid: string; joinedAt: Date; recorded: boolean },
): Promise<void> {
  const { recorded } = join
  await trx
    .insertInto('liveJoins')
    .values(join)
    .onConflict((conflict) =>
      recorded ? conflict.doNothing() : conflict.columns(['liveSessionId', 'uid']).doUpdateSet({ recorded }),
    )
    .execute()
}

/** How many joined each session, and how many opened its recording only. */
export function countJoins(db: Database, course: CourseId) {
  return db
    .selectFrom('liveJoins')
    .innerJoin('liveSessions', 'liveSessions.id', 'liveJoins.liveSessionId')
    .select((row) => [
      'liveJoins.liveSessionId',
      row.fn.countAll<number>().filterWhere('liveJoins.recorded', '=', false).as('joined'),
      row.fn.countAll<number>().filterWhere('liveJoins.recorded', '=', true).as('recorded'),
    ])
    .where('liveSessions.course', '=', course)
    .groupBy('liveJoins.liveSessionId')
    .execute()
}

/** In the order in which they came, with their names. */
export function listJoins(db: Database, liveSessionId: string) {
  return db
    .selectFrom('liveJoins')
    .leftJoin('profiles', 'profiles.uid', 'liveJoins.uid')
    .select(['liveJoins.uid', 'profiles.name', 'liveJoins.joinedAt', 'liveJoins.recorded'])
    .where('liveJoins.liveSessionId', '=', liveSessionId)
    .orderBy('liveJoins.joinedAt')
    .execute()
}

export async function deleteJoinsOf(trx: Database, uid: string): Promise<void> {
  await trx.deleteFrom('liveJoins').where('uid', '=', uid).execute()
}
