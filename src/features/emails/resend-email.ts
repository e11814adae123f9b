import { randomUUID } from 'node:crypto'
import type { Note } from '#features/record/staff-note.ts'
import { registrationById } from '#features/registrations/registrations.queries.ts'
import { takeoverById } from '#features/registrations/takeovers.queries.ts'
import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/connection.ts'
import { emailById } from '#platform/email/emails.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { Refusal } from '#platform/refusal.ts'
import { unsignedIn } from '#platform/signed-links.ts'
import { retryEmail } from './retry-email.ts'

/** Sends a failed email again, or a copy of a delivered one. Its links are made again. */
export async function resendEmail(
  id: string,
  parts: Pick<Context, 'database' | 'outbox'> & { jobs: Pick<Jobs, 'send'> },
  note: Note,
): Promise<void> {
  const { database, outbox } = parts
  const known = await emailById(database, id)
  if (!known) throw new Refusal('no_failed_email', { id })
  const { key, kind, to, language, subject, text, html, links } = known
  if (links === null) throw new Refusal('email_secret')
  if (known.failedAt !== null) {
    await retryEmail(id, parts, note)
    return
  }
  if (known.deliveredAt === null) throw new Refusal('email_waits')
  if (await haveEnded(links, database)) throw new Refusal('email_links_ended')
  await database.transaction().execute(async (trx) => {
    // The ids in the key stay: erasing the person deletes the copy, too.
    await outbox.post(trx, { key: `${key}:${randomUUID()}`, kind, to, language, subject, text, html, links })
    await note(trx, 'email.copied', { emailId: id })
  })
}

/** An address that was corrected must not get links again. */
async function haveEnded(links: readonly string[], database: Database): Promise<boolean> {
  for (const { purpose, id, edition } of links.flatMap(unsignedIn)) {
    // Links to offers and to the waiting list have no editions.
    if (purpose === 'offer' || purpose === 'waiting-list') continue
    const current =
      purpose === 'takeover'
        ? (await takeoverById(database, id))?.edition
        : (await registrationById(database, id))?.linkEdition
    if (edition !== current) return true
  }
  return false
}
