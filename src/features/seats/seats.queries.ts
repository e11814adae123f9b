import { sql } from 'kysely'
import type { Database } from '#platform/database/connection.ts'

type Seating = { courseDateId: string; left: number; held: boolean }

/**
 * Free seats per date, and whether the registration has a seat there. Reliable only under the locks of the dates.
 */
export async function seatingOf(
  db: Database,
  courseDateIds: readonly string[],
  registrationId: string | null,
): Promise<Seating[]> {
  const { rows } = await sql<Seating>`
    select course_dates.id as course_date_id, spots - count(seats.course_date_id) as left,
      coalesce(bool_or(seats.registration_id = ${registrationId}), false) as held
    from course_dates left join seats on seats.course_date_id = course_dates.id
    where course_dates.id = any(${courseDateIds}) group by course_dates.id order by course_dates.id`.execute(
    db,
  )
  return rows
}

export async function seatsLeft(db: Database, courseDateId: string): Promise<number> {
  const [seating] = await seatingOf(db, [courseDateId], null)
  return seating?.left ?? 0
}

/** Seats of each date that are neither paid nor offered: free, or held for a payment. */
export async function unsoldSeats(
  db: Database,
  courseDateIds: readonly string[],
): Promise<{ courseDateId: string; spots: number; unsold: number }[]> {
  const { rows } = await sql<{ courseDateId: string; spots: number; unsold: number }>`
    select course_dates.id as course_date_id, spots, spots - count(seats.course_date_id)
      filter (where seats.offer_id is not null or registrations.paid_at is not null) as unsold
    from course_dates left join seats on seats.course_date_id = course_dates.id
    left join registrations on registrations.id = seats.registration_id
    where course_dates.id = any(${courseDateIds}) group by course_dates.id`.execute(db)
  return rows
}

export async function insertSeat(trx: Database, seat: { courseDateId: string; registrationId: string }) {
  await trx
    .insertInto('seats')
    .values({ ...seat, offerId: null })
    .execute()
}

export async function seatsOfRegistration(db: Database, registrationId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('seats')
    .select('courseDateId')
    .where('registrationId', '=', registrationId)
    .orderBy('courseDateId')
    .execute()
  return rows.map((row) => row.courseDateId)
}

/** A seat that came from an offer returns to the offer, which can be accepted again. */
export async function releaseSeats(trx: Database, registrationId: string, courseDateIds: readonly string[]) {
  if (courseDateIds.length === 0) return
  await trx
    .updateTable('seats')
    .set({ registrationId: null })
    .where('registrationId', '=', registrationId)
    .where('offerId', 'is not', null)
    .where('courseDateId', 'in', courseDateIds)
    .execute()
  await trx
    .deleteFrom('seats')
    .where('registrationId', '=', registrationId)
    .where('courseDateId', 'in', courseDateIds)
    .execute()
}

/** Moves seats to another registration, including the offers that they came from. */
export async function handOverSeats(
  trx: Database,
  { from, to }: { from: string; to: string },
  courseDateIds: readonly string[],
) {
  if (courseDateIds.length === 0) return
  await trx
    .updateTable('seats')
    .set({ registrationId: to })
    .where('registrationId', '=', from)
    .where('courseDateId', 'in', courseDateIds)
    .execute()
}

export async function insertOfferedSeat(trx: Database, seat: { courseDateId: string; offerId: string }) {
  await trx
    .insertInto('seats')
    .values({ ...seat, registrationId: null })
    .execute()
}

/** The offer that a registration is accepting. */
export async function answeredOffer(db: Database, registrationId: string) {
  return db
    .selectFrom('seats')
    .select(['courseDateId', 'offerId'])
    .where('registrationId', '=', registrationId)
    .where('offerId', 'is not', null)
    .$narrowType<{ offerId: string }>()
    .executeTakeFirst()
}

export async function hasOfferedSeat(db: Database, offerId: string): Promise<boolean> {
  const row = await db
    .selectFrom('seats')
    .select('courseDateId')
    .where('offerId', '=', offerId)
    .executeTakeFirst()
  return row !== undefined
}

/** Starts accepting an offer. False if another registration is accepting it. */
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
    .returning('courseDateId')
    .executeTakeFirst()
  return updated !== undefined
}

/** Removes the seat of an offer that no registration is accepting. */
export async function withdrawOfferedSeat(trx: Database, offerId: string): Promise<boolean> {
  const deleted = await trx
    .deleteFrom('seats')
    .where('offerId', '=', offerId)
    .where('registrationId', 'is', null)
    .returning('courseDateId')
    .executeTakeFirst()
  return deleted !== undefined
}

/** A registration that is being paid keeps its seat when its offer ends. */
export async function detachOffer(trx: Database, offerId: string) {
  await trx
    .updateTable('seats')
    .set({ offerId: null })
    .where('offerId', '=', offerId)
    .where('registrationId', 'is not', null)
    .execute()
}

/** After payment the seats no longer belong to an offer. */
export async function keepOfferedSeats(trx: Database, registrationId: string) {
  await trx.updateTable('seats').set({ offerId: null }).where('registrationId', '=', registrationId).execute()
}
