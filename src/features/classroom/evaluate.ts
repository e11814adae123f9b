import type { Evaluation } from '#contract/classroom/learn.ts'
import { dayOf } from '#domain/dates/days.ts'
import type { SignedInUser } from '#features/people/check-token.ts'
import { inAccount } from '#features/registrants/in-account.ts'
import { Refusal } from '#platform/refusal.ts'
import { readCertificate } from './certificate-needs.ts'
import type { ClassroomParts } from './classroom.ts'
import { storeEvaluation } from './evaluations.queries.ts'
import { issueIfDue } from './issue-certificate.ts'
import type { CourseInClassroom } from './lessons.ts'
import type { Learner } from './tests/test-state.ts'
import { linesOfCourse } from './viewer.ts'

/** Stores what was said without the person, and the mark that it was given without what was said. */
export async function giveEvaluation(
  user: SignedInUser,
  learner: Learner,
  text: CourseInClassroom,
  evaluation: Evaluation,
  parts: ClassroomParts,
): Promise<void> {
  const { uid } = learner
  const { course } = text
  const today = dayOf(parts.context.clocks.academy.now())
  await inAccount(user, parts, async (trx) => {
    const lines = linesOfCourse(learner, course)
    const { needs } = await readCertificate(trx, { uid, lines, text, today })
    const isOpen = needs.some((need) => need.need === 'evaluation' && need.open)
    if (!isOpen) throw new Refusal('evaluation_closed')
    const month = `${today.slice(0, 8)}01`
    if (!(await storeEvaluation(trx, { uid, course, month }, evaluation))) {
      throw new Refusal('evaluation_given')
    }
  })
  await issueIfDue({ uid, course }, parts)
}
