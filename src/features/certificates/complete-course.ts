import { randomBytes, randomUUID } from 'node:crypto'
import { certificateCode, certificateCodeBytes } from '#domain/awards/certificate-code.ts'
import type { CourseId } from '#domain/catalogue/catalogue.ts'
import { type Day, dayOf } from '#domain/dates/days.ts'
import { holdsCourses } from '#domain/registrations/registration.ts'
import { notifyOfCertificate } from '#features/notices/course-notices.ts'
import { notifyHolder } from '#features/notices/takeover-emails.ts'
import { findProfile } from '#features/people/profiles.queries.ts'
import type { Note } from '#features/record/staff-note.ts'
import {
  completeLine,
  linesOf,
  type RegistrationLine,
} from '#features/registrations/registration-lines.queries.ts'
import { changeRegistration, lockRegistration } from '#features/registrations/registrations.queries.ts'
import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/connection.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { CertificateRow } from '#platform/database/rows/account.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'
import { Refusal } from '#platform/refusal.ts'
import { hoursEarned } from './attendance.ts'
import { insertCertificate } from './certificates.queries.ts'
import { refuseFuture } from './refuse-future.ts'

type Parts = Pick<Context, 'database' | 'clocks' | 'outbox' | 'origin' | 'links'>
type Completion = { registrationId: string; course: CourseId; on: Day }

/** Staff record that a course was completed: it is no longer active, and its certificate is issued. */
export async function completeCourse(
  { registrationId, course, on }: Completion,
  parts: Parts,
  note: Note,
): Promise<CertificateRow> {
  const { database, clocks } = parts
  return inTransaction(database, async (trx) => {
    const registration = await lockRegistration(trx, registrationId)
    const line = (await linesOf(trx, [registrationId])).find((candidate) => candidate.course === course)
    const paidAt = registration !== undefined && holdsCourses(registration) ? registration.paidAt : null
    if (!registration || paidAt === null || line?.canceledAt !== null) {
      throw new Refusal('not_held')
    }
    if (line.completedOn !== null) throw new Refusal('completed', { on: line.completedOn })
    refuseFuture(on, clocks)
    if (line.start !== null && on < line.start) {
      throw new Refusal('begins_later', { start: line.start, day: on })
    }
    // Without a date, the purchase is the earliest possible start.
    if (line.start === null && on < dayOf(paidAt)) {
      throw new Refusal('bought_later', { bought: dayOf(paidAt), day: on })
    }
    const ceHours = await hoursEarned(trx, { ...line, course })
    if (ceHours === 0) throw new Refusal('did_not_attend')
    await completeLine(trx, registrationId, course, { completedOn: on, ceHours })
    await changeRegistration(trx, registration, {})
    const completed = { course, completedOn: on, ceHours }
    const certificate = await issueCertificate(trx, { registration, line }, completed, parts)
    await note(trx, 'course.completed', {
      registrationId,
      course,
      on,
      hours: ceHours,
      certificate: certificate.code,
    })
    return certificate
  })
}

export async function issueCertificate(
  trx: Database,
  { registration, line }: { registration: RegistrationRow; line: RegistrationLine },
  completed: Pick<CertificateRow, 'course' | 'completedOn' | 'ceHours'>,
  parts: Parts,
): Promise<CertificateRow> {
  const { uid, name } = line.holder ?? registration
  const profile = uid === null ? undefined : await findProfile(trx, uid)
  const certificate = {
    id: randomUUID(),
    code: certificateCode(randomBytes(certificateCodeBytes)),
    registrationId: registration.id,
    ...completed,
    soldAs: line.soldAs,
    name: profile?.name ?? name,
    issuedAt: parts.clocks.academy.now(),
  }
  await insertCertificate(trx, certificate)
  const issued = { ...certificate, revokedAt: null }
  if (line.holder) {
    await notifyHolder(trx, line.holder, { kind: 'certificate', line, key: certificate.id }, parts)
  } else {
    await notifyOfCertificate(trx, registration, issued, parts)
  }
  return issued
}
