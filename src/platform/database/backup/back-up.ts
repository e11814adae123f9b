// A backup: a snapshot of every table in one file, which appears under its name only when it is complete.
import { createWriteStream } from 'node:fs'
import { access, link, open, rm, unlink } from 'node:fs/promises'
import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { Day } from '#domain/dates/days.ts'
import type { Database } from '../connection.ts'
import { oneConnection } from '../one-connection.ts'
import { listOpenMonths } from '../visit-months.ts'
import { makeFrameWriter } from './frames.ts'
import { type BackedUpTable, type Counter, listCounters, listTables, quoted } from './inventory.ts'
import { pictureTable, type ReadPicture, storedPictures } from './stored-pictures.ts'

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

type Backup = {
  tables: number
  bytes: number
  migration: string
  /** Files of pictures that their store did not give. Their rows have no bytes. */
  missingPictures: number
}

type Source = {
  url: string
  now: Date
  breakOff?: AbortSignal
  /** Reads a picture that is in a store and not in the database. */
  readPicture?: ReadPicture | undefined
}

/** Refuses to overwrite a file. An aborted backup fails and leaves no file behind. */
export async function backUp({ file, ...source }: Source & { file: string }): Promise<Backup> {
  if (await exists(file)) throw new BackupRefusal(`${file} exists already.`)
  const unfinished = `${file}.${process.pid}.unfinished`
  try {
    const open = () => createWriteStream(unfinished, { flags: 'wx', mode: 0o600 })
    const backup = await writeBackup(open, source)
    await putInPlace(unfinished, file)
    return backup
  } catch (error) {
    await rm(unfinished, { force: true })
    throw isFileError(error) ? new BackupRefusal(`${file} could not be written: ${error.message}.`) : error
  }
}

/** Writes the snapshot into a stream, which is opened once the database has answered. */
export function writeBackup(
  open: () => Writable,
  { url, now, breakOff, readPicture }: Source,
): Promise<Backup> {
  return oneConnection(url, 'academy backup', (client, database) => {
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
        const zipped = createGzip()
        let bytes = 0
        let missingPictures = 0
        zipped.on('data', (chunk: Buffer) => {
          bytes += chunk.length
        })
        async function* pictures(columns: readonly string[]) {
          for await (const { line, isMissing } of storedPictures(client, columns, readPicture)) {
            breakOff?.throwIfAborted()
            if (isMissing) missingPictures += 1
            yield line
          }
        }
        await pipeline(frames(client, header, tables, pictures), zipped, open())
        return { tables: tables.length, bytes, migration: header.migration, missingPictures }
      })
  })
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

async function* frames(
  client: pg.Client,
  header: BackupHeader,
  tables: readonly BackedUpTable[],
  pictures: (columns: readonly string[]) => AsyncGenerator<Buffer>,
) {
  const writer = makeFrameWriter()
  yield writer.frame('H', header)
  for (const table of tables) {
    yield writer.frame('T', table)
    const columns = table.columns.map((column) => client.escapeIdentifier(column)).join(', ')
    // COPY of a partitioned table works only through a query.
    const hasPictures = table.name === pictureTable
    const some = hasPictures ? 'where bytes is not null' : ''
    const rows = client.query(
      copyTo(`copy (select ${columns} from ${quoted(client, table)} ${some}) to stdout`),
    )
    for await (const chunk of rows) yield writer.frame('D', chunk)
    if (hasPictures) for await (const line of pictures(table.columns)) yield writer.frame('D', line)
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
