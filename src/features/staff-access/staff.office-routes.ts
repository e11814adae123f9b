// Staff and the record: for owners.

import type * as calls from '#contract/staff/staff.ts'
import { hours } from '#domain/dates/days.ts'
import { serveOffice } from '#features/office-calls/guard.ts'
import { servePreview } from '#features/office-calls/previews.ts'
import type { OfficeParts } from '#features/staff/office.ts'
import { aliveAt } from '#features/staff/sessions.ts'
import { listStaff } from '#features/staff/staff.queries.ts'
import { endSession, endSessionsExcept } from '#features/staff/staff-sessions.queries.ts'
import type { App } from '#platform/http/app-type.ts'
import { sendCsv } from '#platform/http/send-csv.ts'
import { Refusal } from '#platform/refusal.ts'
import { changeRole, type Invitation, inviteAgain, inviteStaff, removeStaff } from './manage-staff.ts'
import { readFilters, readRecord, recordCsv } from './read-record.ts'
import { viewSessions } from './routes.ts'

/** An invitation that waits in a mailbox. */
const emailed = { lifetime: hours(48), byEmail: true }

export function staffRoutes(app: App, parts: OfficeParts): void {
  const serve = serveOffice(app, parts)
  serve('GET /api/office/staff', async (_request, { id }) => ({ staff: await viewStaff(id, parts) }))
  invitingRoutes(app, parts)
  changingRoutes(app, parts)
  staffSessionRoutes(app, parts)
  recordRoutes(app, parts)
}

function recordRoutes(app: App, parts: OfficeParts): void {
  const serve = serveOffice(app, parts)
  const { database } = parts
  serve('GET /api/office/record', (request) => readRecord(request.query, parts))
  serve('GET /api/office/record/filters', () => readFilters(parts))
  serve('GET /api/office/record/export.csv', async ({ query }, _staff, note, reply) => {
    const text = await recordCsv(query, parts)
    await note(database, 'record.exported', { filters: Object.keys(query) })
    return sendCsv(reply, 'record', text)
  })
}

function invitingRoutes(app: App, parts: OfficeParts): void {
  const serve = serveOffice(app, parts)
  const { context } = parts
  const answer = ({ id, endsAt }: Invitation) => ({ id, endsAt: endsAt.toISOString() })
  servePreview(app, parts, 'POST /api/office/staff/invitations', ({ body }, preview, note, actor) =>
    inviteStaff(body, emailed, { actor, note }, preview),
  )
  serve('POST /api/office/staff/invitations', async ({ body }, actor, note) =>
    answer(await inviteStaff(body, emailed, { actor, note }, context)),
  )
  servePreview(app, parts, 'POST /api/office/staff/:id/invitation', ({ params }, preview, note, actor) =>
    inviteAgain(params.id, emailed, { actor, note }, preview),
  )
  serve('POST /api/office/staff/:id/invitation', async ({ params }, actor, note) =>
    answer(await inviteAgain(params.id, emailed, { actor, note }, context)),
  )
}

function changingRoutes(app: App, parts: OfficeParts): void {
  const serve = serveOffice(app, parts)
  const staffParts = { ...parts, origin: parts.config.origin }
  serve('POST /api/office/staff/:id/role', async (request, actor, note) => {
    await changeRole(request.params.id, request.body, { actor, note }, staffParts)
  })
  serve('DELETE /api/office/staff/:id', async (request, actor, note) => {
    await removeStaff(request.params.id, { actor, note }, staffParts)
  })
}

function staffSessionRoutes(app: App, parts: OfficeParts): void {
  const serve = serveOffice(app, parts)
  const { database } = parts
  serve('POST /api/office/staff/sign-out-everybody', (_request, { session }, note) =>
    database.transaction().execute(async (trx) => {
      const ended = await endSessionsExcept(trx, session.id)
      await note(trx, 'staff.signed-out', { ended })
      return { ended }
    }),
  )
  serve('GET /api/office/staff/:id/sessions', async (request, asking) => ({
    sessions: await viewSessions(request.params.id, asking, parts),
  }))
  serve('DELETE /api/office/staff/:id/sessions/:session', ({ params }, _staff, note) =>
    database.transaction().execute(async (trx) => {
      const isEnded = await endSession(trx, params.id, params.session)
      if (!isEnded) throw new Refusal('no_such_session')
      await note(trx, 'staff.session-ended', { staffId: params.id })
      return undefined
    }),
  )
}

async function viewStaff(self: string, { database, clocks }: OfficeParts): Promise<calls.StaffMember[]> {
  const staff = await listStaff(database, aliveAt(clocks.real.now()))
  return staff.map(({ joinedAt, invitationEnds, invitedBy, passkeys, app, codes, ...member }) => ({
    ...member,
    self: member.id === self,
    joined: joinedAt !== null,
    ways: { passkeys, app, codes },
    sessions: member.sessions ?? 0,
    lastSeenAt: member.lastSeenAt?.toISOString() ?? null,
    invitation: invitationEnds ? { by: invitedBy, endsAt: invitationEnds.toISOString() } : null,
  }))
}
