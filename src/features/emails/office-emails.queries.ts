// Emails for the office: the outbox, and those about a registration or a person.
import { sql } from 'kysely'
import type { Place } from '#features/registrations/office-registrations.queries.ts'
import type { Database } from '#platform/database/connection.ts'
import type { EmailRow } from '#platform/database/rows/emails.ts'

const columns = [
  'id',
  'kind',
  'to',
  'language',
  'subject',
  'createdAt',
  'deliveredAt',
  'failedAt',
  'attempts',
  'lastError',
  'links',
] as const
export type ListedEmail = Pick<EmailRow, (typeof columns)[number]>

/** The last ones first. Notices to the academy repeat what the registration shows. */
/** Found apart from their order: otherwise the planner reads all emails by their time and splits each key. */
export function emailsAbout(db: Database, ids: readonly string[], limit: number): Promise<ListedEmail[]> {
  return db
    .with(
      (about) => about('emails').materialized(),
      (apart) =>
        apart
          .selectFrom('emails')
          .selectAll()
          .where(sql<boolean>`string_to_array(key, ':') && ${ids}::text[]`),
    )
    .selectFrom('emails')
    .select(columns)
    .where('kind', '!=', 'owner')
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}

export function emailsTo(db: Database, address: string, limit: number): Promise<ListedEmail[]> {
  return db
    .selectFrom('emails')
    .select(columns)
    .where('to', '=', address)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}

type EmailState = 'waiting' | 'given-up' | 'sent'

type EmailPage = {
  state?: EmailState | undefined
  to?: string | undefined
  beyond: { place: Place; backwards: boolean } | null
  limit: number
}

/** Newest first. */
export async function listOfficeEmails(
  db: Database,
  { state, to, beyond, limit }: EmailPage,
): Promise<(ListedEmail & { place: string })[]> {
  const backwards = beyond?.backwards ?? false
  const direction = backwards ? 'asc' : 'desc'
  let page = db.selectFrom('emails').select(columns).select(sql<string>`created_at::text`.as('place'))
  if (state === 'waiting') page = page.where('deliveredAt', 'is', null).where('failedAt', 'is', null)
  if (state === 'given-up') page = page.where('failedAt', 'is not', null)
  if (state === 'sent') page = page.where('deliveredAt', 'is not', null)
  if (to !== undefined) page = page.where('to', '=', to)
  if (beyond) {
    const { value, id } = beyond.place
    const side = backwards ? sql`>` : sql`<`
    page = page.where(sql<boolean>`(created_at, id) ${side} (${value}::timestamptz, ${id}::uuid)`)
  }
  const rows = await page.orderBy('createdAt', direction).orderBy('id', direction).limit(limit).execute()
  return backwards ? rows.reverse() : rows
}

export function officeEmailById(db: Database, id: string) {
  return db.selectFrom('emails').select(columns).select('text').where('id', '=', id).executeTakeFirst()
}
