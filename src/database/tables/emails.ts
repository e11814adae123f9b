// Every mail the site sends: written together with what it tells of, then delivered from here.

import { type ExpressionBuilder, sql } from 'kysely'
import type { Language } from '#domain/language.ts'
import type { Database } from '../engine/connection.ts'
import type { EmailRow, EmailsTable } from './rows/emails.ts'

export type Mail = Pick<EmailRow, 'key' | 'kind' | 'to' | 'language' | 'subject' | 'text' | 'html'> & {
  replyTo?: string
}

/** The new mail's id, or undefined where its key was already used. */
export async function insertMail(db: Database, mail: Mail, at: Date): Promise<string | undefined> {
  const row = await db
    .insertInto('emails')
    .values({ ...mail, createdAt: at })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export function findUndeliveredMail(db: Database, id: string): Promise<EmailRow | undefined> {
  return undelivered(db).selectAll().where('id', '=', id).executeTakeFirst()
}

export function listUndeliveredMails(db: Database): Promise<{ id: string }[]> {
  return undelivered(db).select('id').orderBy('createdAt').execute()
}

/** For staff: what waits to leave, and what was given up. Oldest first. */
export function mailsOnTheirWay(db: Database): Promise<EmailRow[]> {
  return undelivered(db).selectAll().orderBy('createdAt').execute()
}

export function failedMails(db: Database): Promise<EmailRow[]> {
  return db.selectFrom('emails').selectAll().where('failedAt', 'is not', null).orderBy('createdAt').execute()
}

/** Failed mails are to be tried again, one or all of them. Gives their ids. */
export async function reviveMails(trx: Database, id: string | undefined): Promise<string[]> {
  const failed = trx.updateTable('emails').set({ failedAt: null }).where('failedAt', 'is not', null)
  const revived = await (id === undefined ? failed : failed.where('id', '=', id)).returning('id').execute()
  return revived.map((mail) => mail.id)
}

function undelivered(db: Database) {
  return db.selectFrom('emails').where('deliveredAt', 'is', null).where('failedAt', 'is', null)
}

export async function markDelivered(db: Database, id: string, at: Date): Promise<void> {
  await db
    .updateTable('emails')
    .set((row) => ({ deliveredAt: at, attempts: row('attempts', '+', 1), lastError: null }))
    .where('id', '=', id)
    .execute()
}

export async function noteFailure(
  db: Database,
  id: string,
  failure: { error: string; failedAt: Date | null },
): Promise<void> {
  await db
    .updateTable('emails')
    .set((row) => ({
      attempts: row('attempts', '+', 1),
      lastError: failure.error,
      failedAt: failure.failedAt,
    }))
    .where('id', '=', id)
    .execute()
}

/** What the sandbox's mailbox shows, newest first. */
export function listDeliveredMails(db: Database): Promise<EmailRow[]> {
  return delivered(db).orderBy('createdAt', 'desc').orderBy('id').execute()
}

export function findDeliveredMail(db: Database, id: string): Promise<EmailRow | undefined> {
  return delivered(db).where('id', '=', id).executeTakeFirst()
}

function delivered(db: Database) {
  return db.selectFrom('emails').selectAll().where('deliveredAt', 'is not', null)
}

/** What has not arrived goes elsewhere if it is tried again, with the link that opens there. */
export async function readdressUndelivered(
  trx: Database,
  { about, from, to, link }: { about: string; from: string; to: string; link: { from: string; to: string } },
): Promise<void> {
  const relinked = (body: string) => sql<string>`replace(${sql.ref(body)}, ${link.from}, ${link.to})`
  await trx
    .updateTable('emails')
    .set({ to, text: relinked('text'), html: relinked('html') })
    .where('deliveredAt', 'is', null)
    .where('to', '=', from)
    .where('key', 'like', `%${about}%`)
    .execute()
}

/** Confirms an erasure to the erased person, and is itself forgotten soon after. */
export const erasureNotice = 'erased'

/** Whose mails are meant: those to and from an address, and those whose key names one of these ids. */
type Correspondence = { address: string | null; about: readonly string[] }

/**
 * For who asks what is known of them. What the academy was told of a purchase holds nothing that the purchase does not. The
 * links of the identity service stay in the mailbox: whoever reads them elsewhere could set a new password. The notice of an
 * erasure does not make its reader known again.
 */
export function mailsOf(
  db: Database,
  correspondence: Correspondence,
): Promise<{ subject: string; text: string | null; createdAt: Date }[]> {
  return db
    .selectFrom('emails')
    .select(['subject', 'createdAt'])
    .select(sql<string | null>`case when key like 'identity:%' then null else text end`.as('text'))
    .where(belongsTo(correspondence))
    .where('kind', 'not in', ['owner', erasureNotice])
    .orderBy('createdAt')
    .execute()
}

/** Undelivered ones, too. What remains is the notice of the erasure itself: an erasure may run twice. */
export async function deleteMailsOf(db: Database, correspondence: Correspondence): Promise<void> {
  await db.deleteFrom('emails').where(belongsTo(correspondence)).where('kind', '!=', erasureNotice).execute()
}

export async function forgetErasureNotices(db: Database, before: Date): Promise<void> {
  await db
    .deleteFrom('emails')
    .where('kind', '=', erasureNotice)
    .where('createdAt', '<', before)
    .where(isDone)
    .execute()
}

/** The language of the newest email to an address. */
export async function languageOfLastMail(db: Database, to: string): Promise<Language | undefined> {
  const mail = await db
    .selectFrom('emails')
    .select('language')
    .where('to', '=', to)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return mail?.language
}

function belongsTo({ address, about }: Correspondence) {
  const names = about.map((id) => `%${id}%`)
  return sql<boolean>`("to" = ${address} or reply_to = ${address} or key like any(${names}))`
}

/** Mails that are done with and older than that. */
export async function forgetOldMails(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('emails').where('createdAt', '<', before).where(isDone).execute()
}

/** Delivered, or given up. */
function isDone(row: ExpressionBuilder<{ emails: EmailsTable }, 'emails'>) {
  return row.or([row('deliveredAt', 'is not', null), row('failedAt', 'is not', null)])
}

/** Whether that occasion was written about. */
export async function isWritten(db: Database, key: string): Promise<boolean> {
  const mail = await db.selectFrom('emails').select('id').where('key', '=', key).executeTakeFirst()
  return mail !== undefined
}
