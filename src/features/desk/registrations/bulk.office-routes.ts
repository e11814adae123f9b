import * as calls from '#contract/office/bulk.ts'
import { datesForSeveral, moveRegistrants, previewMoves } from '#features/dates/move-registrants.ts'
import type { DeskParts } from '#features/office-calls/desk.ts'
import { emailsToCome } from '#features/office-calls/emails-to-come.ts'
import { officeCall } from '#features/office-calls/guard.ts'
import { orStale } from '#features/office-calls/or-stale.ts'
import type { App } from '#platform/http/app-type.ts'
import { emailRegistrants, previewRegistrantsEmail } from './email-registrants.ts'

/** No sentence of the record begins like this: nobody is named where several registrations changed. */
const severalRows = 'several registrations'

export function bulkRoutes(app: App, parts: DeskParts): void {
  emailRoutes(app, parts)
  moveRoutes(app, parts)
}

function emailRoutes(app: App, parts: DeskParts): void {
  const { context } = parts
  officeCall(app, parts, {
    method: 'POST',
    url: '/api/office/registrations/email/preview',
    schema: calls.previewRegistrantsEmail,
    permission: 'dates',
    handler: async ({ body }) => {
      const { outcome, emails, revision } = await previewRegistrantsEmail({ ...body, id: 'preview' }, context)
      return { revision, recipients: [...outcome], ...emailsToCome(emails) }
    },
  })
  officeCall(app, parts, {
    method: 'POST',
    url: '/api/office/registrations/email',
    schema: calls.emailRegistrants,
    permission: 'dates',
    action: 'registrations email',
    handler: async ({ body: { revision, ...email } }, _staff, note) => {
      const send = () => emailRegistrants(email, context, note, revision)
      return { sent: (await orStale(severalRows, parts, send)).length }
    },
  })
}

function moveRoutes(app: App, parts: DeskParts): void {
  const { context } = parts
  officeCall(app, parts, {
    method: 'GET',
    url: '/api/office/registrations/dates',
    schema: calls.datesForSeveral,
    permission: 'dates',
    handler: async ({ query }) => ({ courses: await datesForSeveral(query.ids, context) }),
  })
  officeCall(app, parts, {
    method: 'POST',
    url: '/api/office/registrations/move/preview',
    schema: calls.previewMoves,
    permission: 'dates',
    handler: async ({ body }) => {
      const { outcome, emails, revision } = await previewMoves(body, context)
      return { ...outcome, revision, ...emailsToCome(emails) }
    },
  })
  officeCall(app, parts, {
    method: 'POST',
    url: '/api/office/registrations/move',
    schema: calls.moveRegistrants,
    permission: 'dates',
    action: 'registrations move',
    handler: async ({ body: { revision, ...moves } }, _staff, note) => {
      const move = () => moveRegistrants(moves, context, note, revision)
      const { outcome } = await orStale(severalRows, parts, move)
      return { start: moves.start, moved: outcome.moved.length }
    },
  })
}
