import type { Database } from '#platform/database/connection.ts'

export async function noteFailedAuthentication(
  db: Database,
  failed: { eventId: string; intentId: string; failedAt: Date },
) {
  await db
    .insertInto('failedAuthentications')
    .values(failed)
    .onConflict((conflict) => conflict.column('eventId').doNothing())
    .execute()
}

export async function countFailedAuthentications(db: Database, intentId: string): Promise<number> {
  const { count } = await db
    .selectFrom('failedAuthentications')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('intentId', '=', intentId)
    .executeTakeFirstOrThrow()
  return count
}

export async function forgetFailedAuthenticationsBefore(db: Database, instant: Date) {
  await db.deleteFrom('failedAuthentications').where('failedAt', '<', instant).execute()
}
