// Given-up emails, and questions to the office.
import * as calls from '#contract/office/email-changes.ts'
import { officeCall } from '#features/office-calls/guard.ts'
import { previewCall } from '#features/office-calls/previews.ts'
import { countAskedQuestions } from '#features/questions/asked-questions.queries.ts'
import { listOfficeQuestions, officeQuestionNumber } from '#features/questions/office-questions.queries.ts'
import { replyToQuestion } from '#features/questions/reply.ts'
import type { OfficeParts } from '#features/staff/office.ts'
import type { App } from '#platform/http/app-type.ts'
import { retryEmail } from './retry-email.ts'

export function emailChangeRoutes(app: App, parts: OfficeParts): void {
  const { context, database } = parts
  officeCall(app, parts, {
    method: 'POST',
    url: '/api/office/emails/retry',
    schema: calls.retryEmails,
    permission: 'dates',
    action: 'mail retry',
    handler: async ({ body: { id } }, _staff, note) => ({ count: await retryEmail(id, parts, note) }),
  })
  officeCall(app, parts, {
    method: 'GET',
    url: '/api/office/questions/asked',
    schema: calls.askedQuestions,
    permission: 'dates',
    handler: async () => ({ questions: await countAskedQuestions(database, undefined) }),
  })
  officeCall(app, parts, {
    method: 'GET',
    url: '/api/office/questions',
    schema: calls.officeQuestions,
    permission: 'dates',
    handler: async () => {
      const all = await listOfficeQuestions(database, true)
      const waiting = all.filter(({ repliedAt }) => repliedAt === null).reverse()
      const answered = all.filter(({ repliedAt }) => repliedAt !== null)
      return {
        questions: [...waiting, ...answered].map(({ askedAt, repliedAt, ...question }) => ({
          ...question,
          number: officeQuestionNumber(question.id),
          askedAt: askedAt.toISOString(),
          repliedAt: repliedAt?.toISOString() ?? null,
        })),
      }
    },
  })
  const replying = {
    url: '/api/office/questions/:id/reply',
    schema: calls.replyToQuestion,
    permission: 'dates',
  } as const
  previewCall(app, parts, {
    ...replying,
    work: ({ params, body }, preview, note) => replyToQuestion(params.id, body.text, preview, note),
  })
  officeCall(app, parts, {
    ...replying,
    method: 'POST',
    action: 'questions answer',
    handler: async ({ params: { id }, body: { text } }, _staff, note) => {
      await replyToQuestion(id, text, context, note)
      return undefined
    },
  })
}
