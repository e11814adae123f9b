import { sql } from 'kysely'
import type { Database } from '../engine/connection.ts'
import type { RegistrationRow } from './rows/registrations.ts'

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
