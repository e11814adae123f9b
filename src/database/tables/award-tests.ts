import type { ColumnType } from 'kysely'
import type { TestAttempt } from '#domain/award-tests.ts'
import type { Day } from '#domain/days.ts'
import type { Database } from '../engine/connection.ts'

/** Attempts at the Fellowship's test, one a day at most; the score in percent. */
export type AwardTestsTable = { uid: string; takenOn: ColumnType<Day>; score: number }

export async function insertAwardTest(db: Database, uid: string, attempt: TestAttempt): Promise<void> {
  await db
    .insertInto('awardTests')
    .values({ uid, ...attempt })
    .execute()
}

export function awardTestsOf(db: Database, uid: string): Promise<TestAttempt[]> {
  return db
    .selectFrom('awardTests')
    .select(['takenOn', 'score'])
    .where('uid', '=', uid)
    .orderBy('takenOn')
    .execute()
}

export async function deleteAwardTestsOf(db: Database, uid: string): Promise<void> {
  await db.deleteFrom('awardTests').where('uid', '=', uid).execute()
}
