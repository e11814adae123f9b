import type { Database } from '#database/engine/connection.ts'
import type { CertificateRow } from '#database/tables/rows/account.ts'
import type { CourseDateRow } from '#database/tables/rows/dates.ts'
import type { RegistrationRow } from '#database/tables/rows/registrations.ts'
import type { CourseId } from '#domain/catalogue.ts'
import type { Checkout } from '../checkout/checkout.ts'
import { notifyRegistrant } from '../checkout/notices/notify.ts'
import { tokenOf } from '../checkout/registration-link.ts'
import { certificateMail, dateMail, undoneCompletionMail } from '../emails/course-news.ts'

/** The revision tells one change of a date from the next, also back to an earlier one. */
export async function tellOfDate(
  trx: Database,
  registration: RegistrationRow,
  chosen: { courseDate: CourseDateRow; mayChange: boolean },
  parts: Pick<Checkout, 'outbox' | 'origin'>,
) {
  const letter = dateMail(registration, chosen, parts.origin)
  await notifyRegistrant(trx, `date:${registration.id}:${registration.revision}`, registration, letter, parts)
}

export async function tellOfCertificate(
  trx: Database,
  registration: RegistrationRow,
  certificate: CertificateRow,
  parts: Pick<Checkout, 'outbox' | 'origin' | 'links'>,
) {
  const { origin } = parts
  const token = tokenOf(registration, parts)
  const letter = certificateMail(registration, certificate, { token, origin })
  await notifyRegistrant(trx, `certificate:${certificate.id}`, registration, letter, parts)
}

/** The revision tells one from the next: a course may be completed again, and that taken back too. */
export async function tellOfUndoneCompletion(
  trx: Database,
  registration: RegistrationRow,
  undone: { course: CourseId; codes: readonly string[] },
  parts: Pick<Checkout, 'outbox' | 'origin' | 'links'>,
) {
  const { origin } = parts
  const token = tokenOf(registration, parts)
  const letter = undoneCompletionMail(registration, undone, { token, origin })
  const key = `completion-undone:${registration.id}:${registration.revision}`
  await notifyRegistrant(trx, key, registration, letter, parts)
}
