// The ways in which staff sign in: passkeys, an authenticator app and recovery codes.
import type { Insertable } from 'kysely'
import type { Database } from '#platform/database/connection.ts'
import type {
  StaffChallengesTable,
  StaffPasskeyRow,
  StaffPasskeysTable,
} from '#platform/database/rows/office.ts'

export async function insertChallenge(db: Database, challenge: Insertable<StaffChallengesTable>) {
  await db.insertInto('staffChallenges').values(challenge).execute()
}

/** Uses the challenge up. Undefined if it is unknown, used, expired or for another purpose. */
export function takeChallenge(
  db: Database,
  { challenge, purpose, now }: Pick<StaffChallengesTable, 'challenge' | 'purpose'> & { now: Date },
): Promise<{ staffId: string | null } | undefined> {
  return db
    .deleteFrom('staffChallenges')
    .where('challenge', '=', challenge)
    .where('purpose', '=', purpose)
    .where('expiresAt', '>', now)
    .returning('staffId')
    .executeTakeFirst()
}

export async function forgetChallenges(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('staffChallenges').where('expiresAt', '<=', now).execute()
}

export function passkeysOf(db: Database, staffId: string): Promise<StaffPasskeyRow[]> {
  return db
    .selectFrom('staffPasskeys')
    .selectAll()
    .where('staffId', '=', staffId)
    .orderBy('createdAt')
    .execute()
}

export function findPasskey(db: Database, id: string): Promise<StaffPasskeyRow | undefined> {
  return db.selectFrom('staffPasskeys').selectAll().where('id', '=', id).executeTakeFirst()
}

/** False if the passkey is stored already. */
export async function insertPasskey(trx: Database, passkey: Insertable<StaffPasskeysTable>) {
  const stored = await trx
    .insertInto('staffPasskeys')
    .values(passkey)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return stored !== undefined
}

/** False if the counter changed in the meantime: two uses at once are not one authenticator. */
export async function countUse(
  trx: Database,
  { id, counter }: Pick<StaffPasskeyRow, 'id' | 'counter'>,
  next: number,
  now: Date,
): Promise<boolean> {
  const counted = await trx
    .updateTable('staffPasskeys')
    .set({ counter: next, lastUsedAt: now })
    .where('id', '=', id)
    .where('counter', '=', counter)
    .returning('id')
    .executeTakeFirst()
  return counted !== undefined
}

export async function deletePasskey(trx: Database, staffId: string, id: string): Promise<void> {
  await trx.deleteFrom('staffPasskeys').where('staffId', '=', staffId).where('id', '=', id).execute()
}

export function findApp(db: Database, staffId: string) {
  return db.selectFrom('staffApps').selectAll().where('staffId', '=', staffId).executeTakeFirst()
}

/** The app in use stays until a code confirms the new secret. */
export async function setPendingSecret(db: Database, staffId: string, pendingSecret: string): Promise<void> {
  await db
    .insertInto('staffApps')
    .values({ staffId, pendingSecret })
    .onConflict((conflict) => conflict.column('staffId').doUpdateSet({ pendingSecret }))
    .execute()
}

export async function confirmApp(
  trx: Database,
  staffId: string,
  { secret, step, at }: { secret: string; step: number; at: Date },
): Promise<void> {
  await trx
    .updateTable('staffApps')
    .set({ secret, pendingSecret: null, addedAt: at, lastStep: step })
    .where('staffId', '=', staffId)
    .execute()
}

/** False if a code of this step or a later one was used before. */
export async function takeStep(trx: Database, staffId: string, step: number): Promise<boolean> {
  const used = await trx
    .updateTable('staffApps')
    .set({ lastStep: step })
    .where('staffId', '=', staffId)
    .where('lastStep', '<', step)
    .returning('staffId')
    .executeTakeFirst()
  return used !== undefined
}

export async function deleteApp(trx: Database, staffId: string): Promise<void> {
  await trx.deleteFrom('staffApps').where('staffId', '=', staffId).execute()
}

export async function replaceRecoveryCodes(
  trx: Database,
  staffId: string,
  hashes: readonly string[],
): Promise<void> {
  await trx.deleteFrom('staffRecoveryCodes').where('staffId', '=', staffId).execute()
  if (hashes.length === 0) return
  await trx
    .insertInto('staffRecoveryCodes')
    .values(hashes.map((codeHash) => ({ codeHash, staffId })))
    .execute()
}

/** Uses the code up. False if it is none of this member's. */
export async function takeRecoveryCode(trx: Database, staffId: string, codeHash: string): Promise<boolean> {
  const taken = await trx
    .deleteFrom('staffRecoveryCodes')
    .where('staffId', '=', staffId)
    .where('codeHash', '=', codeHash)
    .returning('staffId')
    .executeTakeFirst()
  return taken !== undefined
}

/** For a removed member, and for one who was invited again because the keys were lost. */
export async function deleteWaysOf(trx: Database, staffId: string): Promise<void> {
  await trx.deleteFrom('staffPasskeys').where('staffId', '=', staffId).execute()
  await deleteApp(trx, staffId)
  await replaceRecoveryCodes(trx, staffId, [])
}
