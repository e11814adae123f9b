// The sandbox's mailbox: what was delivered without a mail server, with its links.
import type { Database } from '#platform/database/connection.ts'
import type { EmailRow } from '#platform/database/rows/emails.ts'

/** An email that was delivered just before a crash is there already. */
export async function addToMailbox(
  db: Database,
  { id, text, html }: Pick<EmailRow, 'id' | 'text' | 'html'>,
): Promise<void> {
  await db
    .insertInto('sandboxMailbox')
    .values({ emailId: id, text, html })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Newest first. */
export function listMailbox(db: Database) {
  return mailbox(db).orderBy('createdAt', 'desc').orderBy('id').execute()
}

export function findInMailbox(db: Database, id: string) {
  return mailbox(db).where('id', '=', id).executeTakeFirst()
}

export type MailboxEmail = Awaited<ReturnType<typeof listMailbox>>[number]

function mailbox(db: Database) {
  return db
    .selectFrom('sandboxMailbox as copy')
    .innerJoin('emails', 'emails.id', 'copy.emailId')
    .select(['id', 'to', 'subject', 'createdAt', 'language', 'copy.text', 'copy.html'])
}

/** For a site with a mail server, whose database may have been a sandbox before. */
export async function emptyMailbox(db: Database): Promise<void> {
  await db.deleteFrom('sandboxMailbox').execute()
}
