import type { Note } from '#features/record/staff-note.ts'
import type { Database } from '#platform/database/connection.ts'
import { failedEmails, requeueFailedEmails } from '#platform/email/emails.ts'
import { deliverEmail } from '#platform/email/outbox.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { Refusal } from '#platform/refusal.ts'

/** Retries one failed email, or all of them. Returns how many. */
export async function retryEmail(
  id: string | undefined,
  { database, jobs }: { database: Database; jobs: Pick<Jobs, 'send'> },
  note: Note,
): Promise<number> {
  return database.transaction().execute(async (trx) => {
    const requeued = await requeueFailedEmails(trx, id)
    if (requeued.length === 0) {
      const isFailed = (await failedEmails(trx)).some((email) => id === undefined || email.id === id)
      throw isFailed ? new Refusal('email_secret') : new Refusal('no_failed_email', { id })
    }
    for (const emailId of requeued) await jobs.send(trx, deliverEmail, { emailId }, { key: emailId })
    await note(trx, 'email.requeued', { emailIds: requeued })
    return requeued.length
  })
}
