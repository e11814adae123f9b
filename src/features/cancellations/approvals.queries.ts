// Requests of staff that a second person approves.
import type { Database } from '#platform/database/connection.ts'
import type { ApprovalRow } from '#platform/database/rows/desk.ts'

type NewApproval = Pick<
  ApprovalRow,
  'registrationId' | 'items' | 'amount' | 'keeps' | 'policy' | 'most' | 'reason' | 'askedBy' | 'askedAt'
>

/** Undefined if another request for the registration waits. */
export async function insertApproval(trx: Database, approval: NewApproval): Promise<string | undefined> {
  const row = await trx
    .insertInto('approvals')
    .values(approval)
    .onConflict((conflict) => conflict.column('registrationId').where('state', '=', 'asked').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export function approvalById(db: Database, id: string): Promise<ApprovalRow | undefined> {
  return db.selectFrom('approvals').selectAll().where('id', '=', id).executeTakeFirst()
}

export function lockApproval(trx: Database, id: string): Promise<ApprovalRow | undefined> {
  return trx.selectFrom('approvals').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

type Decision = Pick<ApprovalRow, 'decidedBy' | 'decidedAt'> & {
  state: 'approved' | 'declined' | 'withdrawn'
  declineReason?: string
}

export async function decideApproval(trx: Database, id: string, decision: Decision): Promise<void> {
  await trx.updateTable('approvals').set(decision).where('id', '=', id).execute()
}

export type NamedApproval = ApprovalRow & {
  askedByName: string
  decidedByName: string | null
  registrant: string
}

/** Those that wait, oldest first; or all of one registration, newest first. */
export function listApprovals(db: Database, registrationId?: string): Promise<NamedApproval[]> {
  const named = db
    .selectFrom('approvals')
    .innerJoin('staff as asker', 'asker.id', 'approvals.askedBy')
    .leftJoin('staff as decider', 'decider.id', 'approvals.decidedBy')
    .innerJoin('registrations', 'registrations.id', 'approvals.registrationId')
    .selectAll('approvals')
    .select([
      'asker.name as askedByName',
      'decider.name as decidedByName',
      'registrations.name as registrant',
    ])
  return registrationId === undefined
    ? named.where('approvals.state', '=', 'asked').orderBy('approvals.askedAt').execute()
    : named
        .where('approvals.registrationId', '=', registrationId)
        .orderBy('approvals.askedAt', 'desc')
        .execute()
}

/** For erasures: reasons may be about the person. */
export async function clearApprovals(trx: Database, registrationIds: readonly string[]): Promise<void> {
  if (registrationIds.length === 0) return
  await trx
    .updateTable('approvals')
    .set({ reason: '', declineReason: '' })
    .where('registrationId', 'in', registrationIds)
    .execute()
}
