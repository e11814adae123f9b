// Dates that staff have set, and who has heard of them.
import { sql } from 'kysely'
import { type CourseId, courseIds } from '#domain/catalogue.ts'
import type { Day } from '#domain/days.ts'
import type { Database } from '../engine/connection.ts'
import type { RegistrationRow } from './rows/registrations.ts'

/** A date that can be chosen, for somebody who has the course without one and has not heard of it. */
export type UntoldDate = Pick<RegistrationRow, 'uid' | 'email'> & {
  registrationId: string
  course: CourseId
  start: Day
  end: Day
  sample: boolean
}

/** Everybody's, in the order of the courses. Who ordered after a date was set has seen it; samples are set by nobody. */
export async function untoldDates(db: Database, today: Day): Promise<UntoldDate[]> {
  return untold(db, today).execute()
}

export async function untoldDatesOf(
  db: Database,
  registrationIds: readonly string[],
  today: Day,
): Promise<UntoldDate[]> {
  return untold(db, today).where('line.registrationId', '=', sql<string>`any(${registrationIds})`).execute()
}

function untold(db: Database, today: Day) {
  return (
    db
      .selectFrom('courseDates as courseDate')
      .innerJoin('registrationLines as line', 'line.course', 'courseDate.course')
      .innerJoin('registrations as registration', 'registration.id', 'line.registrationId')
      .select([
        'registration.uid',
        'registration.email',
        'line.registrationId',
        'courseDate.course',
        'courseDate.startDay as start',
        'courseDate.endDay as end',
        'courseDate.sample',
      ])
      .where('courseDate.closedAt', 'is', null)
      .where('courseDate.startDay', '>=', today)
      .where('courseDate.spots', '>', (seats) =>
        seats
          .selectFrom('seats')
          .select((row) => row.fn.countAll<number>().as('taken'))
          .whereRef('seats.courseDateId', '=', 'courseDate.id'),
      )
      .where('line.courseDateId', 'is', null)
      .where('line.canceledAt', 'is', null)
      .where('line.completedOn', 'is', null)
      .where('registration.paidAt', 'is not', null)
      .where('registration.status', '!=', 'refunded')
      .where('registration.email', '!=', '')
      // Whose bank has the money, or has returned it, is not invited to what it paid for.
      .where('registration.dispute', 'is distinct from', 'open')
      .where('registration.received', '>', sql<number>`registration.refunded + registration.returned_by_bank`)
      .whereRef('registration.openedAt', '<', 'courseDate.setAt')
      .where((row) =>
        row.not(
          row.exists(
            row
              .selectFrom('announcedDates as told')
              .whereRef('told.registrationId', '=', 'line.registrationId')
              .whereRef('told.course', '=', 'line.course')
              .whereRef('told.startDay', '=', 'courseDate.startDay'),
          ),
        ),
      )
      .orderBy(sql`array_position(${courseIds}::text[], course_date.course)`)
      .orderBy('courseDate.startDay')
      .orderBy('line.registrationId')
      .$narrowType<{ start: Day; end: Day }>()
  )
}

export async function markTold(trx: Database, dates: readonly UntoldDate[]): Promise<void> {
  await trx
    .insertInto('announcedDates')
    .values(dates.map(({ registrationId, course, start }) => ({ registrationId, course, startDay: start })))
    .execute()
}
