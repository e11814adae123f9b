import type { FastifyReply, FastifyRequest } from 'fastify'
import { firstPasskey } from '#content/en/office/staff/invitation.ts'
import type { OfficeInvitation, OfficeSession } from '#contract/staff/access.ts'
import type { NewPasskey } from '#contract/staff/passkeys.ts'
import { makeNote } from '#features/record/staff-note.ts'
import { digest } from '#features/staff/cookie.ts'
import type { OfficeParts } from '#features/staff/office.ts'
import { startSession } from '#features/staff/sessions.ts'
import { findStaff, lockStaff, setJoined } from '#features/staff/staff.queries.ts'
import { findInvitation, takeInvitation } from '#features/staff/staff-invitations.queries.ts'
import { deleteWaysOf } from '#features/staff/staff-keys.queries.ts'
import { endSessionsOf } from '#features/staff/staff-sessions.queries.ts'
import { refuseTakenName } from '#features/staff/taken-name.ts'
import { browserKind } from '#platform/http/browser-kind.ts'
import { Refusal } from '#platform/refusal.ts'
import { beginPasskey, checkNewPasskey, storePasskey } from './passkeys.ts'

export async function readInvitation(token: string, parts: OfficeParts): Promise<OfficeInvitation> {
  const { email, name, role, invitedBy, expiresAt } = await invitationOf(token, parts)
  return { email, name, role, invitedBy, endsAt: expiresAt.toISOString() }
}

export async function beginInvitation(token: string, name: string, parts: OfficeParts) {
  const { staffId, email } = await invitationOf(token, parts)
  await refuseTakenName(parts.database, { name, email })
  return beginPasskey({ id: staffId, name, email }, 'invitation', parts)
}

/** Of two answers to one invitation, one gets in. Earlier ways to sign in end, because they may be lost or stolen. */
export async function acceptInvitation(
  { token, name, passkey }: { token: string; name: string; passkey: NewPasskey },
  caller: { request: FastifyRequest; reply: FastifyReply },
  parts: OfficeParts,
): Promise<OfficeSession> {
  const { database, clocks } = parts
  const { staffId, email } = await invitationOf(token, parts)
  const checked = await checkNewPasskey(passkey, { purpose: 'invitation', staffId }, parts)
  const note = makeNote({ by: { staffId }, clock: clocks.real })
  const kind = browserKind(caller.request.headers['user-agent'] ?? '')
  const at = clocks.real.now()
  return database.transaction().execute(async (trx) => {
    await lockStaff(trx)
    await refuseTakenName(trx, { name, email })
    if (!(await takeInvitation(trx, digest(token), at))) throw new Refusal('invitation_over')
    await deleteWaysOf(trx, staffId)
    await endSessionsOf(trx, staffId)
    await storePasskey(trx, checked, { staffId, name: firstPasskey(kind), at })
    await setJoined(trx, staffId, name, at)
    const staff = await findStaff(trx, staffId)
    if (!staff) throw new Refusal('invitation_over')
    await note(trx, 'staff.joined', {})
    return startSession(trx, { staff, way: 'invitation' }, caller, parts)
  })
}

async function invitationOf(token: string, { database, clocks }: OfficeParts) {
  const invitation = await findInvitation(database, digest(token), clocks.real.now())
  if (!invitation) throw new Refusal('invitation_over')
  return invitation
}
