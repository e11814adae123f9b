import { uidOfAccount } from '#features/people/users.queries.ts'
import type { Database } from '#platform/database/connection.ts'
import { CommandError } from './exit-codes.ts'

/** The uid of the account with this address. */
export async function findAccount(email: string, database: Database): Promise<string> {
  const uid = await uidOfAccount(database, email)
  if (uid === undefined) throw new CommandError(`There is no account with ${email}.`)
  return uid
}
