// What waits for staff, over all subjects.
import { sql } from 'kysely'
import type { CourseId } from '#domain/catalogue/catalogue.ts'
import type { Day } from '#domain/dates/days.ts'
import { isHeld } from '#features/dates/office-dates.queries.ts'
import type { Database } from '#platform/database/connection.ts'

type OpenOffer = {
  id: string
  email: string
  joinedAt: Date
  offeredUntil: Date
  course: CourseId
  start: Day | null
  end: Day | null
  /** The address that gets the next offer. */
  next: string | null
}

/** The first to end first. */
export async function offersThatEnd(db: Database): Promise<OpenOffer[]> {
  const { rows } = await sql<OpenOffer>`
    select place.id, place.email, place.joined_at, place.offered_until, course, start_day as start, end_day as end,
      (select other.email from waiting_list other
        where other.course_date_id = place.course_date_id and other.state = 'waiting'
        order by other.place limit 1) as next
    from waiting_list place join course_dates on course_dates.id = place.course_date_id
    where place.state = 'offered' order by place.offered_until limit 100`.execute(db)
  return rows
}

type EndedDate = { course: CourseId; start: Day; end: Day; people: number }

/**
 * Dates that are over with people who have no completion yet, the oldest first. Who was absent the whole time gets
 * none, and is not counted.
 */
export async function datesToComplete(db: Database, today: Day): Promise<EndedDate[]> {
  const { rows } = await sql<EndedDate>`
    select course_dates.course, start_day as start, end_day as end, count(*) as people
    from course_dates join registration_lines line on line.course_date_id = course_dates.id
    where end_day < ${today}::date and course_dates.canceled_at is null
      and line.canceled_at is null and line.completed_on is null and ${isHeld}
      and (select count(*) from attendance where attendance.course_date_id = course_dates.id
        and attendance.registration_id = line.registration_id and not present) < 2 * (end_day - start_day + 1)
    group by course_dates.id order by end_day, course_dates.course limit 20`.execute(db)
  return rows
}
