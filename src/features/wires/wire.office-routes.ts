import type { DeskParts } from '#features/office-calls/desk.ts'
import { serveOffice } from '#features/office-calls/guard.ts'
import { servePreview } from '#features/office-calls/previews.ts'
import type { Note } from '#features/record/staff-note.ts'
import type { Context } from '#platform/context.ts'
import type { App } from '#platform/http/app-type.ts'
import { confirmWire, previewWire, recordWire, withdrawWire } from './record-wire.ts'
import { refundOffline } from './take-wire.ts'

type SentBack = { params: { id: string }; body: { how: string } }

export function officeWireRoutes(app: App, parts: DeskParts): void {
  wireRoutes(app, parts)
  offlineRefundRoutes(app, parts)
}

function wireRoutes(app: App, parts: DeskParts): void {
  const serve = serveOffice(app, parts)
  const { context } = parts
  serve('POST /api/office/wires', async ({ body }, staff, note) => {
    const { id } = await recordWire(body, { staffId: staff.id }, context, note)
    return { id }
  })
  servePreview(app, parts, 'POST /api/office/wires/:id/confirm', ({ params }, preview, note, staff) =>
    previewWire(params.id, { staffId: staff.id }, preview, note),
  )
  serve('POST /api/office/wires/:id/confirm', async ({ params }, staff, note) => {
    const { id } = await confirmWire(params.id, { staffId: staff.id }, context, note)
    return { registrationId: id }
  })
  serve('POST /api/office/wires/:id/withdraw', async ({ params }, staff, note) => {
    await withdrawWire(params.id, { staffId: staff.id }, context, note)
  })
}

function offlineRefundRoutes(app: App, parts: DeskParts): void {
  const serve = serveOffice(app, parts)
  const { context } = parts
  const refund = ({ params, body }: SentBack, to: Context, note: Note) =>
    refundOffline({ registrationId: params.id, ...body }, to, note)
  servePreview(app, parts, 'POST /api/office/registrations/:id/offline-refund', refund)
  serve('POST /api/office/registrations/:id/offline-refund', async (request, _staff, note) => {
    await refund(request, context, note)
  })
}
