import { z } from 'zod'
import { type AnswerOf, calls } from '../calls.ts'
import { day, instant, language, lines, rowNumber } from '../fields.ts'
import { withPreview } from './previews.ts'

export const emailChangeCalls = calls({
  /** Without an id: all that were given up. */
  'POST /api/office/emails/retry': {
    summary: 'Sends given-up emails again',
    who: { staff: 'dates' },
    records: 'mail retry',
    body: z.object({ id: z.uuid().optional() }),
    answer: z.object({ count: z.int() }),
  },
  'GET /api/office/questions': {
    summary: 'Questions to the office: those that wait first, then the answered ones, newest first',
    who: { staff: 'dates' },
    answer: z.object({
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
  'GET /api/office/questions/asked': {
    summary: 'What visitors asked on the site in the last 90 days, without the people, most often first',
    who: { staff: 'dates' },
    answer: z.object({
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
  /** A second reply is refused. */
  ...withPreview('POST /api/office/questions/:id/reply', {
    summary: 'Emails a reply to the person who asked',
    who: { staff: 'dates' },
    records: 'questions answer',
    params: z.object({ id: z.coerce.number().pipe(rowNumber.min(1)) }),
    body: z.object({ text: lines(8000) }),
  }),
})
export type EmailChangeCalls = typeof emailChangeCalls
export type OfficeQuestions = AnswerOf<(typeof emailChangeCalls)['GET /api/office/questions']>
