// Opens the database that DATABASE_URL names, or the embedded one in the data folder.
import { sql } from 'kysely'
import { announceWait, type Say } from './announce-wait.ts'
import { type Connection, connect, type Database } from './connection.ts'
import { enterServer } from './embedded/server.ts'
import { migrate } from './migrate.ts'
import { oneConnection } from './one-connection.ts'
import { whileAnswering } from './while-answering.ts'

type OpenDatabase = Connection & { close(): Promise<void> }

type Opening = {
  databaseUrl?: string | undefined
  dataDir: string
  log: { error(facts: object, sentence: string): void }
  /** Called for work that takes longer than a second. */
  say?: Say
  /** Milliseconds until a query without an answer fails. */
  silence?: number
}

export async function openDatabase({
  databaseUrl,
  dataDir,
  log,
  say = () => undefined,
  silence,
}: Opening): Promise<OpenDatabase> {
  const server = databaseUrl
    ? { url: databaseUrl, leave: async () => undefined }
    : await enterServer({ dataDir, log, say })
  const connection = connect(server.url, {
    silence,
    onIdleError: (error) => log.error({ err: error }, 'The database closed a connection'),
  })
  const close = async () => {
    await connection.database.destroy()
    await server.leave()
  }
  try {
    await announceWait(say, 'Waiting for the database to answer.', () => checkVersion(connection.database))
    await checkOwner(connection.database)
    // A second process gets no answer until the first one's migrations are done.
    await announceWait(say, 'Preparing the database.', () =>
      oneConnection(server.url, 'academy migrations', (_client, database) =>
        whileAnswering(connection, { say, silence }, () => migrate(database)),
      ),
    )
  } catch (error) {
    await close()
    throw error
  }
  return { ...connection, close }
}

/** Without this, a migration would fail with a bare "permission denied for schema public". */
async function checkOwner(database: Database): Promise<void> {
  const { rows } = await sql<{ name: string; owner: string; role: string; mayCreate: boolean }>`
    select datname as name, pg_get_userbyid(datdba) as owner, current_user as role,
      has_database_privilege(datname, 'create') and has_schema_privilege('public', 'create') as may_create
    from pg_database where datname = current_database()`.execute(database)
  const [{ name, owner, role, mayCreate } = { name: '', owner: '', role: '', mayCreate: true }] = rows
  if (mayCreate) return
  throw new Error(
    `The database ${name} belongs to ${owner}, and ${role} may not create tables in it. Run as ${owner}: alter database ${name} owner to ${role}`,
  )
}

const oldestVersion = 15

async function checkVersion(database: Database): Promise<void> {
  const { rows } = await sql<{ version: string }>`select current_setting('server_version_num') as version`
    .execute(database)
    .catch((error: Error & { code?: string }) => {
      throw new Error(`The database cannot be reached: ${error.message || error.code}.`)
    })
  const major = Math.floor(Number(rows[0]?.version) / 10_000)
  if (major < oldestVersion) {
    throw new Error(`DATABASE_URL leads to PostgreSQL ${major}; the site needs ${oldestVersion} or newer.`)
  }
}
