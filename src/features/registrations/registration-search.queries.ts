// Registration search for staff.
import { type RawBuilder, sql } from 'kysely'
import type { CourseId } from '#domain/catalogue/catalogue.ts'
import type { Day } from '#domain/dates/days.ts'
import type { RegistrationStatus } from '#domain/registrations/registration.ts'
import type { Database } from '#platform/database/connection.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'
import type { RegistrationLine } from './registration-lines.queries.ts'
import { selectRegistrations } from './registrations.queries.ts'

export type RegistrationSearch = {
  course?: CourseId | undefined
  /** The first day of a course date. */
  date?: Day | undefined
  status?: RegistrationStatus | undefined
  email?: string | undefined
  /** `placedAt` from (inclusive) and before (exclusive). */
  from?: Date | undefined
  before?: Date | undefined
}

/** A search by one of these statuses includes canceled lines, because they are the reason for the refund. */
const refundStatuses: readonly RegistrationStatus[] = [
  'refund_pending',
  'partially_refunded',
  'refunded',
  'needs_review',
]

/** All other searches by course or date list attendees, so canceled lines do not count. */
function includesCanceled({ status }: RegistrationSearch): boolean {
  return status !== undefined && refundStatuses.includes(status)
}

/** Oldest first. */
export function searchRegistrations(db: Database, search: RegistrationSearch): Promise<RegistrationRow[]> {
  const { course, date, status, email, from, before } = search
  let found = selectRegistrations(db)
  if (status) found = found.where('status', '=', status)
  if (email) found = found.where('email', '=', email)
  if (from) found = found.where('placedAt', '>=', from)
  if (before) found = found.where('placedAt', '<', before)
  if (course || date) found = found.where(hasLine(search))
  return found.orderBy('placedAt').orderBy('id').execute()
}

function hasLine(search: RegistrationSearch): RawBuilder<boolean> {
  const { course, date } = search
  return sql<boolean>`exists (
    select from registration_lines line left join course_dates course_date on course_date.id = line.course_date_id
    where line.registration_id = registrations.id
      ${includesCanceled(search) ? sql`` : sql`and line.canceled_at is null`}
      ${course ? sql`and line.course = ${course}` : sql``}
      ${date ? sql`and course_date.start_day = ${date}` : sql``})`
}

/** Whether a line matches the search. Without a course or date every line matches. */
export function isSought(line: RegistrationLine, search: RegistrationSearch): boolean {
  const { course, date } = search
  if (course === undefined && date === undefined) return true
  return (
    (includesCanceled(search) || line.canceledAt === null) &&
    (course === undefined || line.course === course) &&
    (date === undefined || line.start === date)
  )
}
