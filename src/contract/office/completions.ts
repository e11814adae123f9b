// Completing a course of one registration. A whole date is completed on its own screen.
import { z } from 'zod'
import { courseId, rowNumber, sentDay } from '../fields.ts'

const params = z.object({ id: z.uuid() })
const revision = rowNumber

/** POST /api/office/registrations/:id/complete */
export const completeCourse = {
  summary: 'Completes one course of a registration, such as one without a date, and emails the certificate',
  params,
  body: z.object({ revision, course: courseId, on: sentDay }),
  response: { 200: z.object({ code: z.string(), hours: z.number() }) },
}

/** POST /api/office/registrations/:id/undo-completion */
export const undoCourse = {
  summary: 'Undoes the completion of one course of a registration and revokes its certificate',
  params,
  body: z.object({ revision, course: courseId }),
  response: { 204: z.undefined() },
}
