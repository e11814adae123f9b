import { sql } from 'kysely'
import type { CourseId } from '#domain/catalogue/catalogue.ts'
import type { Day } from '#domain/dates/days.ts'
import { holdsCourses } from '#domain/registrations/registration.ts'
import { holderUid } from '#features/registrations/takeovers.queries.ts'
import type { Database } from '#platform/database/connection.ts'

/** A paid line that is not canceled: it opens the classroom of its course. */
export type ClassroomLine = {
  registrationId: string
  course: CourseId
  courseDateId: string | null
  start: Day | null
  end: Day | null
  /** Of the date. */
  location: string | null
  completedOn: Day | null
  /** A payment of the plan is overdue for so long that lessons no longer stay as they are. */
  waits: boolean
}

/** By the policy of the plan: the same day on which staff get a task. */
function waitsOn(today: Day) {
  return sql<boolean>`exists (
    select from payments join plans on plans.registration_id = payments.registration_id
    where payments.registration_id = registration.id and payments.state = 'open'
      and due_day + (policy->>'taskDay')::integer <= ${today}::date)`
}

/** Oldest purchase first. One statement without the sums of the ledger. */
export async function classroomLines(db: Database, uid: string, today: Day): Promise<ClassroomLine[]> {
  const lines = await linesWithHolder(db)
    .leftJoin('courseDates as courseDate', 'courseDate.id', 'line.courseDateId')
    .select([
      'line.registrationId',
      'line.course',
      'line.courseDateId',
      'courseDate.startDay as start',
      'courseDate.endDay as end',
      'courseDate.location',
      'line.completedOn',
      'registration.status',
      'registration.paidAt',
      waitsOn(today).as('waits'),
    ])
    // Each side has an index. Without these ids, every purchase would be read.
    .where(
      sql<boolean>`registration.id = any(array(
        select id from registrations where uid = ${uid}
        union all select registration_id from takeovers where uid = ${uid} and taken_at is not null))`,
    )
    .where(holderUid, '=', uid)
    .where('registration.paidAt', 'is not', null)
    .where('line.canceledAt', 'is', null)
    .orderBy('registration.paidAt')
    .orderBy('line.position')
    .execute()
  return lines.filter(holdsCourses).map(({ status: _, paidAt: __, ...line }) => line)
}

/**
 * Whether a person holds a paid line of the course: bought, or taken over. Without joins, because planning them takes
 * longer than running them.
 */
export function holdsLine({ uid, course }: { uid: string; course: string }) {
  return sql<boolean>`exists (
    select from registration_lines line
    where line.course = ${course} and line.canceled_at is null
      and line.registration_id = any(array(
        select id from registrations
        where (uid = ${uid} or id = any(array(
            select registration_id from takeovers
            where uid = ${uid} and course = ${course} and taken_at is not null)))
          and paid_at is not null and status <> 'refunded'))
      and (
        select count(*) from takeovers
        where registration_id = line.registration_id and course = line.course
          and taken_at is not null and uid is distinct from ${uid}) = 0)`
}

/** People who hold a line of one of the registrations, to see whether their certificate is due. */
export async function ownersOfRegistrations(
  db: Database,
  registrationIds: readonly string[],
): Promise<string[]> {
  const owners = await db
    .selectFrom('registrations')
    .select('uid')
    .where('id', '=', sql<string>`any(${registrationIds})`)
    .union((rows) =>
      rows
        .selectFrom('takeovers')
        .select('uid')
        .where('registrationId', '=', sql<string>`any(${registrationIds})`)
        .where('takenAt', 'is not', null),
    )
    .execute()
  return owners.flatMap(({ uid }) => (uid === null ? [] : [uid]))
}

/** Everybody with a paid line of the date that is not canceled, by name. */
export async function registrantsOfDate(
  db: Database,
  { course, start }: { course: CourseId; start: Day },
): Promise<{ registrationId: string; uid: string | null; name: string }[]> {
  const lines = await linesWithHolder(db)
    .innerJoin('courseDates as courseDate', 'courseDate.id', 'line.courseDateId')
    .select([
      'registration.id as registrationId',
      holderUid.as('uid'),
      sql<string>`coalesce(takeover.name, registration.name)`.as('name'),
      'registration.status',
      'registration.paidAt',
    ])
    .where('line.course', '=', course)
    .where('courseDate.startDay', '=', start)
    .where('registration.paidAt', 'is not', null)
    .where('line.canceledAt', 'is', null)
    .orderBy('name')
    .execute()
  return lines.filter(holdsCourses).map(({ registrationId, uid, name }) => ({ registrationId, uid, name }))
}

/** Lines of registrations, with the takeover that says who holds them. */
function linesWithHolder(db: Database) {
  return db
    .selectFrom('registrations as registration')
    .innerJoin('registrationLines as line', 'line.registrationId', 'registration.id')
    .leftJoin('takeovers as takeover', (join) =>
      join
        .onRef('takeover.registrationId', '=', 'line.registrationId')
        .onRef('takeover.course', '=', 'line.course')
        .on('takeover.takenAt', 'is not', null),
    )
}
