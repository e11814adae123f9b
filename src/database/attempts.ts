// Counts attempts under a key and makes the next one wait, longer each time; shared by all processes.
import type { Database } from './connection.ts'

export type AttemptsTable = { key: string; count: number; countedAt: Date; blockedUntil: Date }

/** All in milliseconds but `free`, the attempts that cost no wait. A quiet time of `memory` forgets the count. */
export type AttemptRule = { free: number; firstWait: number; longestWait: number; memory: number }

export function waitAfter(count: number, { free, firstWait, longestWait }: AttemptRule): number {
  return count <= free ? 0 : Math.min(firstWait * 2 ** (count - free - 1), longestWait)
}

/** When the last of the waits under these keys is over; nothing when none is running. */
export async function waitingUntil(
  db: Database,
  keys: readonly string[],
  now: Date,
): Promise<Date | undefined> {
  const row = await db
    .selectFrom('attempts')
    .select('blockedUntil')
    .where('key', 'in', keys)
    .where('blockedUntil', '>', now)
    .orderBy('blockedUntil', 'desc')
    .executeTakeFirst()
  return row?.blockedUntil
}

/** Counts one attempt, unless it has to wait: then it gives the end of the wait and counts nothing. */
export function countAttempt(
  db: Database,
  key: string,
  rule: AttemptRule,
  now: Date,
): Promise<Date | undefined> {
  return db.transaction().execute(async (trx) => {
    await trx
      .insertInto('attempts')
      .values({ key, count: 0, countedAt: now, blockedUntil: now })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute()
    const before = await trx
      .selectFrom('attempts')
      .selectAll()
      .where('key', '=', key)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (before.blockedUntil > now) return before.blockedUntil
    const forgotten = before.countedAt.getTime() < now.getTime() - rule.memory
    const count = forgotten ? 1 : before.count + 1
    const blockedUntil = new Date(now.getTime() + waitAfter(count, rule))
    await trx
      .updateTable('attempts')
      .set({ count, countedAt: now, blockedUntil })
      .where('key', '=', key)
      .execute()
    return undefined
  })
}

export async function forgetAttempts(db: Database, key: string): Promise<void> {
  await db.deleteFrom('attempts').where('key', '=', key).execute()
}

export async function deleteAttemptsBefore(db: Database, moment: Date): Promise<void> {
  await db.deleteFrom('attempts').where('countedAt', '<', moment).execute()
}
