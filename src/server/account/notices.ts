import type { CertificateRow } from '#database/certificates.ts'
import type { Database } from '#database/connection.ts'
import type { RegistrationRow } from '#database/registrations.ts'
import type { SessionRow } from '#database/sessions.ts'
import type { Checkout } from '../checkout/checkout.ts'
import { letterAddress } from '../checkout/letter-address.ts'
import { certificateMail, dateMail } from '../mail/messages/course-news.ts'

/** The revision tells one change of a date from the next, also back to an earlier one. */
export async function tellOfDate(
  trx: Database,
  registration: RegistrationRow,
  chosen: { session: SessionRow; mayChange: boolean },
  { outbox, origin }: Pick<Checkout, 'outbox' | 'origin'>,
) {
  const { id, revision, language } = registration
  const to = await letterAddress(trx, registration)
  const letter = dateMail(registration, chosen, origin)
  await outbox.post(trx, { key: `date:${id}:${revision}`, kind: 'date', to, language, ...letter })
}

export async function tellOfCertificate(
  trx: Database,
  registration: RegistrationRow,
  certificate: CertificateRow,
  { outbox, origin, links }: Pick<Checkout, 'outbox' | 'origin' | 'links'>,
) {
  const { id, language } = registration
  const to = await letterAddress(trx, registration)
  // A person who was erased has no address any more.
  if (!to) return
  const letter = certificateMail(registration, certificate, {
    token: links.sign('registration', id),
    origin,
  })
  await outbox.post(trx, {
    key: `certificate:${certificate.id}`,
    kind: 'certificate',
    to,
    language,
    ...letter,
  })
}
