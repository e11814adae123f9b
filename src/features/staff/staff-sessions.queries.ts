import type { Insertable } from 'kysely'
import type { Database } from '#platform/database/connection.ts'
import type { StaffRow, StaffSessionRow, StaffSessionsTable } from '#platform/database/rows/office.ts'

export async function insertSession(trx: Database, session: Insertable<StaffSessionsTable>): Promise<string> {
  const { id } = await trx
    .insertInto('staffSessions')
    .values(session)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** What a session may be at most: used since `idle`, begun since `begun`. */
export type Alive = { idle: Date; begun: Date }

export type SessionOfStaff = Pick<StaffSessionRow, 'id' | 'startedAt' | 'confirmedAt'> & {
  staff: Pick<StaffRow, 'id' | 'name' | 'email' | 'role' | 'courses'>
}

/** Finds the session of a cookie and records its use. */
export async function touchSession(
  db: Database,
  tokenHash: string,
  { idle, begun }: Alive,
  now: Date,
): Promise<SessionOfStaff | undefined> {
  const row = await db
    .updateTable('staffSessions as session')
    .from('staff')
    .set({ lastUsedAt: now })
    .whereRef('staff.id', '=', 'session.staffId')
    .where('staff.removedAt', 'is', null)
    .where('session.tokenHash', '=', tokenHash)
    .where('session.lastUsedAt', '>', idle)
    .where('session.startedAt', '>', begun)
    .returning([
      'session.id',
      'session.startedAt',
      'session.confirmedAt',
      'staff.id as staffId',
      'staff.name',
      'staff.email',
      'staff.role',
      'staff.courses',
    ])
    .executeTakeFirst()
  if (!row) return undefined
  const { id, startedAt, confirmedAt, staffId, name, email, role, courses } = row
  return { id, startedAt, confirmedAt, staff: { id: staffId, name, email, role, courses } }
}

export async function confirmSession(db: Database, id: string, at: Date): Promise<void> {
  await db.updateTable('staffSessions').set({ confirmedAt: at }).where('id', '=', id).execute()
}

/** Newest use first. */
export function sessionsOf(
  db: Database,
  staffId: string,
  { idle, begun }: Alive,
): Promise<StaffSessionRow[]> {
  return db
    .selectFrom('staffSessions')
    .selectAll()
    .where('staffId', '=', staffId)
    .where('lastUsedAt', '>', idle)
    .where('startedAt', '>', begun)
    .orderBy('lastUsedAt', 'desc')
    .execute()
}

/** False if the member has no such session. */
export async function endSession(trx: Database, staffId: string, id: string): Promise<boolean> {
  const ended = await trx
    .deleteFrom('staffSessions')
    .where('staffId', '=', staffId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return ended !== undefined
}

export async function endSessionsOf(trx: Database, staffId: string): Promise<void> {
  await trx.deleteFrom('staffSessions').where('staffId', '=', staffId).execute()
}

/** Returns how many ended. */
export async function endSessionsExcept(trx: Database, keep: string): Promise<number> {
  const ended = await trx.deleteFrom('staffSessions').where('id', '!=', keep).returning('id').execute()
  return ended.length
}

export async function forgetSessions(db: Database, { idle, begun }: Alive): Promise<void> {
  await db
    .deleteFrom('staffSessions')
    .where((row) => row.or([row('lastUsedAt', '<=', idle), row('startedAt', '<=', begun)]))
    .execute()
}
