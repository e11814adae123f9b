import { sql } from 'kysely'
import type { Database } from './connection.ts'

export type SeatsTable = {
  sessionId: string
  registrationId: string | null
  /** The waiting list's offer that this seat is kept for. */
  offerId: string | null
}

/** How many seats of a date are neither sold nor held. Only under the date's lock does the answer stay true. */
export async function seatsLeft(db: Database, sessionId: string): Promise<number> {
  const { rows } = await sql<{ left: number }>`
    select spots - (select count(*) from seats where session_id = sessions.id) as left
    from sessions where id = ${sessionId}`.execute(db)
  return rows[0]?.left ?? 0
}

export async function insertSeat(trx: Database, seat: { sessionId: string; registrationId: string }) {
  await trx
    .insertInto('seats')
    .values({ ...seat, offerId: null })
    .execute()
}

export async function seatsOfRegistration(db: Database, registrationId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('seats')
    .select('sessionId')
    .where('registrationId', '=', registrationId)
    .orderBy('sessionId')
    .execute()
  return rows.map((row) => row.sessionId)
}

/** Gives seats up; one that answers an offer goes back to the offer, which may be answered again. */
export async function releaseSeats(trx: Database, registrationId: string, sessionIds: readonly string[]) {
  if (sessionIds.length === 0) return
  await trx
    .updateTable('seats')
    .set({ registrationId: null })
    .where('registrationId', '=', registrationId)
    .where('offerId', 'is not', null)
    .where('sessionId', 'in', sessionIds)
    .execute()
  await trx
    .deleteFrom('seats')
    .where('registrationId', '=', registrationId)
    .where('sessionId', 'in', sessionIds)
    .execute()
}

export async function insertOfferedSeat(trx: Database, seat: { sessionId: string; offerId: string }) {
  await trx
    .insertInto('seats')
    .values({ ...seat, registrationId: null })
    .execute()
}

/** Lets a registration answer an offer; false where another one is answering it. */
export async function attachOfferedSeat(
  trx: Database,
  offerId: string,
  registrationId: string,
): Promise<boolean> {
  const updated = await trx
    .updateTable('seats')
    .set({ registrationId })
    .where('offerId', '=', offerId)
    .where('registrationId', 'is', null)
    .returning('sessionId')
    .executeTakeFirst()
  return updated !== undefined
}

/** The seat of an offer that nobody answers any more. */
export async function withdrawOfferedSeat(trx: Database, offerId: string): Promise<boolean> {
  const deleted = await trx
    .deleteFrom('seats')
    .where('offerId', '=', offerId)
    .where('registrationId', 'is', null)
    .returning('sessionId')
    .executeTakeFirst()
  return deleted !== undefined
}

/** Whoever leaves the line while paying keeps the seat of that payment, and no offer behind it. */
export async function detachOffer(trx: Database, offerId: string) {
  await trx
    .updateTable('seats')
    .set({ offerId: null })
    .where('offerId', '=', offerId)
    .where('registrationId', 'is not', null)
    .execute()
}

/** The registration is paid: its seats are its own, whatever offer they came from. Gives those offers. */
export async function keepOfferedSeats(trx: Database, registrationId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('seats')
    .select('offerId')
    .where('registrationId', '=', registrationId)
    .where('offerId', 'is not', null)
    .execute()
  await trx.updateTable('seats').set({ offerId: null }).where('registrationId', '=', registrationId).execute()
  return rows.flatMap((row) => row.offerId ?? [])
}
