// The answers to calls with an Idempotency-Key, so that a second click gets the first one's answer.
import type { Database } from '#platform/database/connection.ts'

type Key = { staffId: string; key: string }

type KeptAnswer = { requestHash: string; status: number | null; answer: unknown }

/** False if the key was used before. */
export async function claimKey(
  db: Database,
  { staffId, key }: Key,
  requestHash: string,
  at: Date,
): Promise<boolean> {
  const claimed = await db
    .insertInto('idempotencyKeys')
    .values({ staffId, key, requestHash, createdAt: at })
    .onConflict((conflict) => conflict.columns(['staffId', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst()
  return claimed !== undefined
}

export function findKey(db: Database, { staffId, key }: Key): Promise<KeptAnswer | undefined> {
  return db
    .selectFrom('idempotencyKeys')
    .select(['requestHash', 'status', 'answer'])
    .where('staffId', '=', staffId)
    .where('key', '=', key)
    .executeTakeFirst()
}

export async function keepAnswer(
  db: Database,
  { staffId, key }: Key,
  { status, answer }: { status: number; answer: unknown },
): Promise<void> {
  await db
    .updateTable('idempotencyKeys')
    .set({ status, answer: JSON.stringify(answer ?? null) })
    .where('staffId', '=', staffId)
    .where('key', '=', key)
    .execute()
}

/** After a refusal nothing was done, so the same key may try again. */
export async function releaseKey(db: Database, { staffId, key }: Key): Promise<void> {
  await db.deleteFrom('idempotencyKeys').where('staffId', '=', staffId).where('key', '=', key).execute()
}

export async function forgetKeys(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('idempotencyKeys').where('createdAt', '<', before).execute()
}
