import type { CertificateRow } from '#database/certificates.ts'
import type { Database } from '#database/connection.ts'
import type { RegistrationRow } from '#database/registrations.ts'
import type { SessionRow } from '#database/sessions.ts'
import type { Checkout } from '../checkout/checkout.ts'
import { tellRegistrant } from '../checkout/tell.ts'
import { certificateMail, dateMail } from '../mail/messages/course-news.ts'

/** The revision tells one change of a date from the next, also back to an earlier one. */
export async function tellOfDate(
  trx: Database,
  registration: RegistrationRow,
  chosen: { session: SessionRow; mayChange: boolean },
  parts: Pick<Checkout, 'outbox' | 'origin'>,
) {
  const letter = dateMail(registration, chosen, parts.origin)
  await tellRegistrant(trx, `date:${registration.id}:${registration.revision}`, registration, letter, parts)
}

export async function tellOfCertificate(
  trx: Database,
  registration: RegistrationRow,
  certificate: CertificateRow,
  parts: Pick<Checkout, 'outbox' | 'origin' | 'links'>,
) {
  const { origin, links } = parts
  const token = links.sign('registration', registration.id)
  const letter = certificateMail(registration, certificate, { token, origin })
  await tellRegistrant(trx, `certificate:${certificate.id}`, registration, letter, parts)
}
