// Course dates. A trigger announces every change on the channel `course_dates_changed`.

import { type RawBuilder, sql } from 'kysely'
import type { CourseId } from '#domain/catalogue/catalogue.ts'
import { isPast } from '#domain/catalogue/course-dates.ts'
import type { Day } from '#domain/dates/days.ts'
import type { Database } from '#platform/database/connection.ts'
import type { CourseDateRow } from '#platform/database/rows/dates.ts'

export const courseDatesChanged = 'course_dates_changed'

export type ListedCourseDate = {
  course: CourseId
  start: Day | null
  end: Day | null
  location: string
  spots: number
  left: number
  /** When the first unpaid hold ends, if only holds keep the date full. */
  heldUntil: string | null
  past: boolean
  sample: boolean
}

/** Every open date as the pages and the API show it, in catalog order. */
export async function listCourseDates(db: Database, today: Day): Promise<ListedCourseDate[]> {
  const rows = await db
    .selectFrom('courseDates')
    .select(['course', 'startDay', 'endDay', 'location', 'spots', 'sample'])
    .select([seatsTaken, unpaidUntil])
    .where('closedAt', 'is', null)
    .orderBy(placeInCatalogue)
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

/** Courses are listed in the order of the catalogue, as its last version says. */
const placeInCatalogue = sql`(
  select (data ->> 'position')::integer from entry_versions
  where kind = 'course' and entry_versions.key = course_dates.course and holds_from is not null
  order by version desc limit 1)`

const seatsTaken = sql<number>`(select count(*) from seats where seats.course_date_id = course_dates.id)`.as(
  'taken',
)

const unpaidUntil = sql<Date | null>`(select min(expires_at) from seats
  join registrations on registrations.id = seats.registration_id
  where seats.course_date_id = course_dates.id and seats.offer_id is null and paid_at is null)`.as(
  'unpaidUntil',
)

/** When the first unpaid hold of a full date ends. Null if all seats are paid or offered. */
export async function firstUnpaidEnd(db: Database, id: string): Promise<Date | null> {
  const courseDate = await db
    .selectFrom('courseDates')
    .select(unpaidUntil)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return courseDate.unpaidUntil
}

export async function openCourseDate(db: Database, course: CourseId, startDay: Day) {
  return db
    .selectFrom('courseDates')
    .selectAll()
    .where('course', '=', course)
    .where('startDay', '=', startDay)
    .where('closedAt', 'is', null)
    .executeTakeFirst()
}

/** Includes closed dates. */
export async function courseDateOn(db: Database, course: CourseId, startDay: Day) {
  return db
    .selectFrom('courseDates')
    .selectAll()
    .where('course', '=', course)
    .where('startDay', '=', startDay)
    .executeTakeFirst()
}

/**
 * Every change of seats holds the locks of its dates, so that counting and taking are one step. Locks are taken in
 * the order of the ids to avoid deadlocks. `no key`: a plain `for update` would also wait for every new line that
 * references the date, and deadlock with it.
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

/** For a date read under its lock: it may have moved or closed since it was looked up. */
export function isOpenOn({ startDay, closedAt }: CourseDateRow, day: Day | undefined): boolean {
  return startDay === day && closedAt === null
}

/**
 * Moving a date changes a key, and that waits for every new line that references the date. This lock must be the
 * first one taken: after `lockCourseDates` it would deadlock, because those lines wait for that lock.
 */
export async function lockCourseDateToMove(trx: Database, id: string): Promise<CourseDateRow[]> {
  return trx.selectFrom('courseDates').selectAll().where('id', '=', id).forUpdate().execute()
}

/**
 * Serializes changes to the calendar of a course: a free day has no row to lock. It comes before all other locks.
 */
export async function lockCalendar(trx: Database, course: CourseId): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`calendar of ${course}`}, 0))`.execute(trx)
}

type NewCourseDate = { course: CourseId; startDay: Day; endDay: Day; location: string; spots?: number }

/** A sample, closed or canceled date becomes a real, open one. */
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
  const { startDay } = days
  const movedFrom = sql<Day[]>`case when start_day <> ${startDay}::date
    then array_append(moved_from, start_day) else moved_from end`
  await db
    .updateTable('courseDates')
    .set({ ...days, movedFrom })
    .where('id', '=', id)
    .execute()
}

/** The date that once began on this day, and was moved away from it. */
export async function courseDateMovedFrom(db: Database, course: CourseId, day: Day) {
  return db
    .selectFrom('courseDates')
    .selectAll()
    .where('course', '=', course)
    .where(sql<boolean>`${day}::date = any(moved_from)`)
    .orderBy('setAt', 'desc')
    .executeTakeFirst()
}

/** Also records that staff set the days: registrants without a date get an email. */
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
  /** Seats that are paid, held for a payment, or offered to the waiting list. */
  paid: number
  held: number
  offered: number
  waiting: number
}

/** Every date, open or not, with its seats. */
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
  return planned.orderBy(placeInCatalogue).orderBy('startDay').execute()
}

function seatsWhere(condition: RawBuilder<unknown>) {
  return sql<number>`(select count(*) from seats left join registrations on registrations.id = seats.registration_id
    where seats.course_date_id = course_dates.id and ${condition})`
}
