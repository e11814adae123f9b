import * as calls from '#contract/office/codes.ts'
import type { DeskParts } from '#features/office-calls/desk.ts'
import { officeCall } from '#features/office-calls/guard.ts'
import type { App } from '#platform/http/app-type.ts'
import { listCodes } from './discount-codes.queries.ts'
import { endCode, makeCode } from './make-code.ts'

export function officeCodeRoutes(app: App, parts: DeskParts): void {
  const { context } = parts
  officeCall(app, parts, {
    method: 'GET',
    url: '/api/office/codes',
    schema: calls.listCodes,
    permission: 'see',
    handler: async (): Promise<calls.OfficeCodes> => ({
      codes: (await listCodes(context.database)).map(({ fromDay, untilDay, endedAt, madeAt, ...code }) => ({
        ...code,
        items: code.items && [...code.items],
        from: fromDay,
        until: untilDay,
        ended: endedAt !== null,
      })),
    }),
  })
  officeCall(app, parts, {
    method: 'POST',
    url: '/api/office/codes',
    schema: calls.makeCode,
    permission: 'accounting',
    fresh: true,
    action: 'codes make',
    handler: async ({ body: { from, until, ...code } }, _staff, note) => {
      await makeCode({ ...code, fromDay: from, untilDay: until }, context, note)
      return undefined
    },
  })
  officeCall(app, parts, {
    method: 'POST',
    url: '/api/office/codes/:code/end',
    schema: calls.endCode,
    permission: 'accounting',
    fresh: true,
    action: 'codes end',
    handler: async ({ params }, _staff, note) => {
      await endCode(params.code, context, note)
      return undefined
    },
  })
}
