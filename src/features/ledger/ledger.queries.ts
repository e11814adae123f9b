import { sql } from 'kysely'
import type { Day } from '#domain/dates/days.ts'
import type { Entry } from '#domain/money/ledger.ts'
import type { Database } from '#platform/database/connection.ts'
import type { EntryCause } from '#platform/database/rows/payments.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'

/** `creditId`: the credit that an entry of the account `credit` is about. */
export type NewEntry = Entry & { cause: EntryCause; creditId?: string }
type Posting = { day: Day; recordedAt: Date }

/**
 * Adds entries to a registration's ledger. The transaction must hold its lock. The key is the entry's place in the ledger, so two
 * writers that read the same ledger cannot both post.
 */
export async function postEntries(
  trx: Database,
  registration: RegistrationRow,
  entries: readonly NewEntry[],
  posting: Posting,
): Promise<RegistrationRow> {
  if (entries.length === 0) return registration
  const { id: registrationId, ledger } = registration
  await trx
    .insertInto('ledgerEntries')
    .values(
      entries.map(({ from, to, payment, course, ...entry }, index) => ({
        ...entry,
        ...posting,
        key: `${registrationId}:${ledger.length + index + 1}`,
        registrationId,
        fromAccount: from,
        toAccount: to,
        paymentId: payment,
        course: sql`${course}`,
      })),
    )
    .execute()
  return { ...registration, ledger: [...ledger, ...entries.map(({ cause, creditId, ...entry }) => entry)] }
}

/** An entry about credit that came from no registration. */
export async function postCreditEntry(
  trx: Database,
  { creditId, from, to, amount }: Pick<Entry, 'from' | 'to' | 'amount'> & { creditId: string },
  posting: Posting,
): Promise<void> {
  const key = sql<string>`${`credit:${creditId}:`} || (select count(*) + 1 from ledger_entries where credit_id = ${creditId})`
  await trx
    .insertInto('ledgerEntries')
    .values({ ...posting, key, creditId, fromAccount: from, toAccount: to, amount, cause: 'credit' })
    .execute()
}

/** The credit that a refund was made as. */
export async function creditOfRefund(
  db: Database,
  { registrationId, refund }: { registrationId: string; refund: string },
): Promise<string | null> {
  const row = await db
    .selectFrom('ledgerEntries')
    .select('creditId')
    .where('registrationId', '=', registrationId)
    .where('refund', '=', refund)
    .where('creditId', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return row?.creditId ?? null
}

/** What was added to and taken from credits, in the order of posting. */
export function entriesOfCredits(db: Database, creditIds: readonly string[]) {
  if (creditIds.length === 0) return []
  return db
    .selectFrom('ledgerEntries')
    .select([
      'key',
      'creditId',
      'day',
      'registrationId',
      sql<number>`case when from_account = 'credit' then amount else -amount end`.as('amount'),
    ])
    .where('creditId', 'in', creditIds)
    .orderBy('recordedAt')
    .orderBy('key')
    .execute()
}

export type PostedEntry = NewEntry & Posting

/** In the order of posting. */
export function postedEntries(db: Database, registrationId: string): Promise<PostedEntry[]> {
  return db
    .selectFrom('ledgerEntries')
    .select([
      'fromAccount as from',
      'toAccount as to',
      'amount',
      'course',
      'paymentId as payment',
      'refund',
      'dispute',
      'cause',
      'day',
      'recordedAt',
    ])
    .where('registrationId', '=', registrationId)
    .orderBy('id')
    .execute()
}
