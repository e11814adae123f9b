// Dates that staff set, and the registrants who got an email about them.
import { sql } from 'kysely'
import type { CourseId } from '#domain/catalogue/catalogue.ts'
import type { Day } from '#domain/dates/days.ts'
import { sums } from '#features/ledger/ledger-sums.queries.ts'
import type { Database } from '#platform/database/connection.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'

/** An open date for a registrant who bought the course without a date and got no email about it. */
export type UnannouncedDate = Pick<RegistrationRow, 'uid' | 'email'> & {
  registrationId: string
  course: CourseId
  start: Day
  end: Day
  location: string
  sample: boolean
}

/** Ordered by course. Registrants who ordered after a date was set saw it then. Samples are never announced. */
export async function unannouncedDates(db: Database, today: Day): Promise<UnannouncedDate[]> {
  return unannounced(db, today).execute()
}

export async function unannouncedDatesOf(
  db: Database,
  registrationIds: readonly string[],
  today: Day,
): Promise<UnannouncedDate[]> {
  return unannounced(db, today)
    .where('line.registrationId', '=', sql<string>`any(${registrationIds})`)
    .execute()
}

const hasMoneyLeft = sql<boolean>`(
  select received > refunded + charged_back
  from (select ${sums} from ledger_entries where registration_id = registration.id) as money)`

function unannounced(db: Database, today: Day) {
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
        'courseDate.location',
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
      // While a bank holds or has returned the payment, no date is offered.
      .where('registration.dispute', 'is distinct from', 'open')
      .where(hasMoneyLeft)
      .whereRef('registration.openedAt', '<', 'courseDate.setAt')
      .where((row) =>
        row.not(
          row.exists(
            row
              .selectFrom('announcedDates as announced')
              .whereRef('announced.registrationId', '=', 'line.registrationId')
              .whereRef('announced.course', '=', 'line.course')
              .whereRef('announced.startDay', '=', 'courseDate.startDay'),
          ),
        ),
      )
      .orderBy('courseDate.course')
      .orderBy('courseDate.startDay')
      .orderBy('line.registrationId')
      .$narrowType<{ start: Day; end: Day }>()
  )
}

export async function markAnnounced(trx: Database, dates: readonly UnannouncedDate[]): Promise<void> {
  await trx
    .insertInto('announcedDates')
    .values(dates.map(({ registrationId, course, start }) => ({ registrationId, course, startDay: start })))
    .execute()
}
