import { z } from 'zod'
import { instant, language, line } from '../fields.ts'
import { pageEnds, pageQuery } from './paging.ts'

export const emailStates = ['waiting', 'given-up', 'sent'] as const

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

/** GET /api/office/emails, newest first */
export const officeEmails = {
  summary: 'The outbox: emails that wait, were given up or were sent',
  querystring: pageQuery.extend({
    state: z.enum(emailStates).optional(),
    /** The address of a recipient. */
    to: line(254).optional(),
  }),
  response: {
    200: pageEnds.extend({
      rows: z.array(officeEmail),
      counts: z.object({
        waiting: z.int(),
        /** Given up, and can be sent again. */
        retryable: z.int(),
      }),
    }),
  },
}
export type OfficeEmails = z.infer<(typeof officeEmails.response)[200]>

/** GET /api/office/emails/:id */
export const officeEmailText = {
  summary: 'One email with its text',
  params: z.object({ id: z.uuid() }),
  response: { 200: officeEmail.extend({ text: z.string() }) },
}
export type OfficeEmailText = z.infer<(typeof officeEmailText.response)[200]>
