import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'

const key = sql`hashtextextended('reconciliation', 0)`

/**
 * One run at a time over all processes, on one connection: it reads every table, and the provider's lists are in its
 * temporary tables. The lock ends with the connection. Without `wait`, a second run is refused.
 */
export function asOnlyRun<T>(
  context: Context,
  { wait }: { wait: boolean },
  run: (context: Context) => Promise<T>,
): Promise<T> {
  return context.database.connection().execute(async (database) => {
    if (wait) await sql`select pg_advisory_lock(${key})`.execute(database)
    else {
      const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_lock(${key}) as taken`.execute(
        database,
      )
      if (!rows[0]?.taken) throw new Refusal('check_running')
    }
    try {
      return await run({ ...context, database })
    } finally {
      await sql`select pg_advisory_unlock(${key})`.execute(database)
    }
  })
}
