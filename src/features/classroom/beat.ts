import type { Beat, LessonProgress } from '#contract/classroom/learn.ts'
import {
  creditedRanges,
  creditedSeconds,
  creditedSections,
  isRead,
  mergeRanges,
} from '#domain/classroom/lesson-progress.ts'
import type { SignedInUser } from '#features/people/check-token.ts'
import { inAccount } from '#features/registrants/in-account.ts'
import type { ClassroomParts } from './classroom.ts'
import {
  type BegunLesson,
  changeByBeat,
  changeProgress,
  type LessonKey,
  lockProgress,
  takeBeat,
} from './lesson-progress.queries.ts'
import type { LessonInCourse } from './lessons.ts'
import { extentOf, progressView } from './standing.ts'

/** Counts what was watched and opened since the last beat, as far as the clock allows it. */
export function takeLessonBeat(
  user: SignedInUser,
  key: LessonKey,
  lesson: LessonInCourse,
  beat: Beat,
  parts: ClassroomParts,
): Promise<LessonProgress> {
  const now = parts.context.clocks.real.now()
  return inAccount(user, parts, async (trx) => {
    const lastBeat = await takeBeat(trx, key.uid, now)
    const stored = await lockProgress(trx, key, now)
    return progressView(await changeProgress(trx, key, credited({ ...stored, lastBeat }, lesson, beat, now)))
  })
}

/** Without a transaction. Undefined when another beat of the person came between. */
export async function continueLesson(
  begun: BegunLesson,
  lesson: LessonInCourse,
  beat: Beat,
  { context }: ClassroomParts,
): Promise<LessonProgress | undefined> {
  const change = credited(begun, lesson, beat, context.clocks.real.now())
  const isChanged = await changeByBeat(context.database, begun, change)
  return isChanged ? progressView({ ...begun, ...change }) : undefined
}

function credited(
  stored: BegunLesson,
  lesson: LessonInCourse,
  { watched, position, sections }: Beat,
  now: Date,
) {
  const extent = extentOf(lesson)
  const seconds = creditedSeconds(now, stored)
  const readingSeconds = stored.readingSeconds + seconds
  const seen = creditedRanges(watched, { seconds, film: extent.film ?? 0 })
  const reading = {
    watched: mergeRanges([...stored.watched, ...seen]),
    readingSeconds,
    sections: creditedSections([...stored.sections, ...sections], {
      readingSeconds,
      sections: extent.sections,
    }),
  }
  const readAt = stored.readAt ?? (isRead(reading, extent) ? now : null)
  return { ...reading, position, readAt, lastAt: now }
}
