// Posts an email in the transaction of the change that it reports, under a unique key. So it is sent exactly once, and only if
// the change is committed. The first part of the key is the kind of the email.
import type { OwnerNotice } from '#content/en/office/emails/owner-notices.ts'
import { linesOf, type RegistrationLine } from '#features/registrations/registration-lines.queries.ts'
import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/connection.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'
import type { WrittenEmail } from '#platform/email/email.ts'
import { emailAddressOf } from './email-address.ts'
import { ownerNotice } from './owner-notice.emails.ts'

export async function notifyRegistrant(
  trx: Database,
  key: string,
  registration: RegistrationRow,
  email: WrittenEmail,
  { outbox }: Pick<Context, 'outbox'>,
) {
  const to = await emailAddressOf(trx, registration)
  // An erased person has no address.
  if (!to) return
  const [kind = key] = key.split(':')
  await outbox.post(trx, { key, kind, to, language: registration.language, ...email })
}

export async function notifyOwner(
  trx: Database,
  key: string,
  registration: RegistrationRow,
  notice: OwnerNotice & { lines?: readonly RegistrationLine[] },
  { outbox, ownerEmail, origin }: Context,
) {
  const registrant = await emailAddressOf(trx, registration)
  const { lines = await linesOf(trx, [registration.id]), ...words } = notice
  const email = ownerNotice({
    ...words,
    lines,
    registration: { ...registration, email: registrant },
    origin,
  })
  await outbox.post(trx, {
    key: `owner:${key}`,
    kind: 'owner',
    to: ownerEmail,
    language: 'en',
    replyTo: registrant,
    ...email,
  })
}
