import { z } from 'zod'
import { courseId, day, instant } from './fields.ts'

/** A date of a course; start and end are null for a date to be announced. */
export const courseDate = z.object({
  course: courseId,
  start: day.nullable(),
  end: day.nullable(),
  location: z.string(),
  spots: z.int(),
  /** Seats neither sold nor held; all of them where the date is to be announced. */
  left: z.int(),
  /**
   * Where no seat is left and some wait for their payment: when the first of these holds ends. The waiting list opens once all
   * are paid.
   */
  heldUntil: instant.nullable(),
  past: z.boolean(),
  sample: z.boolean(),
})
export type CourseDate = z.infer<typeof courseDate>

/** GET /api/sessions */
export const listCourseDates = {
  summary: 'The dates to come, with what is left of their seats',
  response: { 200: z.array(courseDate) },
}
