// What staff look for among the registrations.
import { type RawBuilder, sql } from 'kysely'
import type { CourseId } from '#domain/catalogue.ts'
import type { Day } from '#domain/days.ts'
import type { RegistrationStatus } from '#domain/registration.ts'
import type { Database } from '../engine/connection.ts'
import type { RegistrationLine } from './registration-lines.ts'
import type { RegistrationRow } from './rows/registrations.ts'

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

/** Money of these went back or was to go: who looks for one of their courses means those that were canceled too. */
const statusesOfReturns: readonly RegistrationStatus[] = [
  'refund_pending',
  'partially_refunded',
  'refunded',
  'needs_review',
]

/** Any other list by course or date is one of those who come, and who canceled does not. */
function meansCanceled({ status }: RegistrationSearch): boolean {
  return status !== undefined && statusesOfReturns.includes(status)
}

/** Oldest first. */
export function searchRegistrations(db: Database, search: RegistrationSearch): Promise<RegistrationRow[]> {
  const { course, date, status, email, from, before } = search
  let found = db.selectFrom('registrations').selectAll()
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
      ${meansCanceled(search) ? sql`` : sql`and line.canceled_at is null`}
      ${course ? sql`and line.course = ${course}` : sql``}
      ${date ? sql`and course_date.start_day = ${date}` : sql``})`
}

/** The lines that a registration was found by; all of its lines where neither a course nor a date was asked for. */
export function isSought(line: RegistrationLine, search: RegistrationSearch): boolean {
  const { course, date } = search
  if (course === undefined && date === undefined) return true
  return (
    (meansCanceled(search) || line.canceledAt === null) &&
    (course === undefined || line.course === course) &&
    (date === undefined || line.start === date)
  )
}
