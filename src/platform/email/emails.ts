// Every email of the site: stored in the transaction of the event that it reports, then delivered from here.

import { type ExpressionBuilder, type NotNull, sql } from 'kysely'
import type { Language } from '#domain/people/language.ts'
import type { Database } from '#platform/database/connection.ts'
import type { EmailRow, EmailsTable } from '#platform/database/rows/emails.ts'

export type Email = Pick<EmailRow, 'key' | 'kind' | 'to' | 'language' | 'subject' | 'text' | 'html'> & {
  replyTo?: string
  /** In place of the marks of text and HTML. */
  links: readonly string[]
}

/** What is ready to be sent still has its links. */
type UndeliveredEmail = EmailRow & { links: string[] }

/** Links without their signature open nothing and stay. Others, such as a password reset, are secret. */
const withoutSecretLinks = sql<string[] | null>`case when not exists (
  select from unnest(links) as link where link !~ '<[a-z-]+ [0-9a-f-]{36} [0-9]+>') then links end`

/** The id of the new email, or undefined if its key was used before. */
export async function insertEmail(db: Database, email: Email, at: Date): Promise<string | undefined> {
  const row = await db
    .insertInto('emails')
    .values({ ...email, createdAt: at })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export function findUndeliveredEmail(db: Database, id: string): Promise<UndeliveredEmail | undefined> {
  return undelivered(db)
    .selectAll()
    .where('id', '=', id)
    .where('links', 'is not', null)
    .$narrowType<{ links: NotNull }>()
    .executeTakeFirst()
}

export function emailById(db: Database, id: string): Promise<EmailRow | undefined> {
  return db.selectFrom('emails').selectAll().where('id', '=', id).executeTakeFirst()
}

export function listUndeliveredEmails(db: Database): Promise<{ id: string }[]> {
  return undelivered(db).select('id').orderBy('createdAt').execute()
}

/** For staff: emails that wait for delivery. Oldest first. */
export function emailsOnTheirWay(db: Database): Promise<EmailRow[]> {
  return undelivered(db).selectAll().orderBy('createdAt').execute()
}

export function failedEmails(db: Database): Promise<EmailRow[]> {
  return db.selectFrom('emails').selectAll().where('failedAt', 'is not', null).orderBy('createdAt').execute()
}

export async function countRetryableEmails(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('emails')
    .select((row) => row.cast<number>(row.fn.countAll(), 'integer').as('count'))
    .where(isRetryable)
    .executeTakeFirstOrThrow()
  return count
}

/** Clears the failure of one or all failed emails that still have their links. Returns their ids. */
export async function requeueFailedEmails(trx: Database, id: string | undefined): Promise<string[]> {
  const failed = trx.updateTable('emails').set({ failedAt: null }).where(isRetryable)
  const requeued = await (id === undefined ? failed : failed.where('id', '=', id)).returning('id').execute()
  return requeued.map((email) => email.id)
}

function undelivered(db: Database) {
  return db.selectFrom('emails').where('deliveredAt', 'is', null).where('failedAt', 'is', null)
}

/** The secret links end with the same statement. */
export async function markDelivered(db: Database, id: string, at: Date): Promise<void> {
  await db
    .updateTable('emails')
    .set((row) => ({
      deliveredAt: at,
      attempts: row('attempts', '+', 1),
      lastError: null,
      links: withoutSecretLinks,
    }))
    .where('id', '=', id)
    .execute()
}

/** Secret links end once the email is given up. */
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
      ...(failure.failedAt && { links: withoutSecretLinks }),
    }))
    .where('id', '=', id)
    .execute()
}

/** Redirects undelivered emails to another address, and replaces the link in them by one that opens there. */
export async function readdressUndelivered(
  trx: Database,
  { about, from, to, link }: { about: string; from: string; to: string; link: { from: string; to: string } },
): Promise<void> {
  const relinked = sql<string[] | null>`case when links is not null then array(
    select replace(link, ${link.from}, ${link.to})
    from unnest(links) with ordinality as listed(link, place) order by place) end`
  await trx
    .updateTable('emails')
    .set({ to, links: relinked })
    .where('deliveredAt', 'is', null)
    .where('to', '=', from)
    .where('key', 'like', `%${about}%`)
    .execute()
}

/** Confirms an erasure. Deleted soon after delivery. */
export const erasureNotice = 'erased'

/** Emails to or from an address, and emails whose key contains one of these ids. */
type Correspondence = { address: string | null; about: readonly string[] }

/**
 * For a person's data export. Notices to the academy repeat what the purchase already shows. Erasure notices are left
 * out, so that the person stays unknown.
 */
export function emailsOf(
  db: Database,
  correspondence: Correspondence,
): Promise<{ subject: string; text: string; createdAt: Date }[]> {
  return db
    .selectFrom('emails')
    .select(['subject', 'text', 'createdAt'])
    .where(belongsTo(correspondence))
    .where('kind', 'not in', ['owner', erasureNotice])
    .orderBy('createdAt')
    .execute()
}

/** Includes undelivered emails. Keeps the erasure notice, because an erasure may run twice. */
export async function deleteEmailsOf(db: Database, correspondence: Correspondence): Promise<void> {
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

export async function languageOfLastEmail(db: Database, to: string): Promise<Language | undefined> {
  const email = await db
    .selectFrom('emails')
    .select('language')
    .where('to', '=', to)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return email?.language
}

function belongsTo({ address, about }: Correspondence) {
  const names = about.map((id) => `%${id}%`)
  return sql<boolean>`("to" = ${address} or reply_to = ${address} or key like any(${names}))`
}

/** Only emails that were delivered or given up. */
export async function forgetOldEmails(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('emails').where('createdAt', '<', before).where(isDone).execute()
}

function isRetryable(row: ExpressionBuilder<{ emails: EmailsTable }, 'emails'>) {
  return row.and([row('failedAt', 'is not', null), row('links', 'is not', null)])
}

function isDone(row: ExpressionBuilder<{ emails: EmailsTable }, 'emails'>) {
  return row.or([row('deliveredAt', 'is not', null), row('failedAt', 'is not', null)])
}

/** Whether an email with this key was posted. */
export async function isPosted(db: Database, key: string): Promise<boolean> {
  const email = await db.selectFrom('emails').select('id').where('key', '=', key).executeTakeFirst()
  return email !== undefined
}
