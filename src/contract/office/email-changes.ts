import { z } from 'zod'
import { day, instant, language, lines, rowNumber } from '../fields.ts'

/** POST /api/office/emails/retry. Without an id: all that were given up. */
export const retryEmails = {
  summary: 'Sends given-up emails again',
  body: z.object({ id: z.uuid().optional() }),
  response: { 200: z.object({ count: z.int() }) },
}

/** GET /api/office/questions */
export const officeQuestions = {
  summary: 'Questions to the office: those that wait first, then the answered ones, newest first',
  response: {
    200: z.object({
      questions: z.array(
        z.object({
          id: z.int(),
          /** 'Q-0412' */
          number: z.string(),
          askedAt: instant,
          email: z.string(),
          language,
          question: z.string(),
          reply: z.string().nullable(),
          repliedAt: instant.nullable(),
        }),
      ),
    }),
  },
}
/** GET /api/office/questions/asked */
export const askedQuestions = {
  summary: 'What visitors asked on the site in the last 90 days, without the people, most often first',
  response: {
    200: z.object({
      questions: z.array(
        z.object({
          question: z.string(),
          language,
          answer: z.enum(['fact', 'quote', 'unknown', 'patient']),
          times: z.int(),
          notHelpful: z.int(),
          last: day,
        }),
      ),
    }),
  },
}
export type AskedQuestions = z.infer<(typeof askedQuestions.response)[200]>
export type OfficeQuestions = z.infer<(typeof officeQuestions.response)[200]>

/** POST /api/office/questions/:id/reply. A second reply is refused. */
export const replyToQuestion = {
  summary: 'Emails a reply to the person who asked',
  params: z.object({ id: z.coerce.number().pipe(rowNumber.min(1)) }),
  body: z.object({ text: lines(8000) }),
  response: { 204: z.undefined() },
}
