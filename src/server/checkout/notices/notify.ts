// How a notice goes out: posted in the transaction of what it tells of, under a key that names the occasion. So it is sent
// if and only if that happened, and once. The key's first word is the letter's kind.
import type { Database } from '#database/engine/connection.ts'
import { linesOf } from '#database/tables/registration-lines.ts'
import type { RegistrationRow } from '#database/tables/rows/registrations.ts'
import type { WrittenEmail } from '../../emails/email.ts'
import { ownerNotice } from '../../emails/owner-notice.ts'
import type { Checkout } from '../checkout.ts'
import { emailAddressOf } from './email-address.ts'

export async function notifyRegistrant(
  trx: Database,
  key: string,
  registration: RegistrationRow,
  letter: WrittenEmail,
  { outbox }: Pick<Checkout, 'outbox'>,
) {
  const to = await emailAddressOf(trx, registration)
  // Who was erased has no address any more.
  if (!to) return
  const [kind = key] = key.split(':')
  await outbox.post(trx, { key, kind, to, language: registration.language, ...letter })
}

export async function notifyOwner(
  trx: Database,
  key: string,
  registration: RegistrationRow,
  notice: { subject: string; sentence: string },
  { outbox, mailOwner, origin }: Checkout,
) {
  const lines = await linesOf(trx, [registration.id])
  const email = await emailAddressOf(trx, registration)
  const letter = ownerNotice({ registration: { ...registration, email }, lines, ...notice, origin })
  await outbox.post(trx, {
    key: `owner:${key}`,
    kind: 'owner',
    to: mailOwner,
    language: 'en',
    replyTo: email,
    ...letter,
  })
}
