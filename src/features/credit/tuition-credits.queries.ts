// Credit of persons. Amounts move with entries of the ledger; `balance` is their sum, so that the database can refuse less than 0.
import { type Insertable, sql } from 'kysely'
import type { Day } from '#domain/dates/days.ts'
import type { Cents } from '#domain/money/money.ts'
import type { Database } from '#platform/database/connection.ts'
import type { TuitionCreditRow, TuitionCreditsTable } from '#platform/database/rows/tuition-credits.ts'

type NewCredit = Omit<Insertable<TuitionCreditsTable>, 'id' | 'balance' | 'held' | 'reversedAt'>

export function insertCredit(trx: Database, credit: NewCredit): Promise<TuitionCreditRow> {
  return trx
    .insertInto('tuitionCredits')
    .values({ ...credit, balance: credit.amount })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Newest first, also used, expired and reversed ones. */
export function creditsOf(db: Database, email: string): Promise<TuitionCreditRow[]> {
  return db
    .selectFrom('tuitionCredits')
    .selectAll()
    .where('email', '=', email)
    .where('email', '<>', '')
    .orderBy('givenAt', 'desc')
    .orderBy('id')
    .execute()
}

/** Credit that staff give to one person is given one after the other. Run it in a transaction. */
export async function lockGiving(trx: Database, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`credit given to ${email}`}, 0))`.execute(trx)
}

/** Locks what a person can use on a day. What expires first is used first. */
export async function lockUsableCredits(trx: Database, email: string, today: Day) {
  const rows = await trx
    .selectFrom('tuitionCredits')
    .selectAll()
    .where('email', '=', email)
    .where('email', '<>', '')
    .where('balance', '>', 0)
    .where('expiresOn', '>=', today)
    .orderBy('expiresOn')
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map((row) => ({ ...row, free: row.balance - row.held }))
}

/** What upgrades made of these registrations and have not used yet. */
export async function lockUpgradeCredits(trx: Database, registrationIds: readonly string[]) {
  const rows = await trx
    .selectFrom('tuitionCredits')
    .selectAll()
    .where('registrationId', 'in', registrationIds)
    .where('source', '=', 'upgrade')
    .where('balance', '>', 0)
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map((row) => ({ ...row, free: row.balance }))
}

export function lockCredit(trx: Database, id: string): Promise<TuitionCreditRow | undefined> {
  return trx.selectFrom('tuitionCredits').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function changeBalance(trx: Database, id: string, by: Cents): Promise<void> {
  await trx
    .updateTable('tuitionCredits')
    .set((row) => ({ balance: row('balance', '+', by) }))
    .where('id', '=', id)
    .execute()
}

export async function markReversed(trx: Database, id: string, reversedAt: Date): Promise<void> {
  await trx.updateTable('tuitionCredits').set({ reversedAt }).where('id', '=', id).execute()
}

export async function insertCreditHold(
  trx: Database,
  hold: { registrationId: string; creditId: string; amount: Cents },
): Promise<void> {
  await trx.insertInto('creditHolds').values(hold).execute()
  await trx
    .updateTable('tuitionCredits')
    .set((row) => ({ held: row('held', '+', hold.amount) }))
    .where('id', '=', hold.creditId)
    .execute()
}

/** In the order of ids, like all locks of several credits of one person. */
export async function releaseCreditHolds(trx: Database, registrationId: string): Promise<void> {
  await sql`
    with released as (delete from credit_holds where registration_id = ${registrationId} returning credit_id, amount)
    update tuition_credits set held = held - released.amount from released where id = released.credit_id`.execute(
    trx,
  )
}

/** The last day of the credit that a registration used; null if it used none. */
export async function lastDayOfUsed(db: Database, registrationId: string): Promise<Day | null> {
  const { rows } = await sql<{ lastDay: Day | null }>`
    select max(expires_on) as last_day from tuition_credits join ledger_entries on credit_id = tuition_credits.id
    where ledger_entries.registration_id = ${registrationId} and to_account = 'credit'`.execute(db)
  return rows[0]?.lastDay ?? null
}

/** Locked in the order in which an order locks them. */
export async function moveCredits(trx: Database, { from, to }: { from: string; to: string }): Promise<void> {
  const locked = await trx
    .selectFrom('tuitionCredits')
    .select('id')
    .where('email', '=', from)
    .where('email', '<>', '')
    .orderBy('expiresOn')
    .orderBy('id')
    .forUpdate()
    .execute()
  if (locked.length === 0) return
  const ids = locked.map(({ id }) => id)
  await trx.updateTable('tuitionCredits').set({ email: to }).where('id', 'in', ids).execute()
}

export async function clearCreditOwner(trx: Database, email: string): Promise<void> {
  await trx
    .updateTable('tuitionCredits')
    .set({ email: '', reason: null })
    .where('email', '=', email)
    .execute()
}
