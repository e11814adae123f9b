// Inviting, changing and removing staff: the same verbs for the office and the command line.

import type { CourseId } from '#domain/catalogue/catalogue.ts'
import type { Clocks } from '#domain/dates/clock.ts'
import type { Role } from '#domain/people/office-roles.ts'
import type { Note } from '#features/record/staff-note.ts'
import { digest, newToken } from '#features/staff/cookie.ts'
import {
  countOwners,
  findStaff,
  findStaffByEmail,
  insertStaff,
  lockStaff,
  setRemoved,
  setRole,
} from '#features/staff/staff.queries.ts'
import { deleteInvitationOf, putInvitation } from '#features/staff/staff-invitations.queries.ts'
import { deleteWaysOf } from '#features/staff/staff-keys.queries.ts'
import { endSessionsOf } from '#features/staff/staff-sessions.queries.ts'
import { refuseTakenName } from '#features/staff/taken-name.ts'
import type { Database } from '#platform/database/connection.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { StaffRow } from '#platform/database/rows/office.ts'
import type { Outbox } from '#platform/email/outbox.ts'
import { officeOrigin } from '#platform/office-origin.ts'
import { Refusal } from '#platform/refusal.ts'
import { officeInvitationEmail } from './office-invitation.emails.ts'

type StaffParts = { database: Database; clocks: Clocks; outbox: Outbox; origin: string }

/** Null for the command line, which is nobody on the list. */
type Actor = { id: string; name: string } | null

type Position = { role: Role; courses: readonly CourseId[] }
type Invited = Position & { email: string; name: string }
type Delivery = {
  /** How long the link works, in milliseconds. */
  lifetime: number
  /** False where the caller hands the link over. */
  byEmail: boolean
}

export type Invitation = { id: string; link: string; endsAt: Date }

/**
 * Invites somebody new, or somebody on the list who lost every key. The role of a member who has joined is changed with
 * `changeRole` only.
 */
export async function inviteStaff(
  invited: Invited,
  delivery: Delivery,
  { actor, note }: { actor: Actor; note: Note },
  parts: StaffParts,
): Promise<Invitation> {
  const { email, role } = invited
  return inTransaction(parts.database, async (trx) => {
    await lockStaff(trx)
    const known = await findStaffByEmail(trx, email)
    if (known?.joinedAt && known.role !== role) {
      throw new Refusal('already_staff', { email, role: known.role })
    }
    if (!known && invited.name !== '') await refuseTakenName(trx, invited)
    if (known && !known.joinedAt) await setRole(trx, known.id, invited)
    const id = known?.id ?? (await insertStaff(trx, newStaff(invited), parts.clocks.real.now()))
    return sendInvitation(trx, { id, email, role }, delivery, { actor, note }, parts)
  })
}

export async function inviteAgain(
  staffId: string,
  delivery: Delivery,
  { actor, note }: { actor: Actor; note: Note },
  parts: StaffParts,
): Promise<Invitation> {
  return inTransaction(parts.database, async (trx) => {
    const staff = await requireStaff(trx, staffId)
    return sendInvitation(trx, staff, delivery, { actor, note }, parts)
  })
}

export async function changeRole(
  staffId: string,
  position: Position,
  { actor, note }: { actor: Actor; note: Note },
  { database }: StaffParts,
): Promise<void> {
  await database.transaction().execute(async (trx) => {
    const staff = await lockOther(trx, staffId, actor)
    if (position.role !== 'owner') await refuseLastOwner(trx, staff)
    await setRole(trx, staffId, position)
    await note(trx, 'staff.role-changed', { staffId, from: staff.role, to: position.role })
  })
}

/** Signs the member out at once. The record keeps the name. */
export async function removeStaff(
  staffId: string,
  { actor, note }: { actor: Actor; note: Note },
  { database, clocks }: StaffParts,
): Promise<void> {
  await database.transaction().execute(async (trx) => {
    const staff = await lockOther(trx, staffId, actor)
    await refuseLastOwner(trx, staff)
    await setRemoved(trx, staffId, clocks.real.now())
    await endSessionsOf(trx, staffId)
    await deleteWaysOf(trx, staffId)
    await deleteInvitationOf(trx, staffId)
    await note(trx, 'staff.removed', { staffId })
  })
}

async function sendInvitation(
  trx: Database,
  { id: staffId, email, role }: Pick<StaffRow, 'id' | 'email' | 'role'>,
  { lifetime, byEmail }: Delivery,
  { actor, note }: { actor: Actor; note: Note },
  { clocks, outbox, origin }: StaffParts,
): Promise<Invitation> {
  const token = newToken()
  const tokenHash = digest(token)
  const createdAt = clocks.real.now()
  const endsAt = new Date(createdAt.getTime() + lifetime)
  await putInvitation(trx, { tokenHash, staffId, invitedBy: actor?.id ?? null, createdAt, expiresAt: endsAt })
  const link = `${officeOrigin(origin)}/office/invitation/${token}`
  if (byEmail) {
    await outbox.post(trx, {
      key: `office-invitation:${tokenHash}`,
      kind: 'office-invitation',
      to: email,
      language: 'en',
      ...officeInvitationEmail({ by: actor?.name ?? null, role, link }, origin),
    })
  }
  await note(trx, 'staff.invited', { staffId, role })
  return { id: staffId, link, endsAt }
}

function newStaff({ email, name, role, courses }: Invited): Invited {
  return { email, name, role, courses }
}

async function requireStaff(trx: Database, staffId: string): Promise<StaffRow> {
  const staff = await findStaff(trx, staffId)
  if (!staff) throw new Refusal('no_such_staff')
  return staff
}

async function lockOther(trx: Database, staffId: string, actor: Actor): Promise<StaffRow> {
  await lockStaff(trx)
  if (actor?.id === staffId) throw new Refusal('own_role')
  return requireStaff(trx, staffId)
}

async function refuseLastOwner(trx: Database, { role, joinedAt }: StaffRow): Promise<void> {
  if (role !== 'owner' || joinedAt === null) return
  if ((await countOwners(trx)) < 2) throw new Refusal('last_owner')
}
