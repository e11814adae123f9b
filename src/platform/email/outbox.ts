// An email is posted in the transaction of the event that it reports, and delivered after the commit.

import type { Clock } from '#domain/dates/clock.ts'
import type { Database } from '#platform/database/connection.ts'
import type { Jobs, Queue } from '#platform/jobs/jobs.ts'
import type { SignedLinks } from '#platform/signed-links.ts'
import { type Email, insertEmail, listUndeliveredEmails } from './emails.ts'

/** Retries for about a day and a half: after 2 s, 4 s, and so on, then every 10 minutes. */
export const deliverEmail: Queue<{ emailId: string }> = {
  name: 'deliver-email',
  retries: 223,
  firstWait: 2,
  longestWait: 600,
}

export type Outbox = {
  /**
   * Run it in a transaction, so that the email and its job are stored together. A key that was used before posts
   * nothing.
   */
  post(trx: Database, email: Email): Promise<void>
}

type Parts = { jobs: Pick<Jobs, 'send'>; clock: Clock; links: Pick<SignedLinks, 'withoutSignature'> }

export function makeOutbox({ jobs, clock, links }: Parts): Outbox {
  return {
    async post(trx, email) {
      const unsigned = { ...email, links: email.links.map(links.withoutSignature) }
      const emailId = await insertEmail(trx, unsigned, clock.now())
      if (emailId) await jobs.send(trx, deliverEmail, { emailId }, { key: emailId })
    },
  }
}

/** At start: queues emails whose worker was killed or whose job was lost. */
export async function queueUndelivered(database: Database, jobs: Jobs): Promise<void> {
  for (const { id: emailId } of await listUndeliveredEmails(database)) {
    if (!(await jobs.isWaiting(deliverEmail, emailId))) {
      await jobs.send(database, deliverEmail, { emailId }, { key: emailId })
    }
  }
}
