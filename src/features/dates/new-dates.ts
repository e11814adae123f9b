// Registrants with a course without a date get an email when staff set dates: one email for dates that were set together.

import { type Day, dayOf, minutes } from '#domain/dates/days.ts'
import { isAnySetSince } from '#features/catalogue/course-dates.queries.ts'
import { notifyRegistrant } from '#features/notices/notify.ts'
import type { DateOfCourse } from '#features/registrations/everyone-on-date.ts'
import { lockRegistrations } from '#features/registrations/registrations.queries.ts'
import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/connection.ts'
import { orWarn } from '#platform/jobs/or-warn.ts'
import {
  markAnnounced,
  type UnannouncedDate,
  unannouncedDates,
  unannouncedDatesOf,
} from './announced-dates.queries.ts'
import { newDatesEmail } from './new-dates.emails.ts'

/** Staff often set several dates and correct mistakes. Emails wait until no date was set for this long. */
export const quietTime = minutes(15)

export async function notifyOfNewDates(context: Context): Promise<void> {
  const { database, clocks } = context
  if (await isAnySetSince(database, new Date(clocks.real.now().getTime() - quietTime))) return
  const today = dayOf(clocks.academy.now())
  for (const dates of byPerson(await unannouncedDates(database, today)).values()) {
    const ids = dates.map(({ registrationId }) => registrationId)
    await orWarn({ ids }, 'an email about new dates could not be posted', context, () =>
      database.transaction().execute((trx) => notifyPerson(trx, ids, today, context)),
    )
  }
}

/** The number of people who will get an email about a date. */
export async function peopleToNotify(
  db: Database,
  { course, start }: DateOfCourse,
  today: Day,
): Promise<number> {
  const untold = await unannouncedDates(db, today)
  return byPerson(untold.filter((date) => date.course === course && date.start === start)).size
}

/** A guest is identified by the address. */
function byPerson(dates: readonly UnannouncedDate[]): Map<string, UnannouncedDate[]> {
  return Map.groupBy(dates, ({ uid, email }) => uid ?? email)
}

/**
 * Reads the dates again under the registrations' locks: another process may have sent the email, or the person may have chosen
 * a date or canceled. The email uses the language of the newest purchase.
 */
async function notifyPerson(trx: Database, ids: readonly string[], today: Day, context: Context) {
  const registrations = await lockRegistrations(trx, ids)
  const untold = await unannouncedDatesOf(trx, ids, today)
  const registration = registrations.findLast(({ id }) =>
    untold.some(({ registrationId }) => registrationId === id),
  )
  if (!registration) return
  await markAnnounced(trx, untold)
  // A person with two purchases of a course reads about its date once.
  const dates = [...Map.groupBy(untold, nameOf).values()].flatMap(([date]) => date ?? [])
  const email = newDatesEmail({ registration, dates, origin: context.origin })
  const key = `new-dates:${registration.id}:${dates.map(nameOf).join('+')}`
  await notifyRegistrant(trx, key, registration, email, context)
}

function nameOf({ course, start }: UnannouncedDate): string {
  return `${course}:${start}`
}
