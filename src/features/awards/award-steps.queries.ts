import type { Database } from '#platform/database/connection.ts'
import type { AwardStepRow } from '#platform/database/rows/awards.ts'

/** False if the step was recorded before. */
export async function recordAwardStep(db: Database, step: AwardStepRow): Promise<boolean> {
  const recorded = await db
    .insertInto('awardSteps')
    .values(step)
    .onConflict((conflict) => conflict.columns(['uid', 'award', 'step']).doNothing())
    .returning('uid')
    .executeTakeFirst()
  return recorded !== undefined
}

export function awardStepsOf(db: Database, uid: string): Promise<AwardStepRow[]> {
  return db.selectFrom('awardSteps').selectAll().where('uid', '=', uid).execute()
}

export async function deleteAwardStepsOf(db: Database, uid: string): Promise<void> {
  await db.deleteFrom('awardSteps').where('uid', '=', uid).execute()
}
