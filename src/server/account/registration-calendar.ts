import { linesOf, type RegistrationLine } from '#database/tables/registration-lines.ts'
import type { RegistrationRow } from '#database/tables/rows/registrations.ts'
import type { CourseId } from '#domain/catalogue.ts'
import type { Language } from '#domain/language.ts'
import type { Checkout } from '../checkout/checkout.ts'
import { type CalendarEntry, calendarFile } from '../documents/calendar.ts'

type Choice = { course?: CourseId | undefined; lang?: Language | undefined }

/** The active dates of a registration, or the date of one course. */
export async function registrationCalendar(
  { id, uid, language }: RegistrationRow,
  { course, lang }: Choice,
  { database, origin, clocks }: Pick<Checkout, 'database' | 'origin' | 'clocks'>,
): Promise<string> {
  const lines = await linesOf(database, [id])
  const entries = lines
    .filter((line) => course === undefined || line.course === course)
    .flatMap(calendarEntry)
  return calendarFile(entries, {
    language: lang ?? language,
    origin,
    now: clocks.academy.now(),
    owner: uid === null ? 'guest' : 'account',
  })
}

export function calendarEntry(line: RegistrationLine): CalendarEntry[] {
  const { registrationId, course, start, end, sample, canceledAt } = line
  return canceledAt === null && start !== null && end !== null
    ? [{ registrationId, course, start, end, sample }]
    : []
}
