// Token signing keys of the built-in identity service. One is current; retired keys still verify their tokens.

import { generateKeyPairSync, randomUUID } from 'node:crypto'
import type { Database } from '#platform/database/connection.ts'
import type { SigningKey } from '#platform/database/rows/identity.ts'

/** Created by the first process that needs it. */
export async function currentSigningKey(db: Database, now: Date): Promise<SigningKey> {
  const current = await findCurrent(db)
  if (current) return current
  await insertNewKey(db, now)
  return (await findCurrent(db)) ?? currentSigningKey(db, now)
}

/** The current key and keys retired since `moment`: their tokens may still be valid. */
export function signingKeysSince(db: Database, moment: Date): Promise<SigningKey[]> {
  return db
    .selectFrom('signingKeys')
    .selectAll()
    .where((eb) => eb.or([eb('retiredAt', 'is', null), eb('retiredAt', '>', moment)]))
    .orderBy('createdAt')
    .execute()
}

/** Undefined if the key was retired before the given moment. */
export function findSigningKey(
  db: Database,
  kid: string,
  retiredSince: Date,
): Promise<SigningKey | undefined> {
  return db
    .selectFrom('signingKeys')
    .selectAll()
    .where('kid', '=', kid)
    .where((eb) => eb.or([eb('retiredAt', 'is', null), eb('retiredAt', '>', retiredSince)]))
    .executeTakeFirst()
}

/** Run it in a transaction. */
export async function rotateSigningKey(trx: Database, now: Date): Promise<SigningKey> {
  await trx.updateTable('signingKeys').set({ retiredAt: now }).where('retiredAt', 'is', null).execute()
  return currentSigningKey(trx, now)
}

export async function deleteSigningKeysRetiredBefore(db: Database, moment: Date): Promise<void> {
  await db.deleteFrom('signingKeys').where('retiredAt', '<', moment).execute()
}

function findCurrent(db: Database): Promise<SigningKey | undefined> {
  return db.selectFrom('signingKeys').selectAll().where('retiredAt', 'is', null).executeTakeFirst()
}

async function insertNewKey(db: Database, now: Date): Promise<void> {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  await db
    .insertInto('signingKeys')
    .values({
      kid: randomUUID(),
      privateKey: privateKey.export({ format: 'jwk' }),
      createdAt: now,
      retiredAt: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
