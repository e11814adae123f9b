import type { CourseId } from '#domain/catalogue/catalogue.ts'
import type { Database } from '#platform/database/connection.ts'
import type { LessonNoteRow } from '#platform/database/rows/classroom.ts'

/** Newest first; of one lesson in the order of writing. */
export function notesOf(db: Database, uid: string): Promise<LessonNoteRow[]> {
  return db
    .selectFrom('lessonNotes')
    .selectAll()
    .where('uid', '=', uid)
    .orderBy('writtenAt', 'desc')
    .orderBy('id')
    .execute()
}

export function notesOfLesson(
  db: Database,
  { uid, course, slug }: { uid: string; course: CourseId; slug: string },
): Promise<LessonNoteRow[]> {
  return db
    .selectFrom('lessonNotes')
    .selectAll()
    .where((row) => row.and({ uid, course, slug }))
    .orderBy('writtenAt')
    .orderBy('id')
    .execute()
}

/** Undefined if another person's note has this id. An older text than the stored one is dropped. */
export async function putLessonNote(trx: Database, note: LessonNoteRow): Promise<LessonNoteRow | undefined> {
  const { text, filmAt, writtenAt } = note
  await trx
    .insertInto('lessonNotes')
    .values(note)
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ text, filmAt, writtenAt })
        .where('lessonNotes.uid', '=', note.uid)
        .where('lessonNotes.writtenAt', '<=', writtenAt),
    )
    .execute()
  return trx
    .selectFrom('lessonNotes')
    .selectAll()
    .where('id', '=', note.id)
    .where('uid', '=', note.uid)
    .executeTakeFirst()
}

export async function countNotes(db: Database, uid: string): Promise<number> {
  const { count } = await db
    .selectFrom('lessonNotes')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('uid', '=', uid)
    .executeTakeFirstOrThrow()
  return count
}

/** False if the person has no such note. */
export async function deleteLessonNote(db: Database, uid: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('lessonNotes')
    .where('uid', '=', uid)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function deleteNotesOf(trx: Database, uid: string): Promise<void> {
  await trx.deleteFrom('lessonNotes').where('uid', '=', uid).execute()
}
