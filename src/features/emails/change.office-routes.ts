// Given-up emails, and questions to the office.
import { serveOffice } from '#features/office-calls/guard.ts'
import { servePreview } from '#features/office-calls/previews.ts'
import { countAskedQuestions } from '#features/questions/asked-questions.queries.ts'
import { listOfficeQuestions, officeQuestionNumber } from '#features/questions/office-questions.queries.ts'
import { replyToQuestion } from '#features/questions/reply.ts'
import type { OfficeParts } from '#features/staff/office.ts'
import type { App } from '#platform/http/app-type.ts'
import { retryEmail } from './retry-email.ts'

export function emailChangeRoutes(app: App, parts: OfficeParts): void {
  const serve = serveOffice(app, parts)
  const { context, database } = parts
  serve('POST /api/office/emails/retry', async ({ body: { id } }, _staff, note) => ({
    count: await retryEmail(id, parts, note),
  }))
  serve('GET /api/office/questions/asked', async () => ({
    questions: await countAskedQuestions(database, undefined),
  }))
  serve('GET /api/office/questions', async () => {
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
  })
  servePreview(app, parts, 'POST /api/office/questions/:id/reply', ({ params, body }, preview, note) =>
    replyToQuestion(params.id, body.text, preview, note),
  )
  serve('POST /api/office/questions/:id/reply', async ({ params: { id }, body: { text } }, _staff, note) => {
    await replyToQuestion(id, text, context, note)
  })
}
