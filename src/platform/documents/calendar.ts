// Course dates as iCalendar (RFC 5545): whole days, because a course's hours are announced on site.
import { academy } from '#content/academy.ts'
import { wordsIn } from '#content/words.ts'
import { type CourseId, location as ownPlace, type SoldAs } from '#domain/catalogue/catalogue.ts'
import { addDays, type Day, minutes } from '#domain/dates/days.ts'
import { addressIn, type Language } from '#domain/people/language.ts'
import { documentWords } from './words.ts'

export type CalendarEntry = {
  /** Identifies the registration; the day, in the calendar of all dates. */
  id: string
  course: CourseId
  soldAs: SoldAs | null
  start: Day
  end: Day
  location: string
  sample: boolean
  /** Calendars remove the entry that an earlier file added. */
  canceled: boolean
}

type Calendar = {
  language: Language
  origin: string
  now: Date
  /** Decides where an entry links to. A visitor has registered for nothing. */
  owner: 'account' | 'guest' | 'visitor'
}

export function calendarFile(entries: readonly CalendarEntry[], calendar: Calendar): string {
  const { language, origin, now, owner } = calendar
  const { calendar: words, sampleDate } = documentWords(language)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${academy.name}//Courses//${language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(words.name[owner === 'visitor' ? 'all' : 'own'](academy.name))}`,
    ...entries.flatMap(({ id, course, soldAs, start, end, location, sample, canceled }) => [
      'BEGIN:VEVENT',
      `UID:${id}-${course}@${new URL(origin).hostname}`,
      `DTSTAMP:${stamp(now)}`,
      // A calendar ignores an entry with a lower number than the one it has. A later file has a higher one.
      `SEQUENCE:${Math.floor(now.getTime() / minutes(1))}`,
      `STATUS:${canceled ? 'CANCELLED' : 'CONFIRMED'}`,
      `DTSTART;VALUE=DATE:${compact(start)}`,
      // DTEND is exclusive: the day after the last one.
      `DTEND;VALUE=DATE:${compact(addDays(end, 1))}`,
      `SUMMARY:${escaped([wordsIn(language).courseName(course, soldAs), sample && sampleDate].filter(Boolean).join(', '))}`,
      `LOCATION:${escaped(addressAt(location))}`,
      `DESCRIPTION:${escaped(`${words.details[owner]} ${detailsAddress(course, calendar)}`)}`,
      `URL:${detailsAddress(course, calendar)}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ]
  return lines.map(folded).join('\r\n')
}

/**
 * Calendars are often shared in a practice, and a guest's link could cancel the course. The entry therefore
 * links a guest to the course page and names the email that contains the link.
 */
function detailsAddress(course: CourseId, { owner, origin, language }: Calendar): string {
  return addressIn(language, owner === 'account' ? `${origin}/account` : `${origin}/courses#${course}`)
}

/** The street is known of the academy's own place only. */
function addressAt(place: string): string {
  const { street, postalCode } = academy.address
  return place === ownPlace ? `${academy.name}, ${street}, ${place} ${postalCode}` : place
}

function compact(day: Day): string {
  return day.replaceAll('-', '')
}

export function stamp(instant: Date): string {
  return instant.toISOString().replace(/[-:]|\.\d+/g, '')
}

export function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n')
}

const mostOctets = 74

/** RFC 5545 limits lines to 75 octets; a continuation starts with a space. */
export function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  for (const sign of line) {
    if (Buffer.byteLength(part + sign) > mostOctets) {
      parts.push(part)
      part = ''
    }
    part += sign
  }
  return [...parts, part].join('\r\n ')
}
