// Payment intents of registrations, and unpaid registrations that need attention.
import type { Database } from '../engine/connection.ts'

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
