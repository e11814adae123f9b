// Registrations of a person: by account, or by the address of a guest.
import { type ExpressionBuilder, sql } from 'kysely'
import type { RegistrationStatus } from '#domain/registrations/registration.ts'
import type { Database } from '#platform/database/connection.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'
import type { Tables } from '#platform/database/rows/tables.ts'
import { readLocked, selectRegistrations } from './registrations.queries.ts'

/**
 * Moves guest purchases to the account. They are locked oldest first, like everywhere: a plain update locks in
 * table order and could deadlock.
 */
export async function claimGuestRegistrations(
  db: Database,
  { uid, email }: { uid: string; email: string },
): Promise<void> {
  await db
    .updateTable('registrations')
    .set({ uid })
    .where('id', 'in', (guests) =>
      guests
        .selectFrom('registrations')
        .select('id')
        .where('uid', 'is', null)
        .where('email', '=', email)
        .orderBy('openedAt')
        .orderBy('id')
        .forUpdate(),
    )
    .execute()
}

/** Newest first. */
export async function registrationsOf(
  db: Database,
  uid: string,
  statuses: readonly RegistrationStatus[],
): Promise<RegistrationRow[]> {
  return selectRegistrations(db)
    .where('uid', '=', uid)
    .where('status', 'in', statuses)
    .orderBy('openedAt', 'desc')
    .execute()
}

/** What a person paid for, colleagues included. Newest first. */
export async function registrationsPaidBy(
  db: Database,
  uid: string,
  statuses: readonly RegistrationStatus[],
): Promise<RegistrationRow[]> {
  return selectRegistrations(db)
    .where(isPaidBy(uid))
    .where('status', 'in', statuses)
    .orderBy('openedAt', 'desc')
    .execute()
}

/** The payer's registration of a group, or the registration itself, belongs to the account. The payer of an offer has none. */
function isPaidBy(uid: string) {
  return sql<boolean>`exists (select from registrations payer
    where payer.id = coalesce(registrations.group_id, registrations.id) and payer.uid = ${uid} and payer.payer is null)`
}

/** For staff: what an address bought as a guest or with its account, oldest first. */
export async function registrationsOfPerson(
  db: Database,
  { email, uid }: { email: string; uid: string | null },
): Promise<RegistrationRow[]> {
  return selectRegistrations(db)
    .where((row) => row.or([row('email', '=', email), ...(uid === null ? [] : [row('uid', '=', uid)])]))
    .orderBy('openedAt')
    .execute()
}

export async function ownRegistration(db: Database, uid: string, id: string) {
  return selectRegistrations(db).where('id', '=', id).where('uid', '=', uid).executeTakeFirst()
}

/** Undefined where another person paid for the registration. */
export async function paidRegistration(db: Database, uid: string, id: string) {
  return selectRegistrations(db).where('id', '=', id).where(isPaidBy(uid)).executeTakeFirst()
}

/** An account, or a person known only by an address. Guest purchases belong to the owner of a verified address. */
export type Owner = { uid: string | null; email: string; emailVerified: boolean }

/** In any status, newest first. */
export function everyRegistrationOf(db: Database, owner: Owner): Promise<RegistrationRow[]> {
  return selectRegistrations(db).where(isOf(owner)).orderBy('openedAt', 'desc').execute()
}

export async function lockRegistrationsOf(trx: Database, owner: Owner): Promise<RegistrationRow[]> {
  const locked = await trx
    .selectFrom('registrations')
    .select('id')
    .where(isOf(owner))
    .orderBy('openedAt')
    .orderBy('id')
    .forUpdate()
    .execute()
  return readLocked(
    trx,
    locked.map(({ id }) => id),
  )
}

function isOf({ uid, email, emailVerified }: Owner) {
  return (row: ExpressionBuilder<Tables, 'registrations'>) =>
    row.or([
      ...(uid === null ? [] : [row('uid', '=', uid)]),
      ...(emailVerified ? [row.and([row('uid', 'is', null), row('email', '=', email)])] : []),
    ])
}

/** Keeps what was bought and paid, for accounting. Removes the person. */
export async function anonymizeRegistrations(
  trx: Database,
  registrationIds: readonly string[],
): Promise<void> {
  if (registrationIds.length === 0) return
  await trx
    .updateTable('registrations')
    .set({ uid: null, email: '', name: '', phone: '', formKey: null, payer: null })
    .where('id', 'in', registrationIds)
    .execute()
  // The registrations that the person paid for are of others.
  await trx
    .updateTable('registrations')
    .set({ payer: null })
    .where('groupId', 'in', registrationIds)
    .execute()
  await trx
    .updateTable('payments')
    .set({ card: null, reference: null })
    .where('registrationId', 'in', (own) =>
      own
        .selectFrom('registrations')
        .select('id')
        .where((row) => row.or([row('id', 'in', registrationIds), row('groupId', 'in', registrationIds)])),
    )
    .execute()
}
