import type { CourseId } from '#domain/catalogue/catalogue.ts'
import { notifyOfUndoneCompletion } from '#features/notices/course-notices.ts'
import type { Note } from '#features/record/staff-note.ts'
import { completeLine, linesOf } from '#features/registrations/registration-lines.queries.ts'
import { changeRegistration, lockRegistration } from '#features/registrations/registrations.queries.ts'
import type { Context } from '#platform/context.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { Refusal } from '#platform/refusal.ts'
import { certificatesOfRegistration, revokeCertificate } from './certificates.queries.ts'

/**
 * Makes a completed course active again, without hours, and revokes its certificate. The registrant gets an
 * email. Returns the revoked codes.
 */
export async function undoCompletion(
  { registrationId, course }: { registrationId: string; course: CourseId },
  parts: Pick<Context, 'database' | 'clocks' | 'outbox' | 'origin' | 'links'>,
  note: Note,
): Promise<string[]> {
  const { database, clocks } = parts
  return inTransaction(database, async (trx) => {
    const known = await lockRegistration(trx, registrationId)
    if (known?.email === '') throw new Refusal('person_erased')
    const line = (await linesOf(trx, [registrationId])).find((one) => one.course === course)
    if (!known || !line || line.completedOn === null || line.canceledAt !== null) {
      throw new Refusal('not_completed')
    }
    const stepsFrom = line.stepsFrom ?? line.completedOn
    await completeLine(trx, registrationId, course, { completedOn: null, ceHours: null, stepsFrom })
    const registration = await changeRegistration(trx, known, {})
    const standing = (await certificatesOfRegistration(trx, registrationId)).filter(
      (one) => one.course === course,
    )
    const codes = standing.map(({ code }) => code)
    for (const code of codes) await revokeCertificate(trx, code, clocks.academy.now())
    await notifyOfUndoneCompletion(trx, registration, { course, codes }, parts)
    await note(trx, 'course.completion-undone', {
      registrationId,
      course,
      on: line.completedOn,
      certificates: codes,
    })
    return codes
  })
}
