import { type ExpressionBuilder, sql } from 'kysely'
import type { RegistrationStatus } from '#domain/registration.ts'
import type { Database } from '../engine/connection.ts'
import type { RegistrationRow, RegistrationsTable } from './rows/registrations.ts'

type NewRegistration = Omit<
  RegistrationRow,
  | 'status'
  | 'dispute'
  | 'intentId'
  | 'paidAt'
  | 'received'
  | 'refunded'
  | 'sentBesides'
  | 'returnedByBank'
  | 'toldDisputes'
  | 'receiptNumber'
  | 'card'
  | 'linkEdition'
  | 'revision'
>

/** Undefined if a concurrent request of the same form was first. */
export async function insertRegistration(db: Database, registration: NewRegistration) {
  return db
    .insertInto('registrations')
    .values({ ...registration, status: 'awaiting_payment' })
    .onConflict((conflict) => conflict.column('formKey').doNothing())
    .returningAll()
    .executeTakeFirst()
}

export async function registrationById(db: Database, id: string) {
  return db.selectFrom('registrations').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function registrationByIntent(db: Database, intentId: string) {
  return db.selectFrom('registrations').selectAll().where('intentId', '=', intentId).executeTakeFirst()
}

export async function registrationByFormKey(db: Database, formKey: string) {
  return db.selectFrom('registrations').selectAll().where('formKey', '=', formKey).executeTakeFirst()
}

export async function lockRegistration(trx: Database, id: string) {
  return trx.selectFrom('registrations').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/**
 * Locks several registrations, oldest first. All code that locks more than one must use this order: a payment holds
 * a registration while it locks the one that the same form opened later. The order of ids could deadlock with that.
 */
export function lockRegistrations(trx: Database, ids: readonly string[]): Promise<RegistrationRow[]> {
  return trx
    .selectFrom('registrations')
    .selectAll()
    .where('id', '=', sql<string>`any(${ids})`)
    .orderBy('openedAt')
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** The registration that the same form opened next. */
export async function successorOf(db: Database, id: string) {
  return db.selectFrom('registrations').selectAll().where('replaces', '=', id).executeTakeFirst()
}

/** False if the registration was closed or got another intent meanwhile. */
export async function recordIntent(db: Database, id: string, intentId: string): Promise<boolean> {
  const updated = await db
    .updateTable('registrations')
    .set({ intentId })
    .where('id', '=', id)
    .where('status', '=', 'awaiting_payment')
    .where((row) => row.or([row('intentId', 'is', null), row('intentId', '=', intentId)]))
    .returning('id')
    .executeTakeFirst()
  return updated !== undefined
}

/** Attaches an intent to its registration, even a closed one, after a process died before it could. */
export async function adoptIntent(db: Database, id: string, intentId: string) {
  return db
    .updateTable('registrations')
    .set({ intentId })
    .where('id', '=', id)
    .where('intentId', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

type Change = Partial<
  Pick<
    RegistrationRow,
    | 'status'
    | 'dispute'
    | 'email'
    | 'formKey'
    | 'language'
    | 'expiresAt'
    | 'extended'
    | 'paidAt'
    | 'received'
    | 'refunded'
    | 'sentBesides'
    | 'returnedByBank'
    | 'toldDisputes'
    | 'linkEdition'
    | 'receiptNumber'
    | 'card'
  >
>

/** The only way to change a registration, apart from its intent. The transaction must hold the row's lock. */
export async function changeRegistration(
  trx: Database,
  id: string,
  change: Change,
): Promise<RegistrationRow> {
  return trx
    .updateTable('registrations')
    .set((row) => ({ ...change, revision: row('revision', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Intents of unpaid registrations that were opened recently or have expired. */
export async function openIntents(db: Database, openedSince: Date, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('registrations')
    .select('intentId')
    .where('status', '=', 'awaiting_payment')
    .where((row) => row.or([row('openedAt', '>', openedSince), row('expiresAt', '<=', now)]))
    .orderBy('expiresAt')
    .execute()
  return rows.flatMap((row) => row.intentId ?? [])
}

/** Expired unpaid registrations that never got an intent. */
export async function expiredWithoutIntent(db: Database, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('registrations')
    .select('id')
    .where('status', '=', 'awaiting_payment')
    .where('intentId', 'is', null)
    .where('expiresAt', '<=', now)
    .execute()
  return rows.map((row) => row.id)
}

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
  return db
    .selectFrom('registrations')
    .selectAll()
    .where('uid', '=', uid)
    .where('status', 'in', statuses)
    .orderBy('openedAt', 'desc')
    .execute()
}

/** For staff: what an address bought as a guest or with its account, oldest first. */
export async function registrationsOfPerson(
  db: Database,
  { email, uid }: { email: string; uid: string | null },
): Promise<RegistrationRow[]> {
  return db
    .selectFrom('registrations')
    .selectAll()
    .where((row) => row.or([row('email', '=', email), ...(uid === null ? [] : [row('uid', '=', uid)])]))
    .orderBy('openedAt')
    .execute()
}

export async function ownRegistration(db: Database, uid: string, id: string) {
  return db
    .selectFrom('registrations')
    .selectAll()
    .where('id', '=', id)
    .where('uid', '=', uid)
    .executeTakeFirst()
}

/** An account, or a person known only by an address. Guest purchases belong to the owner of a verified address. */
export type Owner = { uid: string | null; email: string; emailVerified: boolean }

/** In any status, newest first. */
export function everyRegistrationOf(db: Database, owner: Owner): Promise<RegistrationRow[]> {
  return db.selectFrom('registrations').selectAll().where(isOf(owner)).orderBy('openedAt', 'desc').execute()
}

export function lockRegistrationsOf(trx: Database, owner: Owner): Promise<RegistrationRow[]> {
  return trx
    .selectFrom('registrations')
    .selectAll()
    .where(isOf(owner))
    .orderBy('openedAt')
    .orderBy('id')
    .forUpdate()
    .execute()
}

function isOf({ uid, email, emailVerified }: Owner) {
  return (row: ExpressionBuilder<{ registrations: RegistrationsTable }, 'registrations'>) =>
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
    .set({ uid: null, email: '', name: '', phone: '', card: null, formKey: null })
    .where('id', 'in', registrationIds)
    .execute()
}
