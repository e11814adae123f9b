import type { LessonMarks } from '#contract/classroom/learn.ts'
import type { SignedInUser } from '#features/people/check-token.ts'
import { inAccount } from '#features/registrants/in-account.ts'
import type { ClassroomParts } from './classroom.ts'
import { issueIfDue } from './issue-certificate.ts'
import { changeProgress, type LessonKey, lockProgress } from './lesson-progress.queries.ts'
import type { LessonInCourse } from './lessons.ts'
import { progressView } from './standing.ts'

/** The person's own marks. They alone complete no lesson: the server must have counted it as read. */
export async function markLesson(
  user: SignedInUser,
  key: LessonKey,
  lesson: LessonInCourse,
  { done, checked }: LessonMarks,
  parts: ClassroomParts,
) {
  const now = parts.context.clocks.real.now()
  const items =
    checked && [...new Set(checked)].filter((item) => item < lesson.checklist.length).sort(byNumber)
  const progress = await inAccount(user, parts, async (trx) => {
    const { doneAt } = await lockProgress(trx, key, now)
    return changeProgress(trx, key, {
      lastAt: now,
      ...(items && { checked: items }),
      ...(done !== undefined && { doneAt: done ? (doneAt ?? now) : null }),
    })
  })
  if (done) await issueIfDue(key, parts)
  return progressView(progress)
}

function byNumber(one: number, other: number): number {
  return one - other
}
