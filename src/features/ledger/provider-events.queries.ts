import type { Database } from '#platform/database/connection.ts'

export async function isEventDone(db: Database, id: string): Promise<boolean> {
  const row = await db.selectFrom('providerEvents').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

export async function markEventDone(db: Database, event: { id: string; type: string; doneAt: Date }) {
  await db
    .insertInto('providerEvents')
    .values(event)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

export async function forgetEventsBefore(db: Database, instant: Date) {
  await db.deleteFrom('providerEvents').where('doneAt', '<', instant).execute()
}
