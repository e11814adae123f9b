// Secrets that the site creates once and all processes share: signing keys, the sandbox's keys.
import type { Database } from '#platform/database/connection.ts'

/** Created on first use. Concurrent processes get the same value. */
export async function secret(
  database: Database,
  name: string,
  make: () => string | Promise<string>,
): Promise<string> {
  const stored = await findSecret(database, name)
  if (stored !== undefined) return stored
  const value = await make()
  await database
    .insertInto('secrets')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  return (await findSecret(database, name)) ?? value
}

export async function findSecret(database: Database, name: string): Promise<string | undefined> {
  const row = await database.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirst()
  return row?.value
}
