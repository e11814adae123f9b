// Brings posted mail to its reader: through SMTP, or into the sandbox's mailbox, which is the table itself.
import { sql } from 'kysely'
import type { Database } from '#database/engine/connection.ts'
import { findUndeliveredMail, markDelivered, noteFailure } from '#database/tables/emails.ts'
import type { EmailRow } from '#database/tables/rows/emails.ts'
import type { Clock } from '#domain/clock.ts'
import type { Jobs } from '../jobs.ts'
import { deliverMail, takeUpUndelivered } from './outbox.ts'

export type Carrier = { carry(mail: EmailRow): Promise<void>; close(): void }

/** In the sandbox a mail has arrived as soon as it is marked so. */
export const sandboxMailbox: Carrier = { carry: async () => undefined, close: () => undefined }

export async function smtpCarrier({ smtpUrl, from }: { smtpUrl: string; from: string }): Promise<Carrier> {
  // Here, not above: the sandbox starts without it.
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  })
  const { hostname } = new URL(smtpUrl)
  return {
    async carry({ id, to, replyTo, subject, text, html, language }) {
      await transport.sendMail({
        from,
        to,
        ...(replyTo && { replyTo }),
        subject,
        text,
        html,
        // The same at every try, so that a mail accepted just before a crash is recognised when it comes again.
        messageId: `<${id}@${hostname}>`,
        headers: { 'Content-Language': language, 'Auto-Submitted': 'auto-generated' },
      })
    },
    close: () => transport.close(),
  }
}

type Delivery = {
  database: Database
  jobs: Jobs
  carrier: Carrier
  clock: Clock
  log: { warn(facts: object, sentence: string): void }
}

export async function startDelivering({ database, jobs, carrier, clock, log }: Delivery): Promise<void> {
  await jobs.work(deliverMail, ({ mailId }, { lastTry }) =>
    alone(database, mailId, async (db) => {
      const mail = await findUndeliveredMail(db, mailId)
      if (!mail) return
      try {
        await carrier.carry(mail)
      } catch (error) {
        const nobodyThere = saysNobodyThere(error)
        const failedAt = lastTry || nobodyThere ? clock.now() : null
        await noteFailure(db, mailId, { error: String(error), failedAt })
        // Servers quote addresses in their refusals: those stay in the row.
        log.warn({ mailId, lastTry, nobodyThere }, 'A mail could not be delivered')
        if (nobodyThere) return
        throw error
      }
      await markDelivered(db, mailId, clock.now())
    }),
  )
  await takeUpUndelivered(database, jobs)
}

/**
 * The recipient's address does not exist (RFC 3463: not what 5.1 says of a sender's): asking again for a day and a half would find nobody, and is how
 * senders of junk are known. Any other refusal may be about this server or its settings, and end when they are mended.
 */
function saysNobodyThere(error: unknown): boolean {
  const { command, response } = error as { command?: unknown; response?: unknown }
  return command === 'RCPT TO' && /^5\d\d[ -]5\.1\.(1|2|3|6|10)\b/.test(String(response))
}

// Two jobs may exist for one mail after a kill. The lock belongs to the connection and falls with its process, so that
// neither a living worker is doubled nor a dead one waited for. Who finds it taken comes again: a server may take a while
// to notice that a process, or its whole machine, is gone.
async function alone(
  database: Database,
  mailId: string,
  work: (db: Database) => Promise<void>,
): Promise<void> {
  await database.connection().execute(async (db) => {
    const key = sql`hashtextextended(${`mail ${mailId}`}, 0)`
    const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_lock(${key}) as taken`.execute(db)
    if (!rows[0]?.taken) throw new Error('Another process is delivering this mail.')
    try {
      await work(db)
    } finally {
      await sql`select pg_advisory_unlock(${key})`.execute(db)
    }
  })
}
