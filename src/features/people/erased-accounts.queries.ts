import { sql } from 'kysely'
import type { Database } from '#platform/database/connection.ts'

type SignIn = { uid: string; signedInAt: Date }

/** Takes the account's lock before all other locks, and waits for transactions that hold it. */
export async function noteErasedAccount(trx: Database, uid: string, erasedAt: Date): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockOf(uid)})`.execute(trx)
  await trx
    .insertInto('erasedAccounts')
    .values({ uid, erasedAt })
    .onConflict((conflict) => conflict.column('uid').doUpdateSet({ erasedAt }))
    .execute()
}

/** A later sign-in shows that the identity service did not delete the account. */
export async function wasErasedSince(db: Database, { uid, signedInAt }: SignIn): Promise<boolean> {
  const erased = await db
    .selectFrom('erasedAccounts')
    .select('uid')
    .where('uid', '=', uid)
    .where('erasedAt', '>=', signedInAt)
    .executeTakeFirst()
  return erased !== undefined
}

/** False if the account was erased. Otherwise it cannot be erased until the transaction ends. */
export async function holdUnerased(trx: Database, signIn: SignIn): Promise<boolean> {
  await sql`select pg_advisory_xact_lock_shared(${lockOf(signIn.uid)})`.execute(trx)
  return !(await wasErasedSince(trx, signIn))
}

export async function forgetErasedAccountsBefore(db: Database, instant: Date): Promise<void> {
  await db.deleteFrom('erasedAccounts').where('erasedAt', '<', instant).execute()
}

/** An advisory lock, because an account that was not erased has no row here. */
function lockOf(uid: string) {
  return sql`hashtextextended(${`account ${uid}`}, 0)`
}
