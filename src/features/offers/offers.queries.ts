import { type Insertable, sql } from 'kysely'
import type { Database } from '#platform/database/connection.ts'
import type { OfferRow, OffersTable } from '#platform/database/rows/offers.ts'

type NewOffer = Omit<Insertable<OffersTable>, 'id' | 'withdrawnAt' | 'dates'> & {
  dates: Record<string, string>
}

export function insertOffer(db: Database, { lines, dates, ...offer }: NewOffer): Promise<OfferRow> {
  return db
    .insertInto('offers')
    .values({ ...offer, dates: JSON.stringify(dates), lines: sql`${JSON.stringify(lines)}::jsonb` })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export function offerById(db: Database, id: string): Promise<OfferRow | undefined> {
  return db.selectFrom('offers').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Newest first. */
export function listOffers(db: Database): Promise<OfferRow[]> {
  return db.selectFrom('offers').selectAll().orderBy('madeAt', 'desc').limit(1000).execute()
}

/** False if it was withdrawn before, or does not exist. */
export async function withdrawOffer(db: Database, id: string, withdrawnAt: Date): Promise<boolean> {
  const updated = await db
    .updateTable('offers')
    .set({ withdrawnAt })
    .where('id', '=', id)
    .where('withdrawnAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return updated !== undefined
}

/** For erasures: offers to or from an address. Paid ones are kept in their registration. */
export async function deleteOffersOf(trx: Database, address: string): Promise<void> {
  await trx
    .deleteFrom('offers')
    .where((row) => row.or([row('email', '=', address), row(sql<string>`payer->>'email'`, '=', address)]))
    .execute()
}
