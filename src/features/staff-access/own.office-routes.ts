// The staff member's own ways to sign in. Every change needs a confirmation.
import { serveOffice } from '#features/office-calls/guard.ts'
import type { OfficeParts } from '#features/staff/office.ts'
import type { App } from '#platform/http/app-type.ts'
import {
  addApp,
  addPasskey,
  beginApp,
  changeOwnName,
  readOwnWays,
  removeApp,
  removePasskey,
  renewRecoveryCodes,
} from './own-ways.ts'
import { beginPasskey } from './passkeys.ts'

export function ownRoutes(app: App, parts: OfficeParts): void {
  const serve = serveOffice(app, parts)
  serve('GET /api/office/me', (_request, staff) => readOwnWays(staff, parts))
  serve('PATCH /api/office/me', async ({ body }, staff, note) => {
    await changeOwnName(staff, body.name, parts, note)
  })
  passkeyRoutes(app, parts)
  codeRoutes(app, parts)
}

function passkeyRoutes(app: App, parts: OfficeParts): void {
  const serve = serveOffice(app, parts)
  serve('POST /api/office/me/passkeys/options', (_request, staff) => beginPasskey(staff, 'passkey', parts))
  serve('POST /api/office/me/passkeys', async (request, staff, note) => {
    await addPasskey(staff, request.body, parts, note)
  })
  serve('DELETE /api/office/me/passkeys/:id', async (request, staff, note) => {
    await removePasskey(staff, request.params.id, parts, note)
  })
}

function codeRoutes(app: App, parts: OfficeParts): void {
  const serve = serveOffice(app, parts)
  serve('POST /api/office/me/app/options', (_request, staff) => beginApp(staff, parts))
  serve('POST /api/office/me/app', async (request, staff, note) => {
    await addApp(staff, request.body.code, parts, note)
  })
  serve('DELETE /api/office/me/app', async (_request, staff, note) => {
    await removeApp(staff, parts, note)
  })
  serve('POST /api/office/me/recovery-codes', async (_request, staff, note) => ({
    codes: await renewRecoveryCodes(staff, parts, note),
  }))
}
