import type { Database } from '#database/engine/connection.ts'
import { linesOf } from '#database/tables/registration-lines.ts'
import type { CertificateRow } from '#database/tables/rows/account.ts'
import type { CourseDateRow } from '#database/tables/rows/dates.ts'
import type { RegistrationRow } from '#database/tables/rows/registrations.ts'
import type { CourseId, SoldAs } from '#domain/catalogue.ts'
import type { Checkout } from '../checkout/checkout.ts'
import { notifyRegistrant } from '../checkout/notices/notify.ts'
import { tokenOf } from '../checkout/registration-link.ts'
import { certificateEmail, dateEmail, undoneCompletionEmail } from '../emails/course-news.ts'

/** The revision makes the key unique, even when a date is changed back. */
export async function notifyOfDate(
  trx: Database,
  registration: RegistrationRow,
  chosen: { courseDate: CourseDateRow; mayChange: boolean },
  parts: Pick<Checkout, 'outbox' | 'origin' | 'links'>,
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
  parts: Pick<Checkout, 'outbox' | 'origin' | 'links'>,
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
  parts: Pick<Checkout, 'outbox' | 'origin' | 'links'>,
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
