import type { TestAttempt } from '#domain/awards/award-tests.ts'
import type { Database } from '#platform/database/connection.ts'

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
