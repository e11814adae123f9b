import { wordsIn } from '#content/words.ts'
import {
  certificateByCode,
  certificatesOfRegistration,
  revokeCertificate,
} from '#database/tables/certificates.ts'
import { linesOf } from '#database/tables/registration-lines.ts'
import { lockRegistration } from '#database/tables/registrations.ts'
import type { CertificateRow } from '#database/tables/rows/account.ts'
import type { Checkout } from '../checkout/checkout.ts'
import { ApiError } from '../http/errors.ts'
import type { Note } from '../staff-note.ts'
import { issueCertificate } from './complete-course.ts'

type Parts = Pick<Checkout, 'database' | 'clocks' | 'outbox' | 'origin' | 'links'>

/** The certificate no longer stands; whoever checks it is told so. */
export async function endCertificate(
  code: string,
  { database, clocks }: Pick<Parts, 'database' | 'clocks'>,
  note: Note,
): Promise<CertificateRow> {
  return database.transaction().execute(async (trx) => {
    const certificate = await revokeCertificate(trx, code, clocks.academy.now())
    if (!certificate) throw new ApiError(404, 'not_found', `No certificate stands under ${code}.`)
    await note(trx, `certificate ${code} revoked`)
    return certificate
  })
}

/**
 * A new certificate in place of the old one, with the name that the profile has by now, and the hours that were certified: the
 * catalogue may have others since, or not have the course any more. The old one may have been revoked
 * before, by mistake as well: what counts is that the course is completed, and that nothing else has taken its place.
 */
export async function reissueCertificate(code: string, parts: Parts, note: Note): Promise<CertificateRow> {
  const { database, clocks } = parts
  return database.transaction().execute(async (trx) => {
    const found = await certificateByCode(trx, code)
    const registration = found && (await lockRegistration(trx, found.registrationId))
    // Again, under the lock: who was erased meanwhile has none any more.
    const known = await certificateByCode(trx, code)
    if (!registration || !known) throw new ApiError(404, 'not_found', `There is no certificate ${code}.`)
    const { course, ceHours } = known
    const line = (await linesOf(trx, [registration.id])).find((one) => one.course === course)
    if (!line || line.completedOn === null || line.canceledAt !== null) {
      const sentence = `${wordsIn('en').courseLabel(course)} of certificate ${code} does not count as completed any more.`
      throw new ApiError(409, 'not_completed', sentence)
    }
    const standing = (await certificatesOfRegistration(trx, registration.id)).find(
      (one) => one.course === course,
    )
    if (standing && standing.code !== code) {
      const sentence = `Certificate ${standing.code} stands in place of ${code} already.`
      throw new ApiError(409, 'replaced', sentence)
    }
    await revokeCertificate(trx, code, clocks.academy.now())
    const completed = { course, completedOn: line.completedOn, ceHours }
    const certificate = await issueCertificate(trx, registration, completed, parts)
    await note(trx, `certificate ${code} replaced by ${certificate.code}`)
    return certificate
  })
}
