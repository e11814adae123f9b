import type { ColumnType, Selectable } from 'kysely'
import type { ProgramId } from '#domain/catalogue.ts'
import type { Day } from '#domain/days.ts'
import type { Database } from '../engine/connection.ts'

/** What an award asks for once: its fee, and for the Mastership the oral defense. */
export type AwardStepsTable = {
  uid: string
  award: ProgramId
  step: 'fee' | 'defense'
  doneOn: ColumnType<Day>
}

export type AwardStepRow = Selectable<AwardStepsTable>

/** False where the step was recorded before. */
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
