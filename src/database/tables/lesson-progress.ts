import type { CourseId } from '#domain/catalogue.ts'
import type { Range } from '#domain/lesson-progress.ts'
import type { Database } from '../engine/connection.ts'
import type { LessonProgressRow } from './rows/classroom.ts'

export type LessonKey = { uid: string; course: CourseId; slug: string }

/** Of one course or of all. */
export function progressOf(
  db: Database,
  { uid, course }: { uid: string; course?: CourseId },
): Promise<LessonProgressRow[]> {
  const rows = db.selectFrom('lessonProgress').selectAll().where('uid', '=', uid)
  return (course === undefined ? rows : rows.where('course', '=', course)).execute()
}

export function progressOfLesson(db: Database, key: LessonKey): Promise<LessonProgressRow | undefined> {
  return db
    .selectFrom('lessonProgress')
    .selectAll()
    .where((row) => row.and(key))
    .executeTakeFirst()
}

/** Creates the row when the lesson is opened for the first time, and locks it. */
export async function lockProgress(trx: Database, key: LessonKey, now: Date): Promise<LessonProgressRow> {
  await trx
    .insertInto('lessonProgress')
    .values({ ...key, openedAt: now, lastAt: now, position: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return trx
    .selectFrom('lessonProgress')
    .selectAll()
    .where((row) => row.and(key))
    .forUpdate()
    .executeTakeFirstOrThrow()
}

type ProgressChange = Partial<Omit<LessonProgressRow, 'uid' | 'course' | 'slug' | 'openedAt' | 'watched'>> & {
  watched?: readonly Range[]
}

/** The transaction must hold the row. */
export async function changeProgress(
  trx: Database,
  key: LessonKey,
  { watched, ...change }: ProgressChange,
): Promise<LessonProgressRow> {
  return trx
    .updateTable('lessonProgress')
    .set({ ...change, ...(watched && { watched: JSON.stringify(watched) }) })
    .where((row) => row.and(key))
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Sets the person's last beat, and returns the one before. Beats of one person wait for each other. */
export async function takeBeat(trx: Database, uid: string, at: Date): Promise<Date | null> {
  const last = await trx
    .selectFrom('lessonBeats')
    .select('at')
    .where('uid', '=', uid)
    .forUpdate()
    .executeTakeFirst()
  await trx
    .insertInto('lessonBeats')
    .values({ uid, at })
    .onConflict((conflict) => conflict.column('uid').doUpdateSet({ at }))
    .execute()
  return last?.at ?? null
}

export async function deleteProgressOf(trx: Database, uid: string): Promise<void> {
  await trx.deleteFrom('lessonProgress').where('uid', '=', uid).execute()
  await trx.deleteFrom('lessonBeats').where('uid', '=', uid).execute()
}
