import { type ExpressionBuilder, sql } from 'kysely'
import type { CourseId, SoldAs } from '#domain/catalogue/catalogue.ts'
import { type Day, zone } from '#domain/dates/days.ts'
import type { Cents } from '#domain/money/money.ts'
import type { DateAnswer } from '#domain/registrations/date-answer.ts'
import { moved } from '#features/ledger/ledger-sums.queries.ts'
import type { Database } from '#platform/database/connection.ts'
import type { RegistrationLinesTable, RegistrationRow } from '#platform/database/rows/registrations.ts'
import type { Tables } from '#platform/database/rows/tables.ts'
import { type AskedDate, askedOfLine, closeQuestions } from './date-answers.queries.ts'
import { holderOfLine, type LineHolder } from './takeovers.queries.ts'

/** A line with the days and the place of its course date. */
export type RegistrationLine = {
  registrationId: string
  course: CourseId
  amount: Cents
  courseDateId: string | null
  start: Day | null
  end: Day | null
  /** Of its date. */
  location: string | null
  sample: boolean
  canceledAt: Date | null
  /** The refund decided by its cancellation. */
  granted: Cents
  /** The refunds decided while it stays active. */
  returned: Cents
  completedOn: Day | null
  /** Earned by attendance. Null before the completion; then also the course's own hours if none were recorded. */
  ceHours: number | null
  movedFrom: Day | null
  /** The refund steps count from this day, because staff moved the line later or undid its completion. */
  stepsFrom: Day | null
  /** Its names at purchase; null for orders before they were kept. */
  soldAs: SoldAs | null
  /** The colleague who took it over; null while the registrant holds it. */
  holder: LineHolder | null
  /** Set while the registrant of a canceled date has not chosen yet. Then the line has no date. */
  asked: AskedDate | null
}

type NewLine = { course: CourseId; amount: Cents; courseDateId: string | null; soldAs: SoldAs | null }

export async function insertLines(trx: Database, registrationId: string, lines: readonly NewLine[]) {
  await trx
    .insertInto('registrationLines')
    .values(
      lines.map((line, position) => ({
        ...line,
        registrationId,
        position,
        soldAs: line.soldAs && JSON.stringify(line.soldAs),
      })),
    )
    .execute()
}

/** The refunds decided for a line: by its cancellation, and while it stays active. */
function decidedForLine(row: ExpressionBuilder<Tables & { line: RegistrationLinesTable }, 'line'>) {
  return row
    .selectFrom('ledgerEntries')
    .select([
      moved('refund_payable', 'tuition', sql`cause <> 'goodwill'`).as('granted'),
      moved('refund_payable', 'tuition', sql`cause = 'goodwill'`).as('returned'),
    ])
    .whereRef('ledgerEntries.registrationId', '=', 'line.registrationId')
    .whereRef('ledgerEntries.course', '=', 'line.course')
    .as('decided')
}

const isSample = sql<boolean>`coalesce(course_date.sample, false)`.as('sample')

function lines(db: Database) {
  return db
    .selectFrom('registrationLines as line')
    .leftJoin('courseDates as courseDate', 'courseDate.id', 'line.courseDateId')
    .innerJoinLateral(decidedForLine, (join) => join.onTrue())
    .leftJoinLateral(holderOfLine, (join) => join.onTrue())
    .leftJoinLateral(askedOfLine, (join) => join.onTrue())
    .select([
      'line.registrationId',
      'line.course',
      'line.amount',
      'line.courseDateId',
      'courseDate.startDay as start',
      'courseDate.endDay as end',
      'courseDate.location',
      isSample,
      'line.canceledAt',
      'decided.granted',
      'decided.returned',
      'line.completedOn',
      'line.ceHours',
      'line.movedFrom',
      'line.stepsFrom',
      'line.soldAs',
      'holder.holder',
      'asked.asked',
    ])
}

export async function linesOf(db: Database, registrationIds: readonly string[]): Promise<RegistrationLine[]> {
  if (registrationIds.length === 0) return []
  return (
    lines(db)
      // One array parameter: a statement takes at most 65,535 parameters, and a full export may have more ids.
      .where('line.registrationId', '=', sql<string>`any(${registrationIds})`)
      .orderBy('line.registrationId')
      .orderBy('line.position')
      .execute()
  )
}

/** The dates of its lines. Quicker than the lines, which come with their refunds, holders and questions. */
export async function datesOf(db: Database, registrationId: string): Promise<string[]> {
  const lines = await db
    .selectFrom('registrationLines')
    .select('courseDateId')
    .where('registrationId', '=', registrationId)
    .orderBy('position')
    .execute()
  return lines.flatMap(({ courseDateId }) => courseDateId ?? [])
}

function linesToCome(db: Database) {
  return lines(db)
    .innerJoin('registrations as registration', 'registration.id', 'line.registrationId')
    .where('registration.paidAt', 'is not', null)
    .where('line.canceledAt', 'is', null)
    .where('line.completedOn', 'is', null)
    .orderBy('line.registrationId')
    .orderBy('line.position')
}

/** Active lines whose date starts between two days, inclusive. */
export async function linesWithDates(db: Database, from: Day, to: Day): Promise<RegistrationLine[]> {
  return linesToCome(db)
    .where('courseDate.startDay', '>=', from)
    .where('courseDate.startDay', '<=', to)
    .execute()
}

/**
 * Active lines whose refund policy ends between two days, inclusive, with months counted like `addMonths`. The
 * expression must equal that of the index `registrations_policy_end`, so the time zone is a literal and not a
 * parameter. Otherwise every purchase is read.
 */
export async function linesWithPolicyEnding(db: Database, from: Day, to: Day): Promise<RegistrationLine[]> {
  const lastDay = sql<Day>`(
    (registration.paid_at at time zone ${sql.lit(zone)})::date
    + make_interval(months => (registration.refund_policy->>'months')::integer)
  )::date`
  return linesToCome(db).where(lastDay, '>=', from).where(lastDay, '<=', to).execute()
}

export type Attendee = RegistrationLine &
  Pick<RegistrationRow, 'status' | 'uid' | 'name' | 'email' | 'language' | 'paidAt'>

function attendees(db: Database) {
  return lines(db)
    .innerJoin('registrations as registration', 'registration.id', 'line.registrationId')
    .select([
      'registration.status',
      'registration.uid',
      'registration.name',
      'registration.email',
      'registration.language',
      'registration.paidAt',
    ])
    .where('line.canceledAt', 'is', null)
    .where('registration.status', 'not in', ['expired', 'canceled', 'refunded'])
    .orderBy(sql`coalesce(holder.holder->>'name', registration.name)`)
    .orderBy('registration.email')
    .orderBy('line.registrationId')
}

/** The colleague attends in place of the registrant. */
function heldByColleague(attendee: Attendee): Attendee {
  if (attendee.holder === null) return attendee
  const { name, email, language, uid } = attendee.holder
  return { ...attendee, name, email, language, uid }
}

/** Lines of a date that are not canceled, paid or awaiting payment, by name. */
export async function attendeesOf(db: Database, courseDateId: string): Promise<Attendee[]> {
  return (await attendees(db).where('line.courseDateId', '=', courseDateId).execute()).map(heldByColleague)
}

/** Lines of a course without a date that are not canceled, by name. */
export async function attendeesWithoutDate(db: Database, course: CourseId): Promise<Attendee[]> {
  const found = attendees(db).where('line.course', '=', course).where('line.courseDateId', 'is', null)
  return (await found.execute()).map(heldByColleague)
}

/**
 * Cancels lines, and ends the questions about their canceled dates. The caller releases their seats. Lines that were canceled
 * before stay unchanged.
 */
export async function cancelLines(
  trx: Database,
  registrationId: string,
  courses: readonly CourseId[],
  canceledAt: Date,
  answer: DateAnswer = 'ended',
) {
  if (courses.length === 0) return
  await trx
    .updateTable('registrationLines')
    .set({ canceledAt })
    .where('registrationId', '=', registrationId)
    .where('course', 'in', courses)
    .where('canceledAt', 'is', null)
    .execute()
  await closeQuestions(trx, { registrationId, courses }, answer, canceledAt)
}

/**
 * The registrant chose this date, so the full-refund right of an earlier move ends. In place of a canceled date, the right stays,
 * and the question is answered.
 */
export async function moveLine(
  trx: Database,
  { registrationId, course, asked }: Pick<RegistrationLine, 'registrationId' | 'course' | 'asked'>,
  to: { courseDateId: string; stepsFrom: Day | null },
  movedAt: Date,
) {
  const movedFrom = asked?.start ?? null
  await changeLine(trx, registrationId, course, { ...to, movedFrom })
  await closeQuestions(trx, { registrationId, courses: [course] }, 'date', movedAt)
}

/** The academy canceled the date of the line. The caller releases the seat and asks the registrant. */
export async function takeLineOffDate(
  trx: Database,
  { registrationId, course }: Pick<RegistrationLine, 'registrationId' | 'course'>,
) {
  await changeLine(trx, registrationId, course, { courseDateId: null, movedFrom: null, stepsFrom: null })
}

/** The academy moved the line to another first day, by another date or by moving its date. */
export async function moveLineByAcademy(
  trx: Database,
  line: MovedLine & Pick<RegistrationLine, 'registrationId' | 'course'>,
  { courseDateId, start }: { courseDateId: string; start: Day },
) {
  const movedFrom = movedFromAfter(line, start)
  await changeLine(trx, line.registrationId, line.course, { courseDateId, movedFrom, stepsFrom: null })
}

type MovedLine = Pick<RegistrationLine, 'start' | 'movedFrom'>

/** The day that the registrant bought, so that the right to a full refund ends when the course is on that day again. */
export function movedFromAfter({ start, movedFrom }: MovedLine, to: Day): Day | null {
  const bought = movedFrom ?? start
  return bought === to ? null : bought
}

/**
 * Nulls undo a completion. The refund steps then count from its day, because a course without a date would be refunded in full.
 */
export async function completeLine(
  trx: Database,
  registrationId: string,
  course: CourseId,
  completed: { completedOn: Day; ceHours: number } | { completedOn: null; ceHours: null; stepsFrom: Day },
) {
  await changeLine(trx, registrationId, course, completed)
}

async function changeLine(
  trx: Database,
  registrationId: string,
  course: CourseId,
  change:
    | { courseDateId: string | null; movedFrom: Day | null; stepsFrom: Day | null }
    | { completedOn: Day; ceHours: number }
    | { completedOn: null; ceHours: null; stepsFrom: Day },
) {
  await trx
    .updateTable('registrationLines')
    .set(change)
    .where('registrationId', '=', registrationId)
    .where('course', '=', course)
    .execute()
}
