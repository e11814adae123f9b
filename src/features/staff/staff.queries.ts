// Who works in the office. A removed member stays, because the record names them.
import { sql } from 'kysely'
import type { CourseId } from '#domain/catalogue/catalogue.ts'
import type { Role } from '#domain/people/office-roles.ts'
import type { Database } from '#platform/database/connection.ts'
import type { StaffRow } from '#platform/database/rows/office.ts'

export function findStaff(db: Database, id: string): Promise<StaffRow | undefined> {
  return current(db).selectAll().where('id', '=', id).executeTakeFirst()
}

export function findStaffByEmail(db: Database, email: string): Promise<StaffRow | undefined> {
  return current(db).selectAll().where('email', '=', email).executeTakeFirst()
}

/** Also those who were removed. Somebody who has not joined may have no name yet. */
export function everybodyOnRecord(db: Database): Promise<Pick<StaffRow, 'id' | 'name'>[]> {
  return db
    .selectFrom('staff')
    .select(['id', sql<string>`coalesce(nullif(name, ''), email)`.as('name')])
    .orderBy('name')
    .execute()
}

/** The names and addresses that the record may show for others, also for those who were removed. */
export async function namesOfOthers(db: Database, { email }: { email: string }): Promise<string[]> {
  const others = await db.selectFrom('staff').select(['name', 'email']).where('email', '!=', email).execute()
  return others.flatMap((other) => [other.name, other.email]).filter((name) => name !== '')
}

/**
 * Changes of staff wait for each other, so that two owners cannot demote one another at the same time. Run it in a
 * transaction.
 */
export async function lockStaff(trx: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('staff'))`.execute(trx)
}

export async function countOwners(trx: Database): Promise<number> {
  const { owners } = await current(trx)
    .select((row) => row.fn.countAll<number>().as('owners'))
    .where('role', '=', 'owner')
    .where('joinedAt', 'is not', null)
    .executeTakeFirstOrThrow()
  return owners
}

type NewStaff = { email: string; name: string; role: Role; courses: readonly CourseId[] }

export async function insertStaff(trx: Database, staff: NewStaff, at: Date): Promise<string> {
  const { id } = await trx
    .insertInto('staff')
    .values({ ...staff, courses: [...staff.courses], createdAt: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function setRole(
  trx: Database,
  id: string,
  { role, courses }: Pick<NewStaff, 'role' | 'courses'>,
): Promise<void> {
  await trx
    .updateTable('staff')
    .set({ role, courses: [...courses] })
    .where('id', '=', id)
    .execute()
}

export async function setJoined(trx: Database, id: string, name: string, at: Date): Promise<void> {
  await trx
    .updateTable('staff')
    .set((row) => ({ name, joinedAt: row.fn.coalesce('joinedAt', sql<Date>`${at}::timestamptz`) }))
    .where('id', '=', id)
    .execute()
}

export async function setName(trx: Database, id: string, name: string): Promise<void> {
  await trx.updateTable('staff').set({ name }).where('id', '=', id).execute()
}

/** At every sign-in. */
export async function markSeen(trx: Database, id: string, at: Date): Promise<void> {
  await trx.updateTable('staff').set({ lastSeenAt: at }).where('id', '=', id).execute()
}

export async function setRemoved(trx: Database, id: string, at: Date): Promise<void> {
  await trx.updateTable('staff').set({ removedAt: at }).where('id', '=', id).execute()
}

/** Owners first, then by name. */
export function listStaff(db: Database, sessionsUsedSince: { idle: Date; begun: Date }) {
  return current(db)
    .leftJoin('staffInvitations as invitation', 'invitation.staffId', 'staff.id')
    .leftJoin('staff as inviter', 'inviter.id', 'invitation.invitedBy')
    .select([
      'staff.id',
      'staff.name',
      'staff.email',
      'staff.role',
      'staff.courses',
      'staff.joinedAt',
      'invitation.expiresAt as invitationEnds',
      'inviter.name as invitedBy',
    ])
    .select(waysOfStaff)
    .select(lastSeen)
    .select((row) =>
      row
        .selectFrom('staffSessions')
        .whereRef('staffSessions.staffId', '=', 'staff.id')
        .where('lastUsedAt', '>', sessionsUsedSince.idle)
        .where('startedAt', '>', sessionsUsedSince.begun)
        .select((session) => session.fn.countAll<number>().as('count'))
        .as('sessions'),
    )
    .orderBy(sql`array_position(array['owner', 'desk', 'finance', 'faculty', 'reader'], staff.role)`)
    .orderBy('staff.name')
    .execute()
}

/** A running session says more than the last sign-in. */
const lastSeen = sql<Date | null>`
  greatest(staff.last_seen_at, (select max(s.last_used_at) from staff_sessions s where s.staff_id = staff.id))
`.as('lastSeenAt')

const waysOfStaff = [
  sql<number>`(select count(*) from staff_passkeys p where p.staff_id = staff.id)`.as('passkeys'),
  sql<boolean>`exists (select from staff_apps a where a.staff_id = staff.id and a.secret is not null)`.as(
    'app',
  ),
  sql<number>`(select count(*) from staff_recovery_codes c where c.staff_id = staff.id)`.as('codes'),
]

export async function waysOf(db: Database, staffId: string) {
  return db
    .selectFrom('staff')
    .select(waysOfStaff)
    .where('id', '=', staffId)
    .$castTo<{ passkeys: number; app: boolean; codes: number }>()
    .executeTakeFirstOrThrow()
}

function current(db: Database) {
  return db.selectFrom('staff').where('staff.removedAt', 'is', null)
}

export type Approver = { id: string; name: string; email: string }

/** Members who may approve, without the one who asks. */
export async function approversBeside(
  db: Database,
  staffId: string,
  roles: readonly string[],
): Promise<Approver[]> {
  return db
    .selectFrom('staff')
    .select(['id', 'name', 'email'])
    .where('removedAt', 'is', null)
    .where('joinedAt', 'is not', null)
    .where('id', '!=', staffId)
    .where('role', '=', sql<never>`any(${roles})`)
    .orderBy('name')
    .execute()
}
