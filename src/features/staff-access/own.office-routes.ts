// The staff member's own ways to sign in. Every change needs a confirmation.
import * as calls from '#contract/office/access.ts'
import { officeCall } from '#features/office-calls/guard.ts'
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
  officeCall(app, parts, {
    method: 'GET',
    url: '/api/office/me',
    schema: calls.ownWays,
    permission: 'signed-in',
    handler: (_request, staff) => readOwnWays(staff, parts),
  })
  officeCall(app, parts, {
    method: 'PATCH',
    url: '/api/office/me',
    schema: calls.changeOwnName,
    permission: 'signed-in',
    action: 'staff name',
    handler: async ({ body }, staff, note) => {
      await changeOwnName(staff, body.name, parts, note)
      return undefined
    },
  })
  passkeyRoutes(app, parts)
  codeRoutes(app, parts)
}

function passkeyRoutes(app: App, parts: OfficeParts): void {
  officeCall(app, parts, {
    method: 'POST',
    url: '/api/office/me/passkeys/options',
    schema: calls.passkeyOptions,
    permission: 'signed-in',
    fresh: true,
    handler: (_request, staff) => beginPasskey(staff, 'passkey', parts),
  })
  officeCall(app, parts, {
    method: 'POST',
    url: '/api/office/me/passkeys',
    schema: calls.addPasskey,
    permission: 'signed-in',
    fresh: true,
    action: 'passkey add',
    handler: async (request, staff, note) => {
      await addPasskey(staff, request.body, parts, note)
      return undefined
    },
  })
  officeCall(app, parts, {
    method: 'DELETE',
    url: '/api/office/me/passkeys/:id',
    schema: calls.removePasskey,
    permission: 'signed-in',
    fresh: true,
    action: 'passkey remove',
    handler: async (request, staff, note) => {
      await removePasskey(staff, request.params.id, parts, note)
      return undefined
    },
  })
}

function codeRoutes(app: App, parts: OfficeParts): void {
  officeCall(app, parts, {
    method: 'POST',
    url: '/api/office/me/app/options',
    schema: calls.appOptions,
    permission: 'signed-in',
    fresh: true,
    secretAnswer: true,
    handler: (_request, staff) => beginApp(staff, parts),
  })
  officeCall(app, parts, {
    method: 'POST',
    url: '/api/office/me/app',
    schema: calls.addApp,
    permission: 'signed-in',
    fresh: true,
    action: 'app add',
    handler: async (request, staff, note) => {
      await addApp(staff, request.body.code, parts, note)
      return undefined
    },
  })
  officeCall(app, parts, {
    method: 'DELETE',
    url: '/api/office/me/app',
    schema: calls.removeApp,
    permission: 'signed-in',
    fresh: true,
    action: 'app remove',
    handler: async (_request, staff, note) => {
      await removeApp(staff, parts, note)
      return undefined
    },
  })
  officeCall(app, parts, {
    method: 'POST',
    url: '/api/office/me/recovery-codes',
    schema: calls.newRecoveryCodes,
    permission: 'signed-in',
    fresh: true,
    secretAnswer: true,
    action: 'recovery-codes renew',
    handler: async (_request, staff, note) => ({ codes: await renewRecoveryCodes(staff, parts, note) }),
  })
}
