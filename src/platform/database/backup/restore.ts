// Restores into an empty database, completely or not at all. The file is verified to its end before anything
// changes. Then one transaction rebuilds the schema of the backup, fills it, and applies later migrations.
import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { Database } from '../connection.ts'
import { knowsMigration, migrate, migrateTo } from '../migrate.ts'
import { oneConnection } from '../one-connection.ts'
import { keepSitesOut } from '../site-lock.ts'
import { openMonth } from '../visit-months.ts'
import { type BackupHeader, BackupRefusal, format, formatVersion } from './back-up.ts'
import { DamagedBackup, type Frame, readFrames } from './frames.ts'
import { type BackedUpTable, fullName, listTables, quoted, schemas } from './inventory.ts'
import { pictureTable } from './stored-pictures.ts'

type Restored = {
  takenAt: string
  migration: string
  tables: number
  /** Tables of a schema that this database does not have, such as the sandbox's. */
  leftOut: string[]
  /** Files of pictures that are not in the backup, so only a bucket has them. */
  missingPictures: number
}

export async function restore({ url, file }: { url: string; file: string }): Promise<Restored> {
  const header = await inspect(file)
  return oneConnection(url, 'academy restore', async (client, database) => {
    const restored = await database.transaction().execute(async (trx) => {
      await refuseUnlessEmpty(client)
      await dropTables(client)
      await migrateTo(trx, header.migration)
      const filled = await fill(client, trx, header, file)
      await migrate(trx)
      const missing = await client.query(`select 1 from ${pictureTable} where bytes is null`)
      return { ...filled, missingPictures: missing.rows.length }
    })
    await client.query('analyze')
    return { takenAt: header.takenAt, migration: header.migration, ...restored }
  })
}

/** Reads the whole file first, so that a damaged one is refused before anything changes. */
async function inspect(file: string): Promise<BackupHeader> {
  let header: BackupHeader | undefined
  try {
    for await (const frame of framesOf(file))
      if (frame.kind === 'H') header = JSON.parse(frame.payload.toString())
  } catch (error) {
    throw new BackupRefusal(`${file} cannot be restored: ${reasonFor(error)}. Nothing was changed.`)
  }
  if (header?.format !== format) throw new BackupRefusal(`${file} is no backup of this site.`)
  if (header.version > formatVersion || !knowsMigration(header.migration)) {
    throw new BackupRefusal(
      `${file} was made by a newer version of the site (${header.migration}): restore it with that one.`,
    )
  }
  return header
}

function framesOf(file: string): AsyncGenerator<Frame> {
  const source = createReadStream(file)
  const unzipped = createGunzip()
  source.on('error', (error) => unzipped.destroy(error))
  return readFrames(source.pipe(unzipped))
}

function reasonFor(error: unknown): string {
  if (error instanceof DamagedBackup) return error.message
  const { code = '', message } = error as NodeJS.ErrnoException
  if (code === 'Z_BUF_ERROR') return 'it ends in the middle'
  if (code.startsWith('Z_') || error instanceof SyntaxError) return 'it is damaged, or no backup'
  return message
}

/** Rows that a first start creates. */
const createdAtStart = [
  'course_dates',
  'entries',
  'entry_versions',
  'secrets',
  'signing_keys',
  'limits',
  'staff_actions',
]

async function refuseUnlessEmpty(client: pg.Client): Promise<void> {
  if (!(await keepSitesOut(client))) {
    throw new BackupRefusal('A site is running on this database: stop it first.')
  }
  for (const table of await listTables(client)) {
    if (createdAtStart.includes(table.name)) continue
    const used = await client.query(`select 1 from ${quoted(client, table)} limit 1`)
    if (used.rows.length > 0) throw inUse(`${fullName(table)} has rows`)
  }
  await refuseWorkOfStaff(client)
}

/** What staff drafted or published is in tables that a first start fills, too. */
async function refuseWorkOfStaff(client: pg.Client): Promise<void> {
  const used = await client.query(
    `select 1 from entries where draft is not null
     union all select 1 from entry_versions where source = 'staff' limit 1`,
  )
  if (used.rows.length > 0) throw inUse('staff edited the catalogue')
}

function inUse(why: string): BackupRefusal {
  return new BackupRefusal(`This database is in use (${why}). A backup is restored into an empty one.`)
}

/** Drops what the migrations create, because they run again. The sandbox's tables stay, empty. */
async function dropTables(client: pg.Client): Promise<void> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select format('%I', relname) as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`,
  )
  for (const { name } of tables) await client.query(`drop table public.${name} cascade`)
  const { rows: functions } = await client.query<{ name: string }>(
    `select pg_proc.oid::regprocedure::text as name from pg_proc
     where pronamespace = 'public'::regnamespace
       and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`,
  )
  for (const { name } of functions) await client.query(`drop function ${name}`)
}

async function fill(client: pg.Client, trx: Database, header: BackupHeader, file: string) {
  const known = new Set((await listTables(client)).map(fullName))
  // Rows inserted by the migrations are replaced by those of the backup.
  await client.query('truncate course_dates cascade')
  for (const month of header.visitMonths) await openMonth(trx, month)

  const leftOut: string[] = []
  let tables = 0
  let target: ReturnType<typeof copyInto> | undefined
  for await (const { kind, payload } of framesOf(file)) {
    if (kind === 'D') await target?.write(payload)
    if (kind !== 'T') continue
    await target?.end()
    const table: BackedUpTable = JSON.parse(payload.toString())
    const isKnown = known.has(fullName(table))
    target = isKnown ? copyInto(client, table) : undefined
    if (isKnown) tables += 1
    else leftOut.push(fullName(table))
  }
  await target?.end()
  for (const counter of header.counters) {
    if (!schemas.includes(counter.schema)) continue
    await client.query('select setval(to_regclass($1), $2) where to_regclass($1) is not null', [
      quoted(client, counter),
      counter.last,
    ])
  }
  return { tables, leftOut }
}

function copyInto(client: pg.Client, table: BackedUpTable) {
  const columns = table.columns.map((column) => client.escapeIdentifier(column)).join(', ')
  const stream = client.query(copyFrom(`copy ${quoted(client, table)} (${columns}) from stdin`))
  const finished = new Promise<void>((resolve, reject) => stream.on('finish', resolve).on('error', reject))
  finished.catch(() => undefined)
  return {
    async write(bytes: Buffer) {
      if (!stream.write(bytes)) {
        await Promise.race([new Promise((resolve) => stream.once('drain', resolve)), finished])
      }
    },
    async end() {
      stream.end()
      await finished
    },
  }
}
