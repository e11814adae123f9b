// Completing a course of one registration. A whole date is completed on its own screen.

import { z } from 'zod'
import { calls } from '../calls.ts'
import { courseId, rowNumber, sentDay } from '../fields.ts'
import { withPreview } from '../office/previews.ts'

const params = z.object({ id: z.uuid() })
const revision = rowNumber

export const completionCalls = calls({
  ...withPreview('POST /api/office/registrations/:id/complete', {
    summary: 'Completes one course of a registration, such as one without a date, and emails the certificate',
    who: { staff: 'dates' },
    records: 'complete',
    params,
    body: z.object({ revision, course: courseId, on: sentDay }),
    answer: z.object({ code: z.string(), hours: z.number() }),
  }),
  ...withPreview('POST /api/office/registrations/:id/undo-completion', {
    summary: 'Undoes the completion of one course of a registration and revokes its certificate',
    who: { staff: 'dates' },
    records: 'complete',
    params,
    body: z.object({ revision, course: courseId }),
  }),
})
export type CompletionCalls = typeof completionCalls
