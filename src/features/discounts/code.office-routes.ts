import type * as calls from '#contract/office/codes.ts'
import type { DeskParts } from '#features/office-calls/desk.ts'
import { serveOffice } from '#features/office-calls/guard.ts'
import type { App } from '#platform/http/app-type.ts'
import { listCodes } from './discount-codes.queries.ts'
import { endCode, makeCode } from './make-code.ts'

export function officeCodeRoutes(app: App, parts: DeskParts): void {
  const serve = serveOffice(app, parts)
  const { context } = parts
  serve(
    'GET /api/office/codes',
    async (): Promise<calls.OfficeCodes> => ({
      codes: (await listCodes(context.database)).map(({ fromDay, untilDay, endedAt, madeAt, ...code }) => ({
        ...code,
        items: code.items && [...code.items],
        from: fromDay,
        until: untilDay,
        ended: endedAt !== null,
      })),
    }),
  )
  serve('POST /api/office/codes', async ({ body: { from, until, ...code } }, _staff, note) => {
    await makeCode({ ...code, fromDay: from, untilDay: until }, context, note)
  })
  serve('POST /api/office/codes/:code/end', async ({ params }, _staff, note) => {
    await endCode(params.code, context, note)
  })
}
