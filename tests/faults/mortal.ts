// Simulates a process that is killed after a number of steps. A step is a query or a call to the provider. Its open
// transaction is rolled back by the database, as when a real process is killed.
import { Kysely, PostgresDialect } from 'kysely'
import type { Pool } from 'pg'
import type { Context } from '#platform/context.ts'
import { connectionPlugins } from '#platform/database/connection.ts'
import type { Tables } from '#platform/database/rows/tables.ts'
import type { PaymentProvider } from '#platform/provider/provider.ts'

export class Killed extends Error {}

/** `answered`: the last step was completed, but its answer was not read. Otherwise the step was never started. */
export type Death = { afterSteps: number; answered: boolean } | null

export function mortal(context: Context, pool: Pool, death: Death): Context {
  let left = death?.afterSteps ?? Number.POSITIVE_INFINITY
  let dead = false

  async function step<T>(act: () => Promise<T>): Promise<T> {
    if (dead) throw new Killed()
    if (left-- > 0) return act()
    dead = true
    if (death?.answered) await act().catch(() => {})
    throw new Killed()
  }

  const dialect = new PostgresDialect({
    pool: {
      options: {},
      async connect() {
        const client = await pool.connect()
        return {
          query: ((text: string, values: unknown[]) => step(() => client.query(text, values))) as never,
          release: () => client.release(dead),
        }
      },
      end: async () => {},
    },
  })
  const provider = Object.fromEntries(
    Object.entries(context.provider).map(([name, part]) => [
      name,
      typeof part === 'function'
        ? (...values: never[]) => step(async () => (part as (...values: never[]) => unknown)(...values))
        : part,
    ]),
  ) as unknown as PaymentProvider
  return {
    ...context,
    provider,
    database: new Kysely<Tables>({ dialect, plugins: connectionPlugins() }),
  }
}
