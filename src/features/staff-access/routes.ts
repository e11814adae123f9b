// Signing in to the office, confirming, and the staff member's own keys and sessions.
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as calls from '#contract/office/access.ts'
import { type OfficeStaff, officeCall, openOfficeCall } from '#features/office-calls/guard.ts'
import { sessionCookie } from '#features/staff/cookie.ts'
import type { OfficeParts } from '#features/staff/office.ts'
import { aliveAt, confirmedUntil, viewSession } from '#features/staff/sessions.ts'
import { confirmSession, endSession, sessionsOf } from '#features/staff/staff-sessions.queries.ts'
import type { Database } from '#platform/database/connection.ts'
import type { App } from '#platform/http/app-type.ts'
import { StaffRefusal } from '#platform/http/staff-refusal.ts'
import { acceptInvitation, beginInvitation, readInvitation } from './accept-invitation.ts'
import { takeCode, tryCode } from './codes.ts'
import { beginUse, checkUse } from './passkeys.ts'
import { limitVisitors, signInWithCode, signInWithPasskey } from './sign-in.ts'

export function accessRoutes(app: App, parts: OfficeParts): void {
  signInRoutes(app, parts)
  invitationRoutes(app, parts)
  sessionRoutes(app, parts)
  confirmRoutes(app, parts)
}

/** Fastify's own types of the request are wider than those of the call. */
const callerOf = (request: object, reply: FastifyReply) => ({ request: request as FastifyRequest, reply })

function signInRoutes(app: App, parts: OfficeParts): void {
  openOfficeCall(app, parts, {
    method: 'POST',
    url: '/api/office/sign-in/options',
    schema: calls.signInOptions,
    async handler(request) {
      await limitVisitors(request, parts)
      return beginUse('sign-in', null, parts)
    },
  })
  openOfficeCall(app, parts, {
    method: 'POST',
    url: '/api/office/sign-in/passkey',
    schema: calls.signInWithPasskey,
    async handler(request, reply) {
      await limitVisitors(request, parts)
      return signInWithPasskey(request.body.passkey, callerOf(request, reply), parts)
    },
  })
  openOfficeCall(app, parts, {
    method: 'POST',
    url: '/api/office/sign-in/code',
    schema: calls.signInWithCode,
    async handler(request, reply) {
      await limitVisitors(request, parts)
      return signInWithCode(request.body, callerOf(request, reply), parts)
    },
  })
}

function invitationRoutes(app: App, parts: OfficeParts): void {
  openOfficeCall(app, parts, {
    method: 'GET',
    url: '/api/office/invitations/:token',
    schema: calls.invitation,
    async handler(request) {
      await limitVisitors(request, parts)
      return readInvitation(request.params.token, parts)
    },
  })
  openOfficeCall(app, parts, {
    method: 'POST',
    url: '/api/office/invitations/:token/options',
    schema: calls.invitationOptions,
    async handler(request) {
      await limitVisitors(request, parts)
      return beginInvitation(request.params.token, request.body.name, parts)
    },
  })
  openOfficeCall(app, parts, {
    method: 'POST',
    url: '/api/office/invitations/:token/passkey',
    schema: calls.acceptInvitation,
    async handler(request, reply) {
      await limitVisitors(request, parts)
      const accepted = { ...request.params, ...request.body }
      return acceptInvitation(accepted, callerOf(request, reply), parts)
    },
  })
}

function sessionRoutes(app: App, parts: OfficeParts): void {
  const { config, database, clocks } = parts
  officeCall(app, parts, {
    method: 'GET',
    url: '/api/office/session',
    schema: calls.session,
    permission: 'signed-in',
    handler: (_request, staff) => viewSession(database, staff.session, clocks.real.now()),
  })
  officeCall(app, parts, {
    method: 'POST',
    url: '/api/office/sign-out',
    schema: calls.signOut,
    permission: 'signed-in',
    async handler(_request, staff, _note, reply) {
      await endSession(database, staff.id, staff.session.id)
      reply.header('set-cookie', sessionCookie(config.origin, null))
      return undefined
    },
  })
  officeCall(app, parts, {
    method: 'GET',
    url: '/api/office/sessions',
    schema: calls.ownSessions,
    permission: 'signed-in',
    handler: async (_request, staff) => ({ sessions: await viewSessions(staff.id, staff, parts) }),
  })
  officeCall(app, parts, {
    method: 'DELETE',
    url: '/api/office/sessions/:id',
    schema: calls.endOwnSession,
    permission: 'signed-in',
    async handler(request, staff) {
      const isEnded = await endSession(database, staff.id, request.params.id)
      if (!isEnded) throw new StaffRefusal('no_such_session')
      return undefined
    },
  })
}

function confirmRoutes(app: App, parts: OfficeParts): void {
  const { database, clocks } = parts
  const confirm = async (db: Database, { session }: OfficeStaff) => {
    const now = clocks.real.now()
    await confirmSession(db, session.id, now)
    return { confirmedUntil: confirmedUntil(now) }
  }
  officeCall(app, parts, {
    method: 'POST',
    url: '/api/office/confirm/options',
    schema: calls.confirmOptions,
    permission: 'signed-in',
    handler: (_request, staff) => beginUse('confirm', staff.id, parts),
  })
  officeCall(app, parts, {
    method: 'POST',
    url: '/api/office/confirm/passkey',
    schema: calls.confirmWithPasskey,
    permission: 'signed-in',
    async handler(request, staff) {
      await checkUse(request.body.passkey, { purpose: 'confirm', staffId: staff.id }, parts)
      return confirm(database, staff)
    },
  })
  officeCall(app, parts, {
    method: 'POST',
    url: '/api/office/confirm/code',
    schema: calls.confirmWithCode,
    permission: 'signed-in',
    handler: (request, staff) =>
      tryCode(staff.email, parts, () =>
        database.transaction().execute(async (trx) => {
          const taken = await takeCode(trx, staff.id, request.body.code, clocks.real.now())
          return 'fault' in taken ? taken : confirm(trx, staff)
        }),
      ),
  })
}

export async function viewSessions(staffId: string, asking: OfficeStaff, { database, clocks }: OfficeParts) {
  const sessions = await sessionsOf(database, staffId, aliveAt(clocks.real.now()))
  return sessions.map(({ id, way, browser, device, startedAt, lastUsedAt }) => ({
    id,
    current: id === asking.session.id,
    way,
    browser,
    device,
    startedAt: startedAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
  }))
}
