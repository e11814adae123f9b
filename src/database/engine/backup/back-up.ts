// A backup: a snapshot of every table in one file, which appears under its name only when it is complete.
import { createWriteStream } from 'node:fs'
import { access, link, open, rm, stat, unlink } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { Day } from '#domain/days.ts'
import { listOpenMonths } from '../../tables/visits.ts'
import type { Database } from '../connection.ts'
import { oneConnection } from '../one-connection.ts'
import { makeFrameWriter } from './frames.ts'
import { type BackedUpTable, type Counter, listCounters, listTables, quoted } from './inventory.ts'

export const format = 'academy backup'
export const formatVersion = 1

export type BackupHeader = {
  format: string
  version: number
  /** The last migration applied. */
  migration: string
  takenAt: string
  /** The months of visits that have a partition. */
  visitMonths: Day[]
  counters: Counter[]
}

export type Backup = { tables: number; bytes: number; migration: string }

type Wanted = { url: string; file: string; now: Date; breakOff?: AbortSignal }

/** Refuses to overwrite a file. An aborted backup fails and leaves no file behind. */
export async function backUp({ url, file, now, breakOff }: Wanted): Promise<Backup> {
  if (await exists(file)) throw new BackupRefusal(`${file} exists already.`)
  const unfinished = `${file}.${process.pid}.unfinished`
  try {
    const { header, tables } = await oneConnection(url, 'academy backup', (client, database) => {
      breakOff?.throwIfAborted()
      // Ending the connection is the only way to abort a waiting statement or a long COPY.
      breakOff?.addEventListener('abort', () => client.end())
      return database
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute(async (snapshot) => {
          const header = await readHeader(client, snapshot, now)
          const tables = await listTables(client)
          const target = createWriteStream(unfinished, { flags: 'wx', mode: 0o600 })
          await pipeline(frames(client, header, tables), createGzip(), target)
          return { header, tables }
        })
    })
    await putInPlace(unfinished, file)
    return { tables: tables.length, bytes: (await stat(file)).size, migration: header.migration }
  } catch (error) {
    await rm(unfinished, { force: true })
    throw isFileError(error) ? new BackupRefusal(`${file} could not be written: ${error.message}.`) : error
  }
}

/** Its message is shown to the user as it is. */
export class BackupRefusal extends Error {}

async function readHeader(client: pg.Client, snapshot: Database, now: Date): Promise<BackupHeader> {
  const { rows } = await client.query<{ name: string }>(
    'select name from kysely_migration order by name desc limit 1',
  )
  return {
    format,
    version: formatVersion,
    migration: rows[0]?.name ?? '',
    takenAt: now.toISOString(),
    visitMonths: await listOpenMonths(snapshot),
    counters: await listCounters(client),
  }
}

async function* frames(client: pg.Client, header: BackupHeader, tables: readonly BackedUpTable[]) {
  const writer = makeFrameWriter()
  yield writer.frame('H', header)
  for (const table of tables) {
    yield writer.frame('T', table)
    const columns = table.columns.map((column) => client.escapeIdentifier(column)).join(', ')
    // COPY of a partitioned table works only through a query.
    const rows = client.query(copyTo(`copy (select ${columns} from ${quoted(client, table)}) to stdout`))
    for await (const chunk of rows) yield writer.frame('D', chunk)
  }
  yield writer.frame('E', { digest: writer.digest() })
}

/**
 * Syncs before linking: after a power loss the file is complete or does not exist. A link fails if another backup
 * has taken the name meanwhile; a rename would overwrite it.
 */
async function putInPlace(unfinished: string, file: string): Promise<void> {
  const written = await open(unfinished, 'r+')
  try {
    await written.sync()
  } finally {
    await written.close()
  }
  await link(unfinished, file)
  await unlink(unfinished)
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}

/**
 * Disk errors during a write have no path. Neither do errors of the database connection, so these codes tell them
 * apart.
 */
const diskFailures = ['ENOSPC', 'EDQUOT', 'EFBIG', 'EIO', 'EROFS']

function isFileError(error: unknown): error is NodeJS.ErrnoException {
  if (!(error instanceof Error) || !('syscall' in error)) return false
  return 'path' in error || ('code' in error && diskFailures.includes(String(error.code)))
}
