// A live session as iCalendar (RFC 5545), in UTC: calendars show it in the reader's own zone.
import { academy } from '#content/academy.ts'
import { wordsIn } from '#content/words.ts'
import type { CourseId } from '#domain/catalogue/catalogue.ts'
import { minutes } from '#domain/dates/days.ts'
import { addressIn, type Language } from '#domain/people/language.ts'
import { escaped, folded, stamp } from '#platform/documents/calendar.ts'
import { documentWords } from '#platform/documents/words.ts'

type Session = {
  id: string
  course: CourseId
  title: Record<Language, string>
  startsAt: Date
  minutes: number
}

/** Without the link to the session: it is shown in the classroom, from 15 minutes before. */
export function liveCalendarFile(
  { id, course, title, startsAt, minutes: length }: Session,
  { language, origin, now }: { language: Language; origin: string; now: Date },
): string {
  const address = addressIn(language, `${origin}/learn/${course}`)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${academy.name}//Courses//${language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${id}@${new URL(origin).hostname}`,
    `DTSTAMP:${stamp(now)}`,
    `SEQUENCE:${Math.floor(now.getTime() / minutes(1))}`,
    `DTSTART:${stamp(startsAt)}`,
    `DTEND:${stamp(new Date(startsAt.getTime() + minutes(length)))}`,
    `SUMMARY:${escaped(`${wordsIn(language).courseLabel(course)}: ${title[language]}`)}`,
    `DESCRIPTION:${escaped(`${documentWords(language).calendar.live} ${address}`)}`,
    `URL:${address}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
  return lines.map(folded).join('\r\n')
}
