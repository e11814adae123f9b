import type { CourseId } from '#domain/catalogue/catalogue.ts'
import type { Range } from '#domain/classroom/lesson-progress.ts'
import type { Database } from '#platform/database/connection.ts'
import type { LessonProgressRow } from '#platform/database/rows/classroom.ts'
import { holdsLine } from './classroom-lines.queries.ts'

export type LessonKey = { uid: string; course: CourseId; slug: string }

/** A lesson that a person has begun, with their last beat in any lesson. */
export type BegunLesson = LessonProgressRow & { lastBeat: Date | null }

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

/** With the right to the course, in one statement: an open lesson asks for it every 15 seconds. */
export function begunLesson(
  db: Database,
  key: Record<keyof LessonKey, string>,
): Promise<BegunLesson | undefined> {
  return db
    .selectFrom('lessonProgress')
    .selectAll()
    .select((row) =>
      row
        .selectFrom('lessonBeats')
        .select('at')
        .whereRef('lessonBeats.uid', '=', 'lessonProgress.uid')
        .as('lastBeat'),
    )
    .where((row) => row.and(key))
    .where(holdsLine(key))
    .executeTakeFirst()
}

/** Locks the row, and creates it when the lesson is opened for the first time. */
export async function lockProgress(trx: Database, key: LessonKey, now: Date): Promise<LessonProgressRow> {
  const locked = () =>
    trx
      .selectFrom('lessonProgress')
      .selectAll()
      .where((row) => row.and(key))
      .forUpdate()
  const known = await locked().executeTakeFirst()
  if (known) return known
  await trx
    .insertInto('lessonProgress')
    .values({ ...key, openedAt: now, lastAt: now, position: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return locked().executeTakeFirstOrThrow()
}

type ProgressChange = Partial<Omit<LessonProgressRow, 'uid' | 'course' | 'slug' | 'openedAt' | 'watched'>> & {
  watched?: readonly Range[]
}

/** Marks never change these columns, except the last. */
type BeatChange = Pick<
  LessonProgressRow,
  'sections' | 'readingSeconds' | 'position' | 'readAt' | 'lastAt'
> & {
  watched: readonly Range[]
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

/**
 * A beat of a begun lesson, in one statement and without a lock on the account: it inserts nothing, so nothing of an
 * erased person is stored again. False when another beat came between, or the rows are gone.
 */
export async function changeByBeat(
  db: Database,
  { uid, course, slug, lastBeat }: BegunLesson,
  { watched, ...change }: BeatChange,
): Promise<boolean> {
  const changed = await db
    .with('beat', (rows) =>
      rows
        .updateTable('lessonBeats')
        .set({ at: change.lastAt })
        .where('uid', '=', uid)
        .where('at', '=', lastBeat)
        .where('at', '<', change.lastAt)
        .returning('uid'),
    )
    .updateTable('lessonProgress')
    .set({ ...change, watched: JSON.stringify(watched) })
    .where('uid', '=', (row) => row.selectFrom('beat').select('beat.uid'))
    .where('course', '=', course)
    .where('slug', '=', slug)
    .executeTakeFirst()
  return changed.numUpdatedRows > 0n
}

/** Sets the person's last beat, and returns the one before. Beats of one person wait for each other. */
export async function takeBeat(trx: Database, uid: string, at: Date): Promise<Date | null> {
  const before = await trx
    .updateTable('lessonBeats')
    .from((db) => db.selectFrom('lessonBeats').selectAll().where('uid', '=', uid).forUpdate().as('before'))
    .set({ at })
    .whereRef('lessonBeats.uid', '=', 'before.uid')
    .returning('before.at')
    .executeTakeFirst()
  if (before) return before.at
  await trx
    .insertInto('lessonBeats')
    .values({ uid, at })
    .onConflict((conflict) => conflict.column('uid').doUpdateSet({ at }))
    .execute()
  return null
}

export async function deleteProgressOf(trx: Database, uid: string): Promise<void> {
  // In the order in which a beat locks them.
  await trx.deleteFrom('lessonBeats').where('uid', '=', uid).execute()
  await trx.deleteFrom('lessonProgress').where('uid', '=', uid).execute()
}
