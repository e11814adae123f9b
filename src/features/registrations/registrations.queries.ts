import { type RawBuilder, sql } from 'kysely'
import type { Entry } from '#domain/money/ledger.ts'
import type { Database } from '#platform/database/connection.ts'
import type { PaymentRow } from '#platform/database/rows/payments.ts'
import type { PlanRow } from '#platform/database/rows/plans.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'

type NewRegistration = Omit<
  RegistrationRow,
  | 'status'
  | 'dispute'
  | 'paidAt'
  | 'linkEdition'
  | 'addressCorrected'
  | 'revision'
  | 'payments'
  | 'ledger'
  | 'plan'
>

/** Undefined if a concurrent request of the same form was first. The caller inserts the payment. */
export async function insertRegistration(db: Database, registration: NewRegistration) {
  return db
    .insertInto('registrations')
    .values({ ...registration, status: 'awaiting_payment' })
    .onConflict((conflict) => conflict.column('formKey').doNothing())
    .returningAll()
    .executeTakeFirst()
}

/** Registrations with their payments and their ledger. */
export function selectRegistrations(db: Database) {
  return db.selectFrom('registrations').selectAll('registrations').select([payments, ledger, plan])
}

const payments = sql<[PaymentRow, ...PaymentRow[]]>`(
  select json_agg(json_build_object(
    'id', id, 'position', position, 'dueDay', due_day, 'amount', amount, 'method', method, 'reference', reference, 'intentId', intent_id,
    'state', state, 'attempts', attempts, 'receiptNumber', receipt_number, 'card', card, 'tries', tries,
    'triedOn', tried_on, 'decline', decline, 'intents', intents,
    'intentAmount', intent_amount) order by position)
  from payments where payments.registration_id = registrations.id)`.as('payments')

const ledger = sql<Entry[]>`(
  select coalesce(json_agg(json_build_object(
    'from', from_account, 'to', to_account, 'amount', amount, 'course', course, 'payment', payment_id,
    'refund', refund, 'dispute', dispute) order by id), '[]')
  from ledger_entries where ledger_entries.registration_id = registrations.id)`.as('ledger')

const plan = sql<PlanRow | null>`(
  select json_build_object('policy', policy, 'terms', terms, 'customerId', customer_id, 'methodId', method_id,
    'card', card, 'noticedAt', noticed_at)
  from plans where plans.registration_id = registrations.id)`.as('plan')

export function registrationById(db: Database, id: string): Promise<RegistrationRow | undefined> {
  return selectRegistrations(db).where('id', '=', id).executeTakeFirst()
}

/** All registrations that a payment is for. The payer's comes first. */
export function registrationsByIntent(db: Database, intentId: string): Promise<RegistrationRow[]> {
  return selectRegistrations(db)
    .where('id', 'in', (row) =>
      row.selectFrom('payments').select('registrationId').where('intentId', '=', intentId),
    )
    .orderBy('openedAt')
    .orderBy('id')
    .execute()
}

/** The registration of a payment; that of the payer for a group. */
export async function registrationByIntent(
  db: Database,
  intentId: string,
): Promise<RegistrationRow | undefined> {
  const [first] = await registrationsByIntent(db, intentId)
  return first
}

export function registrationByFormKey(db: Database, formKey: string): Promise<RegistrationRow | undefined> {
  return selectRegistrations(db).where('formKey', '=', formKey).executeTakeFirst()
}

/** The registration of an offer: the paid one, or the newest. An order that was edited or erased has lost its form key. */
export function registrationOfOffer(db: Database, offerId: string): Promise<RegistrationRow | undefined> {
  return selectRegistrations(db)
    .where('offerId', '=', offerId)
    .orderBy(sql`paid_at is null`)
    .orderBy('openedAt', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
}

export async function lockRegistration(trx: Database, id: string): Promise<RegistrationRow | undefined> {
  const [registration] = await lockRegistrations(trx, [id])
  return registration
}

/**
 * Locks several registrations, oldest first. All code that locks more than one must use this order: a payment holds
 * a registration while it locks the one that the same form opened later. The order of ids could deadlock with that.
 */
export async function lockRegistrations(trx: Database, ids: readonly string[]): Promise<RegistrationRow[]> {
  return lockAll(trx, sql<string>`any(${ids})`)
}

/**
 * Locks a registration, and before it the older ones that an upgrade counts. A cancellation of an older one would otherwise
 * wait for an upgrade that waits for it.
 */
export async function lockWithCounted(trx: Database, id: string): Promise<RegistrationRow | undefined> {
  const counted = sql`
    select (line->>'registrationId')::uuid from upgrades, jsonb_array_elements(lines) line
    where upgrades.registration_id = ${id}`
  const locked = await lockAll(trx, sql<string>`any(select ${id}::uuid union all ${counted})`)
  return locked.find((registration) => registration.id === id)
}

async function lockAll(trx: Database, which: RawBuilder<string>): Promise<RegistrationRow[]> {
  const locked = await trx
    .selectFrom('registrations')
    .select('id')
    .where('id', '=', which)
    .orderBy('openedAt')
    .orderBy('id')
    .forUpdate()
    .execute()
  return readLocked(
    trx,
    locked.map(({ id }) => id),
  )
}

/** Read by a second statement: the one that waited for the locks would see the payments and ledger from before the wait. */
export async function readLocked(trx: Database, ids: readonly string[]): Promise<RegistrationRow[]> {
  return registrationsById(trx, ids)
}

/** Oldest first. */
export async function registrationsById(db: Database, ids: readonly string[]): Promise<RegistrationRow[]> {
  if (ids.length === 0) return []
  return selectRegistrations(db)
    .where('id', '=', sql<string>`any(${ids})`)
    .orderBy('openedAt')
    .orderBy('id')
    .execute()
}

/** The registration that the same form opened next. */
export function successorOf(db: Database, id: string): Promise<{ id: string } | undefined> {
  return db.selectFrom('registrations').select('id').where('replaces', '=', id).executeTakeFirst()
}

type Change = Partial<
  Pick<
    RegistrationRow,
    | 'status'
    | 'dispute'
    | 'email'
    | 'addressCorrected'
    | 'name'
    | 'formKey'
    | 'language'
    | 'expiresAt'
    | 'extended'
    | 'paidAt'
    | 'linkEdition'
  >
>

/** The only way to change a registration. The transaction must hold the row's lock. */
export async function changeRegistration(
  trx: Database,
  registration: RegistrationRow,
  change: Change,
): Promise<RegistrationRow> {
  const changed = await trx
    .updateTable('registrations')
    .set((row) => ({ ...change, revision: row('revision', '+', 1) }))
    .where('id', '=', registration.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  const { payments, ledger, plan } = registration
  return { ...changed, payments, ledger, plan }
}
