// Mail leaves in two steps: it is posted in the transaction of what it tells of, and delivered after that commits.
import type { Database } from '#database/engine/connection.ts'
import { insertMail, listUndeliveredMails, type Mail } from '#database/tables/emails.ts'
import type { Clock } from '#domain/clock.ts'
import type { Jobs, Queue } from '../jobs.ts'

/** Tried for about a day and a half: after 2 s, 4 s, … then every ten minutes, so that none waits long for a server that is back. */
export const deliverMail: Queue<{ mailId: string }> = {
  name: 'deliver-mail',
  retries: 223,
  firstWait: 2,
  longestWait: 600,
}

export type Outbox = {
  /** Run it in a transaction: the mail and its delivery come to be together or not at all. A key that was used before posts nothing. */
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

/** At start: a mail whose worker was killed, or whose job was lost, is taken up at once. */
export async function takeUpUndelivered(database: Database, jobs: Jobs): Promise<void> {
  for (const { id: mailId } of await listUndeliveredMails(database)) {
    if (!(await jobs.isWaiting(deliverMail, mailId))) {
      await jobs.send(database, deliverMail, { mailId }, { key: mailId })
    }
  }
}
