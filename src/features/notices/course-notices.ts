import type { CourseId, SoldAs } from '#domain/catalogue/catalogue.ts'
import { linesOf } from '#features/registrations/registration-lines.queries.ts'
import { tokenOf } from '#features/registrations/registration-link.ts'
import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/connection.ts'
import type { CertificateRow } from '#platform/database/rows/account.ts'
import type { CourseDateRow } from '#platform/database/rows/dates.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'
import { certificateEmail, dateEmail, undoneCompletionEmail } from './course-news.emails.ts'
import { notifyRegistrant } from './notify.ts'

/** The revision makes the key unique, even when a date is changed back. */
export async function notifyOfDate(
  trx: Database,
  registration: RegistrationRow,
  chosen: { courseDate: CourseDateRow; mayChange: boolean },
  parts: Pick<Context, 'outbox' | 'origin' | 'links'>,
) {
  const { origin } = parts
  const soldAs = await soldNames(trx, registration.id, chosen.courseDate.course)
  const email = dateEmail(
    registration,
    { ...chosen, soldAs },
    { token: tokenOf(registration, parts), origin },
  )
  await notifyRegistrant(trx, `date:${registration.id}:${registration.revision}`, registration, email, parts)
}

export async function notifyOfCertificate(
  trx: Database,
  registration: RegistrationRow,
  certificate: CertificateRow,
  parts: Pick<Context, 'outbox' | 'origin' | 'links'>,
) {
  const { origin } = parts
  const token = tokenOf(registration, parts)
  const email = certificateEmail(registration, certificate, { token, origin })
  const key = `certificate:${certificate.id}:${registration.id}`
  await notifyRegistrant(trx, key, registration, email, parts)
}

/** The revision makes the key unique: a course may be completed and undone repeatedly. */
export async function notifyOfUndoneCompletion(
  trx: Database,
  registration: RegistrationRow,
  undone: { course: CourseId; codes: readonly string[] },
  parts: Pick<Context, 'outbox' | 'origin' | 'links'>,
) {
  const { origin } = parts
  const token = tokenOf(registration, parts)
  const soldAs = await soldNames(trx, registration.id, undone.course)
  const email = undoneCompletionEmail(registration, { ...undone, soldAs }, { token, origin })
  const key = `completion-undone:${registration.id}:${registration.revision}`
  await notifyRegistrant(trx, key, registration, email, parts)
}

/** The names of the course when it was sold. */
async function soldNames(trx: Database, registrationId: string, course: CourseId): Promise<SoldAs | null> {
  const lines = await linesOf(trx, [registrationId])
  return lines.find((line) => line.course === course)?.soldAs ?? null
}
