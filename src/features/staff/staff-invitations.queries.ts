import type { Database } from '#platform/database/connection.ts'
import type { StaffInvitationsTable } from '#platform/database/rows/office.ts'

type NewInvitation = Pick<StaffInvitationsTable, 'tokenHash' | 'staffId' | 'invitedBy'> & {
  createdAt: Date
  expiresAt: Date
}

/** Replaces the last invitation of the person. */
export async function putInvitation(trx: Database, invitation: NewInvitation): Promise<void> {
  const { staffId: _, ...changed } = invitation
  await trx
    .insertInto('staffInvitations')
    .values(invitation)
    .onConflict((conflict) => conflict.column('staffId').doUpdateSet(changed))
    .execute()
}

/** Undefined if it was used, replaced or has expired. */
export function findInvitation(db: Database, tokenHash: string, now: Date) {
  return db
    .selectFrom('staffInvitations as invitation')
    .innerJoin('staff', 'staff.id', 'invitation.staffId')
    .leftJoin('staff as inviter', 'inviter.id', 'invitation.invitedBy')
    .select([
      'staff.id as staffId',
      'staff.email',
      'staff.name',
      'staff.role',
      'invitation.expiresAt',
      'inviter.name as invitedBy',
    ])
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .where('staff.removedAt', 'is', null)
    .executeTakeFirst()
}

/** Uses the invitation up. False if another call was first, or if it has expired. */
export async function takeInvitation(trx: Database, tokenHash: string, now: Date): Promise<boolean> {
  const taken = await trx
    .deleteFrom('staffInvitations')
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .returning('staffId')
    .executeTakeFirst()
  return taken !== undefined
}

export async function deleteInvitationOf(trx: Database, staffId: string): Promise<void> {
  await trx.deleteFrom('staffInvitations').where('staffId', '=', staffId).execute()
}
