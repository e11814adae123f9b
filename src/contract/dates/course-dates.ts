import { z } from 'zod'
import { calls } from '../calls.ts'
import { courseId, day, instant, language } from '../fields.ts'

/** Start and end are null for a date to be announced. */
const courseDate = z.object({
  course: courseId,
  start: day.nullable(),
  end: day.nullable(),
  location: z.string(),
  spots: z.int(),
  /** Seats neither sold nor held; every seat for a date to be announced. */
  left: z.int(),
  /**
   * For a date without free seats but with unpaid holds: when the first hold ends. The waiting list opens
   * once all are paid.
   */
  heldUntil: instant.nullable(),
  past: z.boolean(),
  sample: z.boolean(),
})
export type CourseDate = z.infer<typeof courseDate>

export const courseDateCalls = calls({
  'GET /calendar/dates.ics': {
    summary: 'All dates to come as a calendar that others can subscribe to',
    who: 'anyone',
    query: z.object({ lang: language.optional() }),
    answer: 'file',
  },
  'GET /api/sessions': {
    summary: 'The dates to come, with what is left of their seats',
    who: 'anyone',
    answer: z.array(courseDate),
  },
})
export type CourseDateCalls = typeof courseDateCalls
