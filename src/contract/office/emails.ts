import { z } from 'zod'
import { type AnswerOf, calls } from '../calls.ts'
import { instant, language, line } from '../fields.ts'
import { pageEnds, pageQuery } from './paging.ts'

const emailStates = ['waiting', 'given-up', 'sent'] as const

export const officeEmail = z.object({
  id: z.uuid(),
  kind: z.string(),
  to: z.string(),
  language,
  subject: z.string(),
  state: z.enum(emailStates),
  createdAt: instant,
  deliveredAt: instant.nullable(),
  attempts: z.int(),
  /** What the mail server answered last. */
  lastError: z.string().nullable(),
  /** False once its secret links are deleted. */
  canSendAgain: z.boolean(),
})
export type OfficeEmail = z.infer<typeof officeEmail>

export const emailCalls = calls({
  /** Newest first */
  'GET /api/office/emails': {
    summary: 'The outbox: emails that wait, were given up or were sent',
    who: { staff: 'see' },
    query: pageQuery.extend({
      state: z.enum(emailStates).optional(),
      /** The address of a recipient. */
      to: line(254).optional(),
    }),
    answer: pageEnds.extend({
      rows: z.array(officeEmail),
      counts: z.object({
        waiting: z.int(),
        /** Given up, and can be sent again. */
        retryable: z.int(),
      }),
    }),
  },
  'GET /api/office/emails/:id': {
    summary: 'One email with its text',
    who: { staff: 'see' },
    params: z.object({ id: z.uuid() }),
    answer: officeEmail.extend({ text: z.string() }),
  },
})
export type EmailCalls = typeof emailCalls
export type OfficeEmails = AnswerOf<(typeof emailCalls)['GET /api/office/emails']>
export type OfficeEmailText = AnswerOf<(typeof emailCalls)['GET /api/office/emails/:id']>
