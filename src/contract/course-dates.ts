import { z } from 'zod'
import { courseId, day, instant, language } from './fields.ts'

/** Start and end are null for a date to be announced. */
export const courseDate = z.object({
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

/** GET /calendar/dates.ics */
export const datesCalendar = {
  summary: 'All dates to come as a calendar that others can subscribe to',
  querystring: z.object({ lang: language.optional() }),
}

/** GET /api/sessions */
export const listCourseDates = {
  summary: 'The dates to come, with what is left of their seats',
  response: { 200: z.array(courseDate) },
}
