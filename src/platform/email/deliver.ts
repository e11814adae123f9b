// Delivers posted emails through SMTP, or into the sandbox's mailbox. Their links are filled in here.
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Clock } from '#domain/dates/clock.ts'
import type { Database } from '#platform/database/connection.ts'
import { isOutage } from '#platform/database/outage.ts'
import type { EmailRow } from '#platform/database/rows/emails.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import type { SignedLinks } from '#platform/signed-links.ts'
import { findUndeliveredEmail, markDelivered, noteFailure } from './emails.ts'
import { deliverEmail, queueUndelivered } from './outbox.ts'
import { withLinks, withoutLinks } from './personal-links.ts'
import { addToMailbox, emptyMailbox } from './sandbox-mailbox.ts'

export type Carrier = { carry(email: EmailRow): Promise<void>; close(): void }

/** The mailbox is a recipient: its copy has the links. */
export function sandboxMailbox(database: Database): Carrier {
  return { carry: (email) => addToMailbox(database, email), close: () => undefined }
}

type Sending = Omit<Sender, 'smtpUrl'> & { smtpUrl: string | null }

/** With a mail server nothing of a sandbox is left: its mailbox has links that still open something. */
export async function openCarrier({ smtpUrl, ...config }: Sending, database: Database): Promise<Carrier> {
  if (smtpUrl === null) return sandboxMailbox(database)
  await emptyMailbox(database)
  return smtpCarrier({ ...config, smtpUrl })
}

type Sender = { smtpUrl: string; senderAddress: string; origin: string }

export async function smtpCarrier({ smtpUrl, senderAddress, origin }: Sender): Promise<Carrier> {
  // Imported here because the sandbox starts without it.
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  })
  const { hostname } = new URL(origin)
  return {
    async carry({ id, to, replyTo, subject, text, html, language }) {
      await transport.sendMail({
        from: senderAddress,
        to,
        ...(replyTo && { replyTo }),
        subject,
        text,
        html,
        // Stable over all attempts, so that mail servers can drop a duplicate that was accepted just before a
        // crash.
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
  links: Pick<SignedLinks, 'withSignature'>
  log: { warn(facts: object, sentence: string): void }
}

export async function startDelivering({
  database,
  jobs,
  carrier,
  clock,
  links,
  log,
}: Delivery): Promise<void> {
  // Sent, but not marked yet, because the database went away in between.
  const sent = new Set<string>()
  await jobs.work(deliverEmail, ({ emailId }, { lastTry }) =>
    withDeliveryLock(database, emailId, async (db) => {
      const email = await findUndeliveredEmail(db, emailId)
      if (!email || sent.has(emailId)) return
      const personal = email.links.map(links.withSignature)
      try {
        await carrier.carry(withLinks(email, personal))
      } catch (error) {
        const unknownRecipient = isUnknownRecipient(error)
        const failedAt = lastTry || unknownRecipient ? clock.now() : null
        await noteFailure(db, emailId, { error: withoutLinks(String(error), personal), failedAt })
        // Servers quote addresses in refusals, so the text goes into the row and not into the log.
        log.warn({ emailId, lastTry, unknownRecipient }, 'An email could not be delivered')
        if (unknownRecipient) return
        throw error
      }
      sent.add(emailId)
      await untilAnswered([db, database], (on) => markDelivered(on, emailId, clock.now()))
      sent.delete(emailId)
    }),
  )
  await queueUndelivered(database, jobs)
}

/**
 * Tries on the first connection, then on the second for as long as the database is away. Otherwise a failover would send
 * an accepted email twice. A kill of this process in that moment still does.
 */
async function untilAnswered([first, second]: [Database, Database], work: (on: Database) => Promise<void>) {
  for (let on = first; ; on = second) {
    try {
      return await work(on)
    } catch (error) {
      if (!isOutage(error as Error)) throw error
      await pause(100)
    }
  }
}

/**
 * The recipient's address does not exist (RFC 3463; other 5.1 codes are about the sender). Retrying for a day and a
 * half would be useless and marks the sender as a spammer. Any other refusal may be about this server's settings,
 * so it is retried.
 */
function isUnknownRecipient(error: unknown): boolean {
  const { command, response } = error as { command?: unknown; response?: unknown }
  return command === 'RCPT TO' && /^5\d\d[ -]5\.1\.(1|2|3|6|10)\b/.test(String(response))
}

// One email may have two jobs after a kill. An advisory lock ends with its connection, so a second worker neither
// delivers twice nor waits for a dead process. If the lock is taken, the job fails and retries: PostgreSQL may
// notice a lost process only after a while.
async function withDeliveryLock(
  database: Database,
  emailId: string,
  work: (db: Database) => Promise<void>,
): Promise<void> {
  await database.connection().execute(async (db) => {
    const key = sql`hashtextextended(${`email ${emailId}`}, 0)`
    const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_lock(${key}) as taken`.execute(db)
    if (!rows[0]?.taken) throw new Error('Another process is delivering this email.')
    try {
      await work(db)
    } finally {
      await sql`select pg_advisory_unlock(${key})`.execute(db)
    }
  })
}
