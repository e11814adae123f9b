// Signing in to the office, confirming, and the staff member's own keys and sessions.

import type { FastifyReply, FastifyRequest } from 'fastify'
import { type OfficeStaff, serveOffice, serveOpenOffice } from '#features/office-calls/guard.ts'
import { sessionCookie } from '#features/staff/cookie.ts'
import type { OfficeParts } from '#features/staff/office.ts'
import { aliveAt, confirmedUntil, viewSession } from '#features/staff/sessions.ts'
import { confirmSession, endSession, sessionsOf } from '#features/staff/staff-sessions.queries.ts'
import type { Database } from '#platform/database/connection.ts'
import type { App } from '#platform/http/app-type.ts'
import { Refusal } from '#platform/refusal.ts'
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
  const serveOpen = serveOpenOffice(app, parts)
  serveOpen('POST /api/office/sign-in/options', async (request) => {
    await limitVisitors(request, parts)
    return beginUse('sign-in', null, parts)
  })
  serveOpen('POST /api/office/sign-in/passkey', async (request, reply) => {
    await limitVisitors(request, parts)
    return signInWithPasskey(request.body.passkey, callerOf(request, reply), parts)
  })
  serveOpen('POST /api/office/sign-in/code', async (request, reply) => {
    await limitVisitors(request, parts)
    return signInWithCode(request.body, callerOf(request, reply), parts)
  })
}

function invitationRoutes(app: App, parts: OfficeParts): void {
  const serveOpen = serveOpenOffice(app, parts)
  serveOpen('GET /api/office/invitations/:token', async (request) => {
    await limitVisitors(request, parts)
    return readInvitation(request.params.token, parts)
  })
  serveOpen('POST /api/office/invitations/:token/options', async (request) => {
    await limitVisitors(request, parts)
    return beginInvitation(request.params.token, request.body.name, parts)
  })
  serveOpen('POST /api/office/invitations/:token/passkey', async (request, reply) => {
    await limitVisitors(request, parts)
    const accepted = { ...request.params, ...request.body }
    return acceptInvitation(accepted, callerOf(request, reply), parts)
  })
}

function sessionRoutes(app: App, parts: OfficeParts): void {
  const serve = serveOffice(app, parts)
  const { config, database, clocks } = parts
  serve('GET /api/office/session', (_request, staff) =>
    viewSession(database, staff.session, clocks.real.now()),
  )
  serve('POST /api/office/sign-out', async (_request, staff, _note, reply) => {
    await endSession(database, staff.id, staff.session.id)
    reply.header('set-cookie', sessionCookie(config.origin, null))
  })
  serve('GET /api/office/sessions', async (_request, staff) => ({
    sessions: await viewSessions(staff.id, staff, parts),
  }))
  serve('DELETE /api/office/sessions/:id', async (request, staff) => {
    const isEnded = await endSession(database, staff.id, request.params.id)
    if (!isEnded) throw new Refusal('no_such_session')
  })
}

function confirmRoutes(app: App, parts: OfficeParts): void {
  const serve = serveOffice(app, parts)
  const { database, clocks } = parts
  const confirm = async (db: Database, { session }: OfficeStaff) => {
    const now = clocks.real.now()
    await confirmSession(db, session.id, now)
    return { confirmedUntil: confirmedUntil(now) }
  }
  serve('POST /api/office/confirm/options', (_request, staff) => beginUse('confirm', staff.id, parts))
  serve('POST /api/office/confirm/passkey', async (request, staff) => {
    await checkUse(request.body.passkey, { purpose: 'confirm', staffId: staff.id }, parts)
    return confirm(database, staff)
  })
  serve('POST /api/office/confirm/code', (request, staff) =>
    tryCode(staff.email, parts, () =>
      database.transaction().execute(async (trx) => {
        const taken = await takeCode(trx, staff.id, request.body.code, clocks.real.now())
        return 'fault' in taken ? taken : confirm(trx, staff)
      }),
    ),
  )
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
