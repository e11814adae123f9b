import { sql } from 'kysely'
import type { Database } from '../engine/connection.ts'

type SignIn = { uid: string; signedInAt: Date }

/** It comes before all other locks, and waits for whoever holds the account. */
export async function noteErasedAccount(trx: Database, uid: string, erasedAt: Date): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockOf(uid)})`.execute(trx)
  await trx
    .insertInto('erasedAccounts')
    .values({ uid, erasedAt })
    .onConflict((conflict) => conflict.column('uid').doUpdateSet({ erasedAt }))
    .execute()
}

/** Who signs in after it has an account still, which its service did not delete. */
export async function wasErasedSince(db: Database, { uid, signedInAt }: SignIn): Promise<boolean> {
  const erased = await db
    .selectFrom('erasedAccounts')
    .select('uid')
    .where('uid', '=', uid)
    .where('erasedAt', '>=', signedInAt)
    .executeTakeFirst()
  return erased !== undefined
}

/** Whether the account was not erased; then nobody erases it before the transaction ends. */
export async function holdUnerased(trx: Database, signIn: SignIn): Promise<boolean> {
  await sql`select pg_advisory_xact_lock_shared(${lockOf(signIn.uid)})`.execute(trx)
  return !(await wasErasedSince(trx, signIn))
}

export async function forgetErasedAccountsBefore(db: Database, instant: Date): Promise<void> {
  await db.deleteFrom('erasedAccounts').where('erasedAt', '<', instant).execute()
}

/** An account that nobody has erased has no row to lock. */
function lockOf(uid: string) {
  return sql`hashtextextended(${`account ${uid}`}, 0)`
}
