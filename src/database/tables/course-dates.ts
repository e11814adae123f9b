// The dates of the courses. Whatever changes here is announced on the channel `sessions_changed`.

import { type RawBuilder, sql } from 'kysely'
import { type CourseId, courseIds } from '#domain/catalogue.ts'
import { isPast } from '#domain/course-dates.ts'
import type { Day } from '#domain/days.ts'
import type { Database } from '../engine/connection.ts'
import type { CourseDateRow } from './rows/dates.ts'

export const courseDatesChanged = 'course_dates_changed'

export type ListedCourseDate = {
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
export async function listCourseDates(db: Database, today: Day): Promise<ListedCourseDate[]> {
  const rows = await db
    .selectFrom('courseDates')
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

const seatsTaken = sql<number>`(select count(*) from seats where seats.course_date_id = course_dates.id)`.as(
  'taken',
)

const unpaidUntil = sql<Date | null>`(select min(expires_at) from seats
  join registrations on registrations.id = seats.registration_id
  where seats.course_date_id = course_dates.id and seats.offer_id is null and paid_at is null)`.as(
  'unpaidUntil',
)

/** When the first hold of a date ends that still waits for its payment; null where all seats are paid or offered. */
export async function firstUnpaidEnd(db: Database, id: string): Promise<Date | null> {
  const courseDate = await db
    .selectFrom('courseDates')
    .select(unpaidUntil)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return courseDate.unpaidUntil
}

/** The open date of a course that starts on a day. */
export async function openCourseDate(db: Database, course: CourseId, startDay: Day) {
  return db
    .selectFrom('courseDates')
    .selectAll()
    .where('course', '=', course)
    .where('startDay', '=', startDay)
    .where('closedAt', 'is', null)
    .executeTakeFirst()
}

/** The date of a course that starts on a day, open or not. */
export async function courseDateOn(db: Database, course: CourseId, startDay: Day) {
  return db
    .selectFrom('courseDates')
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
export async function lockCourseDates(trx: Database, ids: Iterable<string>): Promise<CourseDateRow[]> {
  const sorted = [...new Set(ids)].sort()
  if (sorted.length === 0) return []
  return trx
    .selectFrom('courseDates')
    .selectAll()
    .where('id', 'in', sorted)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

/** Whether a date, read under its lock, is still the open one of that day: it may have moved or closed in between. */
export function isOpenOn({ startDay, closedAt }: CourseDateRow, day: Day | undefined): boolean {
  return startDay === day && closedAt === null
}

/**
 * Who changes a date's first day changes a key, which waits for everyone whose new line refers to the date. Asked for at
 * once it is a queue; after `lockSessions` it would be a circle, since they wait for that lock.
 */
export async function lockCourseDateToMove(trx: Database, id: string): Promise<CourseDateRow[]> {
  return trx.selectFrom('courseDates').selectAll().where('id', '=', id).forUpdate().execute()
}

/**
 * Who sets a date on a day looks first whether the course has one there. A day without one has no row to lock, so they queue for the
 * course's calendar. It comes before all other locks.
 */
export async function lockCalendar(trx: Database, course: CourseId): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`calendar of ${course}`}, 0))`.execute(trx)
}

export type NewCourseDate = { course: CourseId; startDay: Day; endDay: Day; location: string; spots?: number }

/** A date that was a sample, closed or canceled becomes a real and open one. */
export async function addCourseDate(db: Database, courseDate: NewCourseDate): Promise<string> {
  const { id } = await db
    .insertInto('courseDates')
    .values(courseDate)
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

export async function moveCourseDate(
  db: Database,
  id: string,
  days: { startDay: Day; endDay: Day },
): Promise<void> {
  await db.updateTable('courseDates').set(days).where('id', '=', id).execute()
}

/** Staff have set its days: who has the course without a date is to hear of it. */
export async function markSet(db: Database, id: string, at: Date): Promise<void> {
  await db.updateTable('courseDates').set({ setAt: at }).where('id', '=', id).execute()
}

export async function isAnySetSince(db: Database, instant: Date): Promise<boolean> {
  const courseDate = await db
    .selectFrom('courseDates')
    .select('id')
    .where('setAt', '>', instant)
    .limit(1)
    .executeTakeFirst()
  return courseDate !== undefined
}

export async function changeSpots(db: Database, id: string, spots: number): Promise<void> {
  await db.updateTable('courseDates').set({ spots }).where('id', '=', id).execute()
}

export async function closeCourseDate(db: Database, id: string, at: Date): Promise<void> {
  await db.updateTable('courseDates').set({ closedAt: at }).where('id', '=', id).execute()
}

export async function cancelCourseDate(db: Database, id: string, at: Date): Promise<void> {
  await db
    .updateTable('courseDates')
    .set((row) => ({ closedAt: row.fn.coalesce('closedAt', row.val(at)), canceledAt: at }))
    .where('id', '=', id)
    .execute()
}

export type PlannedCourseDate = CourseDateRow & {
  /** Seats sold, held while being paid, and kept for offers of the waiting list. */
  paid: number
  held: number
  offered: number
  waiting: number
}

/** Every date, open or not, with what is known of its seats. */
export async function plannedCourseDates(
  db: Database,
  { course, from }: { course: CourseId | undefined; from: Day | undefined },
): Promise<PlannedCourseDate[]> {
  let planned = db
    .selectFrom('courseDates')
    .selectAll('courseDates')
    .select([
      seatsWhere(sql`registrations.paid_at is not null`).as('paid'),
      seatsWhere(sql`registrations.paid_at is null and seats.registration_id is not null`).as('held'),
      seatsWhere(sql`seats.registration_id is null`).as('offered'),
      sql<number>`(select count(*) from waiting_list
        where course_date_id = course_dates.id and state = 'waiting')`.as('waiting'),
    ])
  if (course) planned = planned.where('course', '=', course)
  if (from)
    planned = planned.where((row) => row.or([row('startDay', '>=', from), row('startDay', 'is', null)]))
  return planned.orderBy(sql`array_position(${courseIds}::text[], course)`).orderBy('startDay').execute()
}

function seatsWhere(condition: RawBuilder<unknown>) {
  return sql<number>`(select count(*) from seats left join registrations on registrations.id = seats.registration_id
    where seats.course_date_id = course_dates.id and ${condition})`
}
