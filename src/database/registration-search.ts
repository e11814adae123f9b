// What staff look for among the registrations.
import { type RawBuilder, sql } from 'kysely'
import type { CourseId } from '#domain/catalogue.ts'
import type { Day } from '#domain/days.ts'
import type { RegistrationStatus } from '#domain/registration.ts'
import type { Database } from './connection.ts'
import type { RegistrationRow } from './registrations.ts'

export type RegistrationSearch = {
  course?: CourseId | undefined
  /** The first day of a date. */
  date?: Day | undefined
  status?: RegistrationStatus | undefined
  email?: string | undefined
  /** Placed from, and before. */
  from?: Date | undefined
  before?: Date | undefined
}

/** Oldest first. A course or a date is looked for among the lines that were not canceled. */
export function searchRegistrations(db: Database, search: RegistrationSearch): Promise<RegistrationRow[]> {
  const { course, date, status, email, from, before } = search
  let found = db.selectFrom('registrations').selectAll()
  if (status) found = found.where('status', '=', status)
  if (email) found = found.where('email', '=', email)
  if (from) found = found.where('placedAt', '>=', from)
  if (before) found = found.where('placedAt', '<', before)
  if (course || date) found = found.where(hasLine(course, date))
  return found.orderBy('placedAt').orderBy('id').execute()
}

function hasLine(course: CourseId | undefined, date: Day | undefined): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from registration_lines line left join sessions session on session.id = line.session_id
    where line.registration_id = registrations.id and line.canceled_at is null
      ${course ? sql`and line.course = ${course}` : sql``}
      ${date ? sql`and session.start_day = ${date}` : sql``})`
}
