// An email is posted in the transaction of the event that it reports, and delivered after the commit.
import type { Database } from '#database/engine/connection.ts'
import { insertMail, listUndeliveredMails, type Mail } from '#database/tables/emails.ts'
import type { Clock } from '#domain/clock.ts'
import type { Jobs, Queue } from '../jobs.ts'

/** Retries for about a day and a half: after 2 s, 4 s, and so on, then every 10 minutes. */
export const deliverMail: Queue<{ mailId: string }> = {
  name: 'deliver-mail',
  retries: 223,
  firstWait: 2,
  longestWait: 600,
}

export type Outbox = {
  /**
   * Run it in a transaction, so that the email and its job are stored together. A key that was used before posts
   * nothing.
   */
  post(trx: Database, mail: Mail): Promise<void>
}

export function makeOutbox({ jobs, clock }: { jobs: Pick<Jobs, 'send'>; clock: Clock }): Outbox {
  return {
    async post(trx, mail) {
      const mailId = await insertMail(trx, mail, clock.now())
      if (mailId) await jobs.send(trx, deliverMail, { mailId }, { key: mailId })
    },
  }
}

/** At start: queues emails whose worker was killed or whose job was lost. */
export async function queueUndelivered(database: Database, jobs: Jobs): Promise<void> {
  for (const { id: mailId } of await listUndeliveredMails(database)) {
    if (!(await jobs.isWaiting(deliverMail, mailId))) {
      await jobs.send(database, deliverMail, { mailId }, { key: mailId })
    }
  }
}
