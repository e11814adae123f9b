import { findUser } from '#features/people/users.queries.ts'
import type { Database } from '#platform/database/connection.ts'

type Account = { email: string; emailVerified: boolean | null }

/** Anybody can sign up with any address. Null is an account of Firebase, which alone knows whether it is verified. */
export function unverifiedWarnings(accounts: readonly (Account | undefined)[]): string[] {
  const emails = accounts.flatMap((account) => (account?.emailVerified === false ? [account.email] : []))
  return [...new Set(emails)].map(
    (email) =>
      `Warning: ${email} is not verified. The account may have been made by somebody other than the owner of this address.`,
  )
}

export async function warningsAbout(uids: readonly string[], database: Database): Promise<string[]> {
  return unverifiedWarnings(await Promise.all(uids.map((uid) => findUser(database, uid))))
}
