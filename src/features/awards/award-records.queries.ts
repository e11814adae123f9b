import type { Database } from '#platform/database/connection.ts'

/** The last attempts and award steps, newest first. */
export async function lastAwardRecords(db: Database, limit: number) {
  return {
    tests: await db.selectFrom('awardTests').selectAll().orderBy('takenOn', 'desc').limit(limit).execute(),
    steps: await db.selectFrom('awardSteps').selectAll().orderBy('doneOn', 'desc').limit(limit).execute(),
  }
}
