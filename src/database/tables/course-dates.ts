// The dates of the courses. Whatever changes here is announced on the channel `sessions_changed`.

import { type RawBuilder, sql } from 'kysely'
import { type CourseId, courseIds } from '#domain/catalogue.ts'
import { isPast } from '#domain/course-dates.ts'
import type { Day } from '#domain/days.ts'
import type { Database } from '../engine/connection.ts'
import type { SessionRow } from './rows/dates.ts'

export const sessionsChanged = 'sessions_changed'

export type ListedSession = {
  course: CourseId
  start: Day | null
  end: Day | null
  location: string
  spots: number
  left: number
  /** When the first unpaid hold ends, where holds alone keep the date from having a seat. */
  heldUntil: string | null
  past: boolean
  sample: boolean
}

/** Every open date as the pages and the API show it, in the order of the courses. */
export async function listSessions(db: Database, today: Day): Promise<ListedSession[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['course', 'startDay', 'endDay', 'location', 'spots', 'sample'])
    .select([seatsTaken, unpaidUntil])
    .where('closedAt', 'is', null)
    .orderBy(sql`array_position(${courseIds}::text[], course)`)
    .orderBy('startDay')
    .execute()
  return rows.map(({ startDay, endDay, taken, unpaidUntil, ...row }) => ({
    ...row,
    start: startDay,
    end: endDay,
    left: Math.max(0, row.spots - taken),
    heldUntil: row.spots > taken ? null : (unpaidUntil?.toISOString() ?? null),
    past: isPast({ start: startDay }, today),
  }))
}

const seatsTaken = sql<number>`(select count(*) from seats where seats.session_id = sessions.id)`.as('taken')

const unpaidUntil = sql<Date | null>`(select min(expires_at) from seats
  join registrations on registrations.id = seats.registration_id
  where seats.session_id = sessions.id and seats.offer_id is null and paid_at is null)`.as('unpaidUntil')

/** When the first hold of a date ends that still waits for its payment; null where all seats are paid or offered. */
export async function firstUnpaidEnd(db: Database, id: string): Promise<Date | null> {
  const session = await db
    .selectFrom('sessions')
    .select(unpaidUntil)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return session.unpaidUntil
}

/** The open date of a course that starts on a day. */
export async function openSession(db: Database, course: CourseId, startDay: Day) {
  return db
    .selectFrom('sessions')
    .selectAll()
    .where('course', '=', course)
    .where('startDay', '=', startDay)
    .where('closedAt', 'is', null)
    .executeTakeFirst()
}

/** The date of a course that starts on a day, open or not. */
export async function sessionOn(db: Database, course: CourseId, startDay: Day) {
  return db
    .selectFrom('sessions')
    .selectAll()
    .where('course', '=', course)
    .where('startDay', '=', startDay)
    .executeTakeFirst()
}

/**
 * Whoever takes or gives up seats holds the locks of their dates, so that counting and taking are one step. Everybody
 * locks in the same order, so that nobody waits in a circle; and with `no key`, since a plain `for update` waits for
 * everyone whose new line merely refers to the date, which is a circle too.
 */
export async function lockSessions(trx: Database, ids: Iterable<string>): Promise<SessionRow[]> {
  const sorted = [...new Set(ids)].sort()
  if (sorted.length === 0) return []
  return trx
    .selectFrom('sessions')
    .selectAll()
    .where('id', 'in', sorted)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

/** Whether a date, read under its lock, is still the open one of that day: it may have moved or closed in between. */
export function isOpenOn({ startDay, closedAt }: SessionRow, day: Day | undefined): boolean {
  return startDay === day && closedAt === null
}

/**
 * Who changes a date's first day changes a key, which waits for everyone whose new line refers to the date. Asked for at
 * once it is a queue; after `lockSessions` it would be a circle, since they wait for that lock.
 */
export async function lockSessionToMove(trx: Database, id: string): Promise<SessionRow[]> {
  return trx.selectFrom('sessions').selectAll().where('id', '=', id).forUpdate().execute()
}

/**
 * Who sets a date on a day looks first whether the course has one there. A day without one has no row to lock, so they queue for the
 * course's calendar. It comes before all other locks.
 */
export async function lockCalendar(trx: Database, course: CourseId): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`calendar of ${course}`}, 0))`.execute(trx)
}

export type NewSession = { course: CourseId; startDay: Day; endDay: Day; location: string; spots?: number }

/** A date that was a sample, closed or canceled becomes a real and open one. */
export async function addSession(db: Database, session: NewSession): Promise<string> {
  const { id } = await db
    .insertInto('sessions')
    .values(session)
    .onConflict((conflict) =>
      conflict.columns(['course', 'startDay']).doUpdateSet((row) => ({
        endDay: row.ref('excluded.endDay'),
        location: row.ref('excluded.location'),
        spots: row.ref('excluded.spots'),
        sample: false,
        closedAt: null,
        canceledAt: null,
      })),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function moveSession(
  db: Database,
  id: string,
  days: { startDay: Day; endDay: Day },
): Promise<void> {
  await db.updateTable('sessions').set(days).where('id', '=', id).execute()
}

/** Staff have set its days: who has the course without a date is to hear of it. */
export async function markSet(db: Database, id: string, at: Date): Promise<void> {
  await db.updateTable('sessions').set({ setAt: at }).where('id', '=', id).execute()
}

export async function isAnySetSince(db: Database, instant: Date): Promise<boolean> {
  const session = await db
    .selectFrom('sessions')
    .select('id')
    .where('setAt', '>', instant)
    .limit(1)
    .executeTakeFirst()
  return session !== undefined
}

export async function changeSpots(db: Database, id: string, spots: number): Promise<void> {
  await db.updateTable('sessions').set({ spots }).where('id', '=', id).execute()
}

export async function closeSession(db: Database, id: string, at: Date): Promise<void> {
  await db.updateTable('sessions').set({ closedAt: at }).where('id', '=', id).execute()
}

export async function cancelSession(db: Database, id: string, at: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set((row) => ({ closedAt: row.fn.coalesce('closedAt', row.val(at)), canceledAt: at }))
    .where('id', '=', id)
    .execute()
}

export type PlannedSession = SessionRow & {
  /** Seats sold, held while being paid, and kept for offers of the waiting list. */
  paid: number
  held: number
  offered: number
  waiting: number
}

/** Every date, open or not, with what is known of its seats. */
export async function plannedSessions(
  db: Database,
  { course, from }: { course: CourseId | undefined; from: Day | undefined },
): Promise<PlannedSession[]> {
  let planned = db
    .selectFrom('sessions')
    .selectAll('sessions')
    .select([
      seatsWhere(sql`registrations.paid_at is not null`).as('paid'),
      seatsWhere(sql`registrations.paid_at is null and seats.registration_id is not null`).as('held'),
      seatsWhere(sql`seats.registration_id is null`).as('offered'),
      sql<number>`(select count(*) from waiting_list
        where session_id = sessions.id and state = 'waiting')`.as('waiting'),
    ])
  if (course) planned = planned.where('course', '=', course)
  if (from)
    planned = planned.where((row) => row.or([row('startDay', '>=', from), row('startDay', 'is', null)]))
  return planned.orderBy(sql`array_position(${courseIds}::text[], course)`).orderBy('startDay').execute()
}

function seatsWhere(condition: RawBuilder<unknown>) {
  return sql<number>`(select count(*) from seats left join registrations on registrations.id = seats.registration_id
    where seats.session_id = sessions.id and ${condition})`
}
