// Opens the site's database: the one DATABASE_URL names, or the embedded one in the data folder.
import { sql } from 'kysely'
import { type Connection, connect, type Database } from './connection.ts'
import { enterServer } from './embedded/server.ts'
import { migrate } from './migrate.ts'

export type OpenDatabase = Connection & { close(): Promise<void> }

type Opening = {
  databaseUrl?: string | undefined
  dataDir: string
  log: { error(facts: object, sentence: string): void }
}

export async function openDatabase({ databaseUrl, dataDir, log }: Opening): Promise<OpenDatabase> {
  const server = databaseUrl ? undefined : await enterServer(dataDir)
  const connection = connect(databaseUrl ?? server?.url ?? '', {
    onIdleError: (error) => log.error({ err: error }, 'The database closed a connection'),
  })
  await checkVersion(connection.database)
  await migrate(connection.database)
  return {
    ...connection,
    async close() {
      await connection.database.destroy()
      await server?.leave()
    },
  }
}

const oldestVersion = 15

async function checkVersion(database: Database): Promise<void> {
  const { rows } = await sql<{
    version: string
  }>`select current_setting('server_version_num') as version`.execute(database)
  const major = Math.floor(Number(rows[0]?.version) / 10_000)
  if (major < oldestVersion) {
    throw new Error(`DATABASE_URL leads to PostgreSQL ${major}; the site needs ${oldestVersion} or newer.`)
  }
}
