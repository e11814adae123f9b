import { datesForSeveral, moveRegistrants, previewMoves } from '#features/dates/move-registrants.ts'
import type { DeskParts } from '#features/office-calls/desk.ts'
import { emailsToCome } from '#features/office-calls/emails-to-come.ts'
import { serveOffice } from '#features/office-calls/guard.ts'
import { orStale } from '#features/office-calls/or-stale.ts'
import type { App } from '#platform/http/app-type.ts'
import { emailRegistrants, previewRegistrantsEmail } from './email-registrants.ts'

export function bulkRoutes(app: App, parts: DeskParts): void {
  emailRoutes(app, parts)
  moveRoutes(app, parts)
}

function emailRoutes(app: App, parts: DeskParts): void {
  const serve = serveOffice(app, parts)
  const { context } = parts
  serve('POST /api/office/registrations/email/preview', async ({ body }) => {
    const { outcome, emails, revision } = await previewRegistrantsEmail({ ...body, id: 'preview' }, context)
    return { revision, recipients: [...outcome], ...emailsToCome(emails) }
  })
  serve('POST /api/office/registrations/email', async ({ body: { revision, ...email } }, _staff, note) => {
    const send = () => emailRegistrants(email, context, note, revision)
    return { sent: (await orStale(null, parts, send)).length }
  })
}

function moveRoutes(app: App, parts: DeskParts): void {
  const serve = serveOffice(app, parts)
  const { context } = parts
  serve('GET /api/office/registrations/dates', async ({ query }) => ({
    courses: await datesForSeveral(query.ids, context),
  }))
  serve('POST /api/office/registrations/move/preview', async ({ body }) => {
    const { outcome, emails, revision } = await previewMoves(body, context)
    return { ...outcome, revision, ...emailsToCome(emails) }
  })
  serve('POST /api/office/registrations/move', async ({ body: { revision, ...moves } }, _staff, note) => {
    const move = () => moveRegistrants(moves, context, note, revision)
    const { outcome } = await orStale(null, parts, move)
    return { start: moves.start, moved: outcome.moved.length }
  })
}
