import { randomUUID } from 'node:crypto'
import { staffNotes } from '#content/en/office/staff-notes.ts'
import { emailById } from '#database/tables/emails.ts'
import type { Checkout } from '../checkout/checkout.ts'
import type { Jobs } from '../jobs.ts'
import type { Note } from '../staff-note.ts'
import { StaffRefusal } from '../staff-refusal.ts'
import { retryEmail } from './retry-email.ts'

/** Links that sign somebody in are made once and are not copied. */
const secretKinds = /^(?:identity|office)/

/** Sends a failed email again, or a copy of a delivered one. */
export async function resendEmail(
  id: string,
  parts: Pick<Checkout, 'database' | 'outbox'> & { jobs: Pick<Jobs, 'send'> },
  note: Note,
): Promise<void> {
  const { database, outbox } = parts
  const known = await emailById(database, id)
  if (!known) throw new StaffRefusal('no_failed_email', { id })
  if (secretKinds.test(known.key)) throw new StaffRefusal('email_secret')
  if (known.failedAt !== null) {
    await retryEmail(id, parts, note)
    return
  }
  if (known.deliveredAt === null) throw new StaffRefusal('email_waits')
  const { key, kind, to, language, subject, text, html } = known
  await database.transaction().execute(async (trx) => {
    // The ids in the key stay: erasing the person deletes the copy, too.
    await outbox.post(trx, { key: `${key}:${randomUUID()}`, kind, to, language, subject, text, html })
    await note(trx, staffNotes.emailResent({ id }))
  })
}
