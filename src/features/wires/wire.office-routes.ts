import * as calls from '#contract/office/offers.ts'
import type { DeskParts } from '#features/office-calls/desk.ts'
import { officeCall } from '#features/office-calls/guard.ts'
import { previewCall } from '#features/office-calls/previews.ts'
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
  const { context } = parts
  officeCall(app, parts, {
    method: 'POST',
    url: '/api/office/wires',
    schema: calls.recordWire,
    permission: 'offers',
    fresh: true,
    action: 'wires record',
    handler: async ({ body }, staff, note) => {
      const { id } = await recordWire(body, { staffId: staff.id }, context, note)
      return { id }
    },
  })
  const confirming = {
    url: '/api/office/wires/:id/confirm',
    schema: calls.confirmWire,
    permission: 'approve',
  } as const
  previewCall(app, parts, {
    ...confirming,
    work: ({ params }, preview, note, staff) => previewWire(params.id, { staffId: staff.id }, preview, note),
  })
  officeCall(app, parts, {
    ...confirming,
    method: 'POST',
    fresh: true,
    action: 'wires confirm',
    handler: async ({ params }, staff, note) => {
      const { id } = await confirmWire(params.id, { staffId: staff.id }, context, note)
      return { registrationId: id }
    },
  })
  officeCall(app, parts, {
    method: 'POST',
    url: '/api/office/wires/:id/withdraw',
    schema: calls.withdrawWire,
    permission: 'offers',
    action: 'wires withdraw',
    handler: async ({ params }, staff, note) => {
      await withdrawWire(params.id, { staffId: staff.id }, context, note)
      return undefined
    },
  })
}

function offlineRefundRoutes(app: App, parts: DeskParts): void {
  const { context } = parts
  const refunding = {
    url: '/api/office/registrations/:id/offline-refund',
    schema: calls.refundOffline,
    permission: 'refund',
  } as const
  const refund = ({ params, body }: SentBack, to: Context, note: Note) =>
    refundOffline({ registrationId: params.id, ...body }, to, note)
  previewCall(app, parts, { ...refunding, work: refund })
  officeCall(app, parts, {
    ...refunding,
    method: 'POST',
    fresh: true,
    action: 'wires refund',
    handler: async (request, _staff, note) => {
      await refund(request, context, note)
      return undefined
    },
  })
}
