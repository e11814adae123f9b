import type { Database } from '#database/engine/connection.ts'
import { uidOfAccount } from '#database/tables/users.ts'
import { Refusal } from './exit-codes.ts'

/** The uid of the account with this address. */
export async function findAccount(email: string, database: Database): Promise<string> {
  const uid = await uidOfAccount(database, email)
  if (uid === undefined) throw new Refusal(`There is no account with ${email}.`)
  return uid
}
