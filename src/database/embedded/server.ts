// The PostgreSQL that the site brings along: the first process to need it starts it, the last to leave stops it.
import { mkdir, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { openCluster } from './cluster.ts'
import { withLock } from './lock.ts'
import { type Place, reach, type Settings, start, stop, urlOf } from './postmaster.ts'
import { findPrograms } from './programs.ts'
import { findServerUser } from './server-user.ts'
import { makeSocketFolder } from './socket-folder.ts'

export type EmbeddedServer = {
  url: string
  /** To be called when this process has closed its own connections. */
  leave(): Promise<void>
}

const databaseName = 'academy'
// Right after a postmaster was killed its children still hold the memory it shared, and most starts fail once or twice.
const startsAtMost = 20

export async function enterServer(dataDir: string, settings: Settings = {}): Promise<EmbeddedServer> {
  await mkdir(dataDir, { recursive: true })
  const folder = await realpath(dataDir)
  const programs = await findPrograms()
  const user = await findServerUser(programs.postgres, folder)
  const lock = join(folder, 'pg.lock')

  const { place, client } = await withLock(lock, async () => {
    const socketFolder = await makeSocketFolder(folder, user)
    const cluster = await openCluster(folder, programs, user)
    const place: Place = { cluster, socketFolder, logFile: join(folder, 'postgres.log') }
    const client = await reachOrStart(place, () => start(programs.postgres, place, user, settings))
    await makeDatabase(client)
    return { place, client }
  })

  return {
    url: urlOf(place.socketFolder, databaseName),
    leave: () =>
      withLock(lock, async () => {
        const alone = await isAlone(client)
        await client.end()
        if (alone) await stop(place)
      }),
  }
}

async function reachOrStart(place: Place, startServer: () => ReturnType<typeof start>): Promise<pg.Client> {
  let lastWords = ''
  for (let starts = 0; starts < startsAtMost; ) {
    const found = await reach(place.socketFolder)
    if (found === 'busy') {
      await pause(50)
    } else if (found === 'absent') {
      starts += 1
      const started = await startServer()
      if ('client' in started) return started.client
      lastWords = started.lastWords
      await pause(Math.min(1000, 50 * starts))
    } else {
      return found
    }
  }
  throw new Error(`PostgreSQL did not start in ${place.cluster}. Its last words: ${lastWords}`)
}

async function makeDatabase(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [databaseName])
  if (rowCount === 0) await client.query(`create database ${databaseName}`)
}

async function isAlone(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ others: number }>(
    `select count(*)::integer as others from pg_stat_activity
     where backend_type = 'client backend' and pid <> pg_backend_pid()`,
  )
  return rows[0]?.others === 0
}
