import type { CourseId } from '#domain/catalogue/catalogue.ts'
import type { Day } from '#domain/dates/days.ts'
import { holderUid } from '#features/registrations/takeovers.queries.ts'
import type { Database } from '#platform/database/connection.ts'

type Given = { ratings: Record<string, number>; monday: string; change: string | null }

/** False if the person gave one before. What they wrote is stored apart from them. */
export async function storeEvaluation(
  trx: Database,
  { uid, course, month }: { uid: string; course: CourseId; month: Day },
  { ratings, monday, change }: Given,
): Promise<boolean> {
  const first = await trx
    .insertInto('evaluationsGiven')
    .values({ uid, course })
    .onConflict((conflict) => conflict.doNothing())
    .returning('uid')
    .executeTakeFirst()
  if (!first) return false
  await trx
    .insertInto('evaluations')
    .values({ course, month, ratings: JSON.stringify(ratings), monday, change })
    .execute()
  return true
}

export async function evaluationsGivenBy(db: Database, uid: string): Promise<CourseId[]> {
  const given = await db.selectFrom('evaluationsGiven').select('course').where('uid', '=', uid).execute()
  return given.map(({ course }) => course)
}

/** The newest month first. */
export function evaluationsOf(db: Database, course: CourseId) {
  return db
    .selectFrom('evaluations')
    .select(['month', 'ratings', 'monday', 'change'])
    .where('course', '=', course)
    .orderBy('month', 'desc')
    .orderBy('id')
    .limit(500)
    .execute()
}

export async function deleteEvaluationMarksOf(trx: Database, uid: string): Promise<void> {
  await trx.deleteFrom('evaluationsGiven').where('uid', '=', uid).execute()
}

/** People who evaluated a course that is not completed: their certificate may be due. */
export function dueCandidates(db: Database): Promise<{ uid: string; course: CourseId }[]> {
  return db
    .selectFrom('evaluationsGiven as given')
    .innerJoin('registrationLines as line', 'line.course', 'given.course')
    .innerJoin('registrations as registration', 'registration.id', 'line.registrationId')
    .leftJoin('takeovers as takeover', (join) =>
      join
        .onRef('takeover.registrationId', '=', 'line.registrationId')
        .onRef('takeover.course', '=', 'line.course')
        .on('takeover.takenAt', 'is not', null),
    )
    .select(['given.uid', 'given.course'])
    .distinct()
    .where('registration.paidAt', 'is not', null)
    .where('line.canceledAt', 'is', null)
    .where('line.completedOn', 'is', null)
    .whereRef('given.uid', '=', holderUid)
    .execute()
}
