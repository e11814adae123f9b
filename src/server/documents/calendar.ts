// Course dates as iCalendar (RFC 5545): whole days, since a course's hours are told on the spot.
import { academy } from '#content/academy.ts'
import { wordsIn } from '#content/words.ts'
import { type CourseId, location } from '#domain/catalogue.ts'
import { addDays, type Day } from '#domain/days.ts'
import { addressIn, type Language } from '#domain/language.ts'
import { documentWords } from './words.ts'

export type CalendarEntry = {
  registrationId: string
  course: CourseId
  start: Day
  end: Day
  sample: boolean
}

type Calendar = {
  language: Language
  origin: string
  now: Date
  /** Whose dates these are. */
  owner: 'account' | 'guest'
}

export function calendarFile(entries: readonly CalendarEntry[], calendar: Calendar): string {
  const { language, origin, now } = calendar
  const { calendar: words, sampleDate } = documentWords(language)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${academy.name}//Courses//${language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(words.name(academy.name))}`,
    ...entries.flatMap(({ registrationId, course, start, end, sample }) => [
      'BEGIN:VEVENT',
      `UID:${registrationId}-${course}@${new URL(origin).hostname}`,
      `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, '')}`,
      `DTSTART;VALUE=DATE:${compact(start)}`,
      // The day after the last one: an end is where the event no longer is.
      `DTEND;VALUE=DATE:${compact(addDays(end, 1))}`,
      `SUMMARY:${escaped([wordsIn(language).courseName(course), sample && sampleDate].filter(Boolean).join(', '))}`,
      `LOCATION:${escaped(`${academy.name}, ${academy.address.street}, ${location} ${academy.address.postalCode}`)}`,
      `DESCRIPTION:${escaped(`${words.details[calendar.owner]} ${detailsAddress(course, calendar)}`)}`,
      `URL:${detailsAddress(course, calendar)}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ]
  return lines.map(folded).join('\r\n')
}

/**
 * A guest's own page opens by a secret link with which the course can be canceled too, and calendars are shared, in a
 * practice most of all: the file leads a guest to the course, and names the mail that has the link.
 */
function detailsAddress(course: CourseId, { owner, origin, language }: Calendar): string {
  return addressIn(language, owner === 'account' ? `${origin}/account` : `${origin}/courses#${course}`)
}

function compact(day: Day): string {
  return day.replaceAll('-', '')
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n')
}

const mostOctets = 74

/** No line may be longer than 75 octets; what is left goes on behind a space. */
function folded(line: string): string {
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
