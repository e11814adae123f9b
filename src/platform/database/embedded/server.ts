// The embedded PostgreSQL: the first process that needs it starts it, and the last one to leave stops it.
import { access, constants, mkdir, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { announceWait, type Say } from '../announce-wait.ts'
import { openCluster } from './cluster.ts'
import { withLock } from './lock.ts'
import { type Place, reach, type Settings, start, stop, urlOf } from './postmaster.ts'
import { findPrograms } from './programs.ts'
import { findServerUser } from './server-user.ts'
import { makeSocketFolder } from './socket-folder.ts'

type EmbeddedServer = {
  url: string
  /** Call it after this process has closed its own connections. */
  leave(): Promise<void>
}

type Entrance = {
  dataDir: string
  say: Say
  log: { error(facts: object, sentence: string): void }
  settings?: Settings
}

const databaseName = 'academy'

export async function enterServer({ dataDir, say, log, settings = {} }: Entrance): Promise<EmbeddedServer> {
  const folder = await openFolder(dataDir)
  const programs = await findPrograms()
  const user = await findServerUser(programs.postgres, folder)
  const lock = <T>(work: () => Promise<T>) => withLock(join(folder, 'pg.lock'), say, work)
  // The application_name of this process's connections, to tell them from those of other processes.
  const name = `academy-${crypto.randomUUID().slice(0, 8)}`

  const enter = () =>
    lock(async () => {
      const cluster = await announceWait(say, 'Making the database’s folder.', () =>
        openCluster(folder, programs, user),
      )
      const socketFolder = await makeSocketFolder(folder, user)
      const place: Place = { cluster, socketFolder, logFile: join(folder, 'postgres.log'), name }
      const client = await announceWait(say, 'Starting PostgreSQL.', () =>
        reachOrStart(place, () => start(programs.postgres, place, user, settings)),
      )
      const gone = new Promise<void>((resolve) => client.once('end', resolve))
      await makeDatabase(client)
      return { place, client, gone }
    })

  const presence = await keepPresence(enter, log)
  const { place } = presence
  return {
    url: urlOf(place, databaseName),
    async leave() {
      const client = await presence.end()
      await lock(async () => {
        const alone = await isAlone(client, name).catch(() => false)
        await client.end()
        if (alone) await stop(place)
      })
    },
  }
}

type Entered = { place: Place; client: pg.Client; gone: Promise<void> }

/**
 * Keeps one connection open: it shows other processes that the server is in use, and it ends when the server dies. The
 * server is then started again, until `end` is called. `end` returns the open connection.
 */
async function keepPresence(enter: () => Promise<Entered>, log: Entrance['log']) {
  let { place, client, gone } = await enter()
  let leaving = false
  let revival: Promise<void> | undefined

  const watch = () => {
    gone.then(() => {
      if (!leaving) revival = revive()
    })
  }
  const revive = async () => {
    log.error({}, 'PostgreSQL went away and is started again')
    while (!leaving) {
      try {
        ;({ client, gone } = await enter())
        return watch()
      } catch (error) {
        log.error({ err: error }, 'PostgreSQL could not be started again')
        await pause(1000)
      }
    }
  }
  watch()

  return {
    place,
    async end(): Promise<pg.Client> {
      leaving = true
      await revival
      return client
    },
  }
}

async function openFolder(dataDir: string): Promise<string> {
  try {
    await mkdir(dataDir, { recursive: true })
    await access(dataDir, constants.W_OK | constants.X_OK)
  } catch {
    throw new Error(
      `The data folder ${dataDir} cannot be written: change its owner, or set DATA_DIR to another.`,
    )
  }
  return realpath(dataDir)
}

// After a postmaster was killed, its children hold the shared memory for a while, and one or two starts usually
// fail.
const startsAtMost = 20
const busyAtMost = 300_000

async function reachOrStart(place: Place, startServer: () => ReturnType<typeof start>): Promise<pg.Client> {
  let lastWords = ''
  let busy = 0
  for (let starts = 0; starts < startsAtMost && busy < busyAtMost; ) {
    const found = await reach(place)
    if (found === 'busy') {
      busy += 50
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
  throw new Error(`PostgreSQL did not start in ${place.cluster}. ${lastWords}`)
}

async function makeDatabase(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [databaseName])
  if (rowCount === 0) await client.query(`create database ${databaseName}`)
}

async function isAlone(client: pg.Client, name: string): Promise<boolean> {
  const { rows } = await client.query<{ others: number }>(
    `select count(*)::integer as others from pg_stat_activity
     where backend_type = 'client backend' and application_name <> $1`,
    [name],
  )
  return rows[0]?.others === 0
}
