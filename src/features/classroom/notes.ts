import type { LearnNote, NoteEntry } from '#contract/classroom/learn.ts'
import type { SignedInUser } from '#features/people/check-token.ts'
import { inAccount } from '#features/registrants/in-account.ts'
import { notFound } from '#features/registrants/ownership.ts'
import type { LessonNoteRow } from '#platform/database/rows/classroom.ts'
import { Refusal } from '#platform/refusal.ts'
import type { ClassroomParts } from './classroom.ts'
import { countNotes, putLessonNote } from './lesson-notes.queries.ts'
import type { LessonKey } from './lesson-progress.queries.ts'

/** Far more than anybody writes. */
const mostNotes = 5000

/** Writes a note. The page may send it again, also after another device changed it. */
export function putNote(
  user: SignedInUser,
  { id, ...key }: LessonKey & { id: string },
  { text, at, writtenAt }: NoteEntry,
  parts: ClassroomParts,
): Promise<LearnNote> {
  // A device whose clock is ahead would block later changes.
  const written = Math.min(Date.parse(writtenAt), parts.context.clocks.real.now().getTime())
  return inAccount(user, parts, async (trx) => {
    if ((await countNotes(trx, key.uid)) >= mostNotes) throw new Refusal('too_many_notes')
    const stored = await putLessonNote(trx, { id, ...key, text, filmAt: at, writtenAt: new Date(written) })
    if (!stored) throw notFound()
    return noteView(stored)
  })
}

export function noteView({ id, course, slug, text, filmAt, writtenAt }: LessonNoteRow): LearnNote {
  return { id, course, slug, text, at: filmAt, writtenAt: writtenAt.toISOString() }
}
