import type { Database } from '#database/engine/connection.ts'
import { reviveMails } from '#database/tables/emails.ts'
import { ApiError } from '../http/errors.ts'
import type { Jobs } from '../jobs.ts'
import type { Note } from '../staff-note.ts'
import { deliverMail } from './outbox.ts'

/** Tries mail again that was given up: one, or all of it. Gives how many. */
export async function retryMail(
  id: string | undefined,
  { database, jobs }: { database: Database; jobs: Pick<Jobs, 'send'> },
  note: Note,
): Promise<number> {
  return database.transaction().execute(async (trx) => {
    const revived = await reviveMails(trx, id)
    if (revived.length === 0) {
      throw new ApiError(
        404,
        'not_found',
        id === undefined ? 'No mail has failed.' : `No mail ${id} has failed.`,
      )
    }
    for (const mailId of revived) await jobs.send(trx, deliverMail, { mailId }, { key: mailId })
    await note(trx, `mail sent once more: ${revived.join(', ')}`)
    return revived.length
  })
}
