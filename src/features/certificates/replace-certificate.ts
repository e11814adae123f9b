import type { Note } from '#features/record/staff-note.ts'
import { linesOf } from '#features/registrations/registration-lines.queries.ts'
import { lockRegistration } from '#features/registrations/registrations.queries.ts'
import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/connection.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { CertificateRow } from '#platform/database/rows/account.ts'
import { Refusal } from '#platform/refusal.ts'
import { certificateByCode, certificatesOfRegistration, revokeCertificate } from './certificates.queries.ts'
import { issueCertificate } from './complete-course.ts'

type Parts = Pick<Context, 'database' | 'clocks' | 'outbox' | 'origin' | 'links'>

/** Revokes a certificate; the public check then shows it as revoked. */
export async function endCertificate(
  code: string,
  { database, clocks }: Pick<Parts, 'database' | 'clocks'>,
  note: Note,
): Promise<CertificateRow> {
  return database.transaction().execute(async (trx) => {
    const certificate = await revokeCertificate(trx, code, clocks.academy.now())
    if (!certificate) throw new Refusal('no_valid_certificate', { code })
    await note(trx, 'certificate.revoked', { certificate: code })
    return certificate
  })
}

/**
 * Issues a new certificate with the profile's current name and the hours of the old one, because the
 * catalogue may have changed. The old one may have been revoked by mistake. The course must be completed and
 * not have another valid certificate.
 */
export function reissueCertificate(code: string, parts: Parts, note: Note): Promise<CertificateRow> {
  return inTransaction(parts.database, (trx) => replaceCertificate(trx, code, parts, note))
}

/** For a transaction of the caller. */
export async function replaceCertificate(
  trx: Database,
  code: string,
  parts: Parts,
  note: Note,
): Promise<CertificateRow> {
  const found = await certificateByCode(trx, code)
  const registration = found && (await lockRegistration(trx, found.registrationId))
  // Read again under the lock: the person may have been erased meanwhile.
  const known = await certificateByCode(trx, code)
  if (!registration || !known) throw new Refusal('no_certificate', { code })
  const { course, ceHours } = known
  const line = (await linesOf(trx, [registration.id])).find((one) => one.course === course)
  if (!line || line.completedOn === null || line.canceledAt !== null) {
    throw new Refusal('certificate_not_completed', { code, course })
  }
  const current = (await certificatesOfRegistration(trx, registration.id)).find(
    (one) => one.course === course,
  )
  if (current && current.code !== code) {
    throw new Refusal('certificate_replaced', { code, by: current.code })
  }
  await revokeCertificate(trx, code, parts.clocks.academy.now())
  const completed = { course, completedOn: line.completedOn, ceHours }
  const certificate = await issueCertificate(trx, { registration, line }, completed, parts)
  await note(trx, 'certificate.replaced', { certificate: code, replacement: certificate.code })
  return certificate
}
