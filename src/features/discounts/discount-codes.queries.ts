import { type Insertable, sql } from 'kysely'
import type { Database } from '#platform/database/connection.ts'
import type { DiscountCodeRow, DiscountCodesTable } from '#platform/database/rows/offers.ts'

/** False if the code exists. */
export async function insertCode(
  trx: Database,
  code: Omit<Insertable<DiscountCodesTable>, 'endedAt'>,
): Promise<boolean> {
  const row = await trx
    .insertInto('discountCodes')
    .values(code)
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('code')
    .executeTakeFirst()
  return row !== undefined
}

/** Serializes the uses of a code. */
export function lockCode(trx: Database, code: string): Promise<DiscountCodeRow | undefined> {
  return trx.selectFrom('discountCodes').selectAll().where('code', '=', code).forUpdate().executeTakeFirst()
}

export async function endCode(trx: Database, code: string, endedAt: Date): Promise<boolean> {
  const row = await trx
    .updateTable('discountCodes')
    .set({ endedAt })
    .where('code', '=', code)
    .where('endedAt', 'is', null)
    .returning('code')
    .executeTakeFirst()
  return row !== undefined
}

/** Orders that are paid or can be paid. Reliable only under the lock of the code. */
const used = sql<number>`(select count(*)::integer from code_uses join registrations on registrations.id = registration_id
  where code_uses.code = discount_codes.code and (paid_at is not null or status = 'awaiting_payment'))`

export async function countUses(trx: Database, code: string, except: readonly string[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from code_uses join registrations on registrations.id = registration_id
    where code = ${code} and registration_id <> all(${except}::uuid[])
      and (paid_at is not null or status = 'awaiting_payment')`.execute(trx)
  return rows[0]?.count ?? 0
}

export async function insertUse(trx: Database, use: { registrationId: string; code: string }): Promise<void> {
  await trx.insertInto('codeUses').values(use).execute()
}

export async function codeOf(db: Database, registrationId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('codeUses')
    .select('code')
    .where('registrationId', '=', registrationId)
    .executeTakeFirst()
  return row?.code
}

/** Newest first. */
export function listCodes(db: Database): Promise<(DiscountCodeRow & { used: number })[]> {
  return db
    .selectFrom('discountCodes')
    .selectAll('discountCodes')
    .select(used.as('used'))
    .orderBy('madeAt', 'desc')
    .execute()
}
