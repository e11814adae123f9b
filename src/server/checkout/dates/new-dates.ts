// Who has a course without a date is written to when staff set one: all that was set in one go is one letter.
import type { Database } from '#database/engine/connection.ts'
import {
  markAnnounced,
  type UnannouncedDate,
  unannouncedDates,
  unannouncedDatesOf,
} from '#database/tables/announced-dates.ts'
import { isAnySetSince } from '#database/tables/course-dates.ts'
import { lockRegistrations } from '#database/tables/registrations.ts'
import { type Day, dayOf, minutes } from '#domain/days.ts'
import { newDatesMail } from '../../emails/new-dates.ts'
import type { Checkout } from '../checkout.ts'
import { notifyRegistrant } from '../notices/notify.ts'
import { orWarn } from '../or-warn.ts'
import type { DateOfCourse } from './everyone-on-date.ts'

/** Dates are seldom set alone, and a slip can be closed: letters wait until none was set for so long. */
export const quietTime = minutes(15)

export async function notifyOfNewDates(checkout: Checkout): Promise<void> {
  const { database, clocks } = checkout
  if (await isAnySetSince(database, new Date(clocks.real.now().getTime() - quietTime))) return
  const today = dayOf(clocks.academy.now())
  for (const dates of byPerson(await unannouncedDates(database, today)).values()) {
    const ids = dates.map(({ registrationId }) => registrationId)
    await orWarn({ ids }, 'a letter of new dates could not be written', checkout, () =>
      database.transaction().execute((trx) => notifyPerson(trx, ids, today, checkout)),
    )
  }
}

/** How many people will hear of a date. */
export async function peopleToNotify(
  db: Database,
  { course, start }: DateOfCourse,
  today: Day,
): Promise<number> {
  const untold = await unannouncedDates(db, today)
  return byPerson(untold.filter((date) => date.course === course && date.start === start)).size
}

/** A guest is known by the address alone. */
function byPerson(dates: readonly UnannouncedDate[]): Map<string, UnannouncedDate[]> {
  return Map.groupBy(dates, ({ uid, email }) => uid ?? email)
}

/**
 * What is told is read again under the registrations' locks: another process may have told of it, and the person may have
 * chosen or canceled. The letter speaks as the newest of the purchases does.
 */
async function notifyPerson(trx: Database, ids: readonly string[], today: Day, checkout: Checkout) {
  const registrations = await lockRegistrations(trx, ids)
  const untold = await unannouncedDatesOf(trx, ids, today)
  const registration = registrations.findLast(({ id }) =>
    untold.some(({ registrationId }) => registrationId === id),
  )
  if (!registration) return
  await markAnnounced(trx, untold)
  // Who has bought a course twice reads of its date once.
  const dates = [...Map.groupBy(untold, nameOf).values()].flatMap(([date]) => date ?? [])
  const letter = newDatesMail({ registration, dates, origin: checkout.origin })
  const key = `new-dates:${registration.id}:${dates.map(nameOf).join('+')}`
  await notifyRegistrant(trx, key, registration, letter, checkout)
}

function nameOf({ course, start }: UnannouncedDate): string {
  return `${course}:${start}`
}
