import { type CourseId, location as ownPlace } from '#domain/catalogue/catalogue.ts'
import { type Day, dayOf } from '#domain/dates/days.ts'
import type { Language } from '#domain/people/language.ts'
import { linesOf, type RegistrationLine } from '#features/registrations/registration-lines.queries.ts'
import type { Context } from '#platform/context.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'
import { type CalendarEntry, calendarFile } from '#platform/documents/calendar.ts'

type Choice = { course?: CourseId | undefined; lang?: Language | undefined }

/** The dates of a registration, or the date of one course. Courses without a date are entries that calendars remove. */
export async function registrationCalendar(
  { id, uid, language, openedAt }: RegistrationRow,
  { course, lang }: Choice,
  { database, origin, clocks }: Pick<Context, 'database' | 'origin' | 'clocks'>,
): Promise<string> {
  const lines = await linesOf(database, [id])
  const entries = lines
    .filter((line) => course === undefined || line.course === course)
    .map((line) => dated(line) ?? withoutDate(line, dayOf(openedAt)))
  return calendarFile(entries, {
    language: lang ?? language,
    origin,
    now: clocks.academy.now(),
    owner: uid === null ? 'guest' : 'account',
  })
}

/** The entry of an active course with a date. A subscribed calendar removes the others by itself. */
export function activeEntry(line: RegistrationLine): CalendarEntry[] {
  const entry = dated(line)
  return entry === null || entry.canceled ? [] : [entry]
}

function dated({
  registrationId,
  course,
  soldAs,
  start,
  end,
  location,
  sample,
  canceledAt,
}: RegistrationLine): CalendarEntry | null {
  if (start === null || end === null || location === null) return null
  return { id: registrationId, course, soldAs, start, end, location, sample, canceled: canceledAt !== null }
}

/** An entry needs a day, and the removed one is no longer known: calendars find it by its id. */
function withoutDate({ registrationId, course, soldAs, sample }: RegistrationLine, day: Day): CalendarEntry {
  const days = { start: day, end: day, location: ownPlace }
  return { id: registrationId, course, soldAs, ...days, sample, canceled: true }
}
