// Staff and the record: for owners.

import { staffNotes } from '#content/en/office/record/staff-notes.ts'
import * as calls from '#contract/office/staff.ts'
import { hours } from '#domain/dates/days.ts'
import { officeCall } from '#features/office-calls/guard.ts'
import { previewCall } from '#features/office-calls/previews.ts'
import type { OfficeParts } from '#features/staff/office.ts'
import { aliveAt } from '#features/staff/sessions.ts'
import { listStaff } from '#features/staff/staff.queries.ts'
import { endSession, endSessionsExcept } from '#features/staff/staff-sessions.queries.ts'
import type { App } from '#platform/http/app-type.ts'
import { sendCsv } from '#platform/http/send-csv.ts'
import { StaffRefusal } from '#platform/http/staff-refusal.ts'
import { changeRole, type Invitation, inviteAgain, inviteStaff, removeStaff } from './manage-staff.ts'
import { readFilters, readRecord, recordCsv } from './read-record.ts'
import { viewSessions } from './routes.ts'

/** An invitation that waits in a mailbox. */
const emailed = { lifetime: hours(48), byEmail: true }

export function staffRoutes(app: App, parts: OfficeParts): void {
  officeCall(app, parts, {
    method: 'GET',
    url: '/api/office/staff',
    schema: calls.listStaff,
    permission: 'staff',
    handler: async (_request, { id }) => ({ staff: await viewStaff(id, parts) }),
  })
  invitingRoutes(app, parts)
  changingRoutes(app, parts)
  staffSessionRoutes(app, parts)
  recordRoutes(app, parts)
}

function recordRoutes(app: App, parts: OfficeParts): void {
  const { database } = parts
  const read = { method: 'GET', permission: 'staff' } as const
  officeCall(app, parts, {
    ...read,
    url: '/api/office/record',
    schema: calls.record,
    handler: (request) => readRecord(request.query, parts),
  })
  officeCall(app, parts, {
    ...read,
    url: '/api/office/record/filters',
    schema: calls.recordFilters,
    handler: () => readFilters(parts),
  })
  officeCall(app, parts, {
    ...read,
    url: '/api/office/record/export.csv',
    fresh: true,
    action: 'record export',
    schema: calls.exportRecord,
    async handler({ query }, _staff, note, reply) {
      const text = await recordCsv(query, parts)
      await note(database, staffNotes.recordExported({ filters: Object.keys(query) }))
      return sendCsv(reply, 'record', text)
    },
  })
}

function invitingRoutes(app: App, parts: OfficeParts): void {
  const { context } = parts
  const answer = ({ id, endsAt }: Invitation) => ({ id, endsAt: endsAt.toISOString() })
  const inviting = {
    url: '/api/office/staff/invitations',
    schema: calls.inviteStaff,
    permission: 'staff',
  } as const
  previewCall(app, parts, {
    ...inviting,
    work: ({ body }, preview, note, actor) => inviteStaff(body, emailed, { actor, note }, preview),
  })
  officeCall(app, parts, {
    ...inviting,
    method: 'POST',
    fresh: true,
    action: 'staff invite',
    handler: async ({ body }, actor, note) =>
      answer(await inviteStaff(body, emailed, { actor, note }, context)),
  })
  const again = {
    url: '/api/office/staff/:id/invitation',
    schema: calls.inviteAgain,
    permission: 'staff',
  } as const
  previewCall(app, parts, {
    ...again,
    work: ({ params }, preview, note, actor) => inviteAgain(params.id, emailed, { actor, note }, preview),
  })
  officeCall(app, parts, {
    ...again,
    method: 'POST',
    fresh: true,
    action: 'staff invite',
    handler: async ({ params }, actor, note) =>
      answer(await inviteAgain(params.id, emailed, { actor, note }, context)),
  })
}

function changingRoutes(app: App, parts: OfficeParts): void {
  const staffParts = { ...parts, origin: parts.config.origin }
  officeCall(app, parts, {
    method: 'POST',
    url: '/api/office/staff/:id/role',
    schema: calls.changeRole,
    permission: 'staff',
    fresh: true,
    action: 'staff role',
    handler: async (request, actor, note) => {
      await changeRole(request.params.id, request.body, { actor, note }, staffParts)
      return undefined
    },
  })
  officeCall(app, parts, {
    method: 'DELETE',
    url: '/api/office/staff/:id',
    schema: calls.removeStaff,
    permission: 'staff',
    fresh: true,
    action: 'staff remove',
    handler: async (request, actor, note) => {
      await removeStaff(request.params.id, { actor, note }, staffParts)
      return undefined
    },
  })
}

function staffSessionRoutes(app: App, parts: OfficeParts): void {
  const { database } = parts
  officeCall(app, parts, {
    method: 'POST',
    url: '/api/office/staff/sign-out-everybody',
    schema: calls.signOutEverybody,
    permission: 'staff',
    fresh: true,
    action: 'staff sign-out',
    handler: (_request, { session }, note) =>
      database.transaction().execute(async (trx) => {
        const ended = await endSessionsExcept(trx, session.id)
        await note(trx, staffNotes.everybodySignedOut({ ended }))
        return { ended }
      }),
  })
  officeCall(app, parts, {
    method: 'GET',
    url: '/api/office/staff/:id/sessions',
    schema: calls.staffSessions,
    permission: 'staff',
    handler: async (request, asking) => ({ sessions: await viewSessions(request.params.id, asking, parts) }),
  })
  officeCall(app, parts, {
    method: 'DELETE',
    url: '/api/office/staff/:id/sessions/:session',
    schema: calls.endStaffSession,
    permission: 'staff',
    action: 'staff sign-out',
    handler: ({ params }, _staff, note) =>
      database.transaction().execute(async (trx) => {
        const isEnded = await endSession(trx, params.id, params.session)
        if (!isEnded) throw new StaffRefusal('no_such_session')
        await note(trx, staffNotes.sessionEnded({ staffId: params.id }))
        return undefined
      }),
  })
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
