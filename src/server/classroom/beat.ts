import type { z } from 'zod'
import type { beat as call, LessonProgress } from '#contract/learn.ts'
import { changeProgress, type LessonKey, lockProgress, takeBeat } from '#database/tables/lesson-progress.ts'
import { creditedRanges, creditedSections, isRead, mergeRanges } from '#domain/lesson-progress.ts'
import { inAccount } from '../account/in-account.ts'
import type { SignedInUser } from '../identity/check-token.ts'
import type { ClassroomParts } from './classroom.ts'
import type { LessonInCourse } from './lessons.ts'
import { extentOf, progressView } from './standing.ts'

type Beat = z.output<typeof call.body>

/** Counts what was watched and opened since the last beat, as far as the clock allows it. */
export function takeLessonBeat(
  user: SignedInUser,
  key: LessonKey,
  lesson: LessonInCourse,
  { watched, position, sections }: Beat,
  parts: ClassroomParts,
): Promise<LessonProgress> {
  const now = parts.checkout.clocks.real.now()
  const secondsSince = (then: Date | null) =>
    then === null ? 0 : Math.max(0, (now.getTime() - then.getTime()) / 1000)
  return inAccount(user, parts, async (trx) => {
    const last = await takeBeat(trx, key.uid, now)
    const stored = await lockProgress(trx, key, now)
    const extent = extentOf(lesson)
    const credited = creditedRanges(watched, { elapsed: secondsSince(last), film: extent.film ?? 0 })
    const reading = {
      watched: mergeRanges([...stored.watched, ...credited]),
      sections: creditedSections([...stored.sections, ...sections], {
        sinceOpened: secondsSince(stored.openedAt),
        sections: extent.sections,
      }),
    }
    const readAt = stored.readAt ?? (isRead(reading, extent) ? now : null)
    const changed = await changeProgress(trx, key, { ...reading, position, readAt, lastAt: now })
    return progressView(changed)
  })
}
