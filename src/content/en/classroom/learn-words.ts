import { partsOf } from '#domain/dates/day-parts.ts'
import { type Day, dayOf, zone } from '#domain/dates/days.ts'
import { classroomMenu } from '../../classroom/classroom-menu.ts'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'June', 'July', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec']
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const weekdayOf = (day: Day) => weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? ''

/** The words that all pages of the classroom share. */
export const learnWords = {
  menu: classroomMenu({
    classroom: 'Classroom',
    courses: 'My courses',
    live: 'Live sessions',
    notes: 'Notes',
    certificates: 'Certificates',
    back: 'Back to the site',
  }),
  classroom: 'Classroom',
  loading: 'The classroom is loading',
  failed: 'The classroom couldn’t be loaded.',
  tryAgain: 'Try again',
  close: 'Close',
  unknown: {
    title: 'Not in your classroom',
    text: 'This page belongs to a course that is not in your account, or it has moved.',
    link: 'My courses',
  },
  offline: 'You are offline. This is what was last loaded on this device.',
  preview: {
    text: 'Staff preview. Marks, notes and answers are not kept.',
    closed: 'Not in the preview',
    closedText:
      'Tests and lists of one person need a registration. The questions are in the office, under Classroom.',
  },
  outbox: {
    saved: (time: string) => `Saved ${time}`,
    sending: 'Saving…',
    device: 'Saved on this device',
  },
  sample: 'Sample lessons, pending faculty approval. They are not clinical protocols.',
  waits: {
    title: 'This lesson waits',
    text: 'A payment of your plan is overdue. Lessons that you have not begun open once it is paid.',
    link: 'Pay now',
  },
  minutes: (minutes: number) => `${minutes} min`,
  lessonsOf: (done: number, of: number) => `${done} of ${of} lessons`,
  lesson: (course: string, number: string) => `${course}, lesson ${number}`,
  /** 90 → '1 h 30' */
  duration(minutes: number): string {
    if (minutes < 60) return `${minutes} min`
    return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')}`
  },
  ceHours: (hours: number) => `${hours} CE Hours`,
  percentSign: '%',
  losAngeles: 'Los\u00a0Angeles',
  /** A time of day; without a zone the reader's own. */
  time(instant: Date, timeZone?: string): string {
    const format = { hour: 'numeric', minute: '2-digit', ...(timeZone && { timeZone }) } as const
    return new Intl.DateTimeFormat('en-US', format).format(instant).toLowerCase()
  },
  whereYouAre: (time: string) => `${time} where you are`,
  zone,
  /** The day of an instant in Los Angeles in pieces, for its number in very large type. */
  dayParts(instant: Date): { before: string; number: string; after: string } {
    const day = dayOf(instant)
    const { month, date } = partsOf(day)
    return { before: `${weekdayOf(day)} ${months[month]}`, number: String(date), after: '' }
  },
  /** A day in pieces: 'Sept', '1', '2025'. */
  dateParts(day: Day): { before: string; number: string; after: string } {
    const { year, month, date } = partsOf(day)
    return { before: months[month] ?? '', number: String(date), after: String(year) }
  },
  weekday: (instant: Date) =>
    new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: zone }).format(instant),
  inDays(days: number): string {
    if (days <= 0) return 'today'
    return days === 1 ? 'tomorrow' : `in ${days} days`
  },
  live: {
    none: 'No live session is set at the moment.',
    speaker: (speaker: string, minutes: number) => `${speaker}. ${minutes} minutes, questions welcome.`,
    door: (time: string) =>
      `The door opens here at ${time}. If you cannot come, the recording is here the next day.`,
    opens: (time: string) => `Opens ${time}`,
    toCalendar: 'Add to calendar',
    join: 'Join now',
    watch: 'Watch the recording',
    recordingLater: 'Recording the next day',
    there: 'You were there',
    ask: 'Send a question ahead',
    failed: 'The door could not be opened. Please try again or call us.',
  },
}
export type LearnWords = typeof learnWords
