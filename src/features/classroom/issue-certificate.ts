import type { CourseId } from '#domain/catalogue/catalogue.ts'
import { dayOf } from '#domain/dates/days.ts'
import { defaultLanguage } from '#domain/people/language.ts'
import { hasCertificate } from '#features/certificates/certificates.queries.ts'
import { completeCourse } from '#features/certificates/complete-course.ts'
import { makeNote } from '#features/record/staff-note.ts'
import type { Context } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { isClinical, readCertificate } from './certificate-needs.ts'
import { classroomLines, ownersOfRegistrations } from './classroom-lines.queries.ts'
import { dueCandidates } from './evaluations.queries.ts'
import type { Lessons } from './lessons.ts'

export type IssuingParts = { context: Context; lessons: Lessons }

/**
 * Completes a course once nothing is missing: its certificate is issued and emailed. Call it after the transaction
 * that did the last thing. Staff complete clinicals.
 */
export async function issueIfDue(
  { uid, course }: { uid: string; course: CourseId },
  { context, lessons }: IssuingParts,
): Promise<void> {
  const { database, clocks } = context
  await lessons.refresh()
  const text = lessons.classroomOf(course, defaultLanguage)
  if (isClinical(text)) return
  const today = dayOf(clocks.academy.now())
  const lines = (await classroomLines(database, uid, today)).filter((line) => line.course === course)
  const { needs, issued, line } = await readCertificate(database, { uid, lines, text, today })
  if (issued || !line || line.completedOn !== null || !needs.every(({ met }) => met)) return
  const { registrationId } = line
  // Staff may have revoked it on purpose.
  if (await hasCertificate(database, registrationId, course)) return
  const note = makeNote({ by: { user: 'classroom' }, clock: clocks.real })
  try {
    await completeCourse({ registrationId, course, on: today }, context, note)
  } catch (error) {
    // Two last things at once: the other one completed it.
    if (!(error instanceof Refusal)) throw error
    context.log.info({ registrationId, course, code: error.code }, 'the classroom did not complete a course')
  }
}

/** After staff marked attendance: it may have been the last thing. */
export async function issueIfDueTo(
  registrationIds: readonly string[],
  course: CourseId,
  parts: IssuingParts,
): Promise<void> {
  for (const uid of await ownersOfRegistrations(parts.context.database, registrationIds)) {
    await issueIfDue({ uid, course }, parts)
  }
}

/** For a process that ended between the last thing and the certificate. */
export async function issueEveryDue(parts: IssuingParts): Promise<void> {
  for (const person of await dueCandidates(parts.context.database)) await issueIfDue(person, parts)
}
