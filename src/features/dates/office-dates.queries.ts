// Dates for the office: who has a course without one, the seat of a registration, and details of a roster.
import { sql } from 'kysely'
import type { CourseId } from '#domain/catalogue/catalogue.ts'
import type { DisputeState } from '#domain/registrations/registration.ts'
import type { Database } from '#platform/database/connection.ts'

/**
 * The line's registration is paid and not refunded. Asked the other way round: what is completed is paid, and an
 * index has the few that are not completed.
 */
export const isHeld = sql<boolean>`not exists (
  select from registrations where registrations.id = line.registration_id
    and status <> 'completed' and (paid_at is null or status = 'refunded'))`

/** Paid courses without a date, by course. */
export async function countWithoutDate(db: Database): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ course: CourseId; count: number }>`
    select line.course, count(*) as count
    from registration_lines line
    where line.course_date_id is null and line.canceled_at is null and line.completed_on is null and ${isHeld}
    group by line.course`.execute(db)
  return new Map(rows.map(({ course, count }) => [course, count]))
}

export type Seat = { courseDateId: string; number: number; of: number }

/** The seats of a registration, each numbered among the seats of its date in the order of registering. */
export async function seatNumbersOf(db: Database, registrationId: string): Promise<Seat[]> {
  const { rows } = await sql<Seat>`
    select own.course_date_id, course_dates.spots as of, (
      select count(*) from seats other join registrations on registrations.id = other.registration_id
      where other.course_date_id = own.course_date_id
        and (registrations.opened_at, registrations.id) <= (self.opened_at, self.id)) as number
    from seats own join registrations self on self.id = own.registration_id
    join course_dates on course_dates.id = own.course_date_id
    where own.registration_id = ${registrationId}`.execute(db)
  return rows
}

type AttendeeDetails = {
  registrationId: string
  phone: string
  dispute: DisputeState | null
  receiptNumber: string | null
  agdNumber: string | null
  certificate: string | null
}

/** What a roster shows of registrations beside their lines of a course. */
export async function attendeeDetails(
  db: Database,
  course: CourseId,
  registrationIds: readonly string[],
): Promise<ReadonlyMap<string, AttendeeDetails>> {
  const { rows } = await sql<AttendeeDetails>`
    select registrations.id as registration_id, registrations.phone, registrations.dispute, profiles.agd_number,
      (select min(receipt_number) from payments where payments.registration_id = registrations.id) as receipt_number,
      (select code from certificates where certificates.registration_id = registrations.id
        and certificates.course = ${course} and revoked_at is null) as certificate
    from registrations left join profiles on profiles.uid = registrations.uid
    where registrations.id = any(${registrationIds})`.execute(db)
  return new Map(rows.map((row) => [row.registrationId, row]))
}
