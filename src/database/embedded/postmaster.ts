// The server's first process: starting it, finding one that runs, ending it.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { owner } from './cluster.ts'
import type { ServerUser } from './server-user.ts'

export type Place = { cluster: string; socketFolder: string; logFile: string }
export type Settings = Readonly<Record<string, string>>

const port = 5432

// Names of people stay out of the server's log: no failing statement, no "Key (email)=(…)".
const quietLog: Settings = {
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
}

export function urlOf(socketFolder: string, database: string): string {
  return `postgres://${owner}@${encodeURIComponent(socketFolder)}:${port}/${database}?sslmode=disable`
}

/** A connection, or why there is none yet: `absent`, or `busy` while the server starts, recovers or stops. */
export async function reach(socketFolder: string): Promise<pg.Client | 'absent' | 'busy'> {
  const client = new pg.Client({ connectionString: urlOf(socketFolder, 'postgres') })
  try {
    await client.connect()
    return client
  } catch (error) {
    const { code } = error as { code?: string }
    if (code === 'ENOENT' || code === 'ECONNREFUSED') return 'absent'
    if (code === '57P03' || code === 'ECONNRESET' || code === 'EPIPE') return 'busy'
    throw error
  }
}

/** A connection once the server answers, or its last words if it ended instead. */
export async function start(
  postgres: string,
  place: Place,
  user: ServerUser,
  settings: Settings,
): Promise<{ client: pg.Client } | { lastWords: string }> {
  for (const file of [join(place.cluster, 'postmaster.pid'), `${socketOf(place)}.lock`]) await dropStale(file)
  const log = await open(place.logFile, 'a')
  const { size: written } = await log.stat()
  const [command = '', ...args] = [...user.prefix, postgres, '-D', place.cluster, '-k', place.socketFolder]
  const options = Object.entries({ listen_addresses: '', ...quietLog, ...settings })
  // A session of its own, so that neither Ctrl-C nor the end of this process reaches it.
  const server = spawn(
    command,
    [...args, ...options.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    {
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
      env: { PATH: process.env.PATH, LC_ALL: 'C' },
    },
  )
  let ended = false
  server.once('exit', () => {
    ended = true
  })
  server.once('error', () => {
    ended = true
  })
  server.unref()
  await log.close()
  while (!ended) {
    const client = await reach(place.socketFolder)
    if (client !== 'absent' && client !== 'busy') return { client }
    await pause(15)
  }
  const words = await readFile(place.logFile)
  return { lastWords: words.subarray(written).toString().trim() }
}

export async function stop(place: Place): Promise<void> {
  const pidFile = join(place.cluster, 'postmaster.pid')
  const pid = await readPid(pidFile)
  if (pid === undefined) return
  // Fast shutdown: connections are closed, everything acknowledged is written.
  process.kill(pid, 'SIGINT')
  while (existsSync(pidFile)) await pause(15)
  await rm(place.socketFolder, { recursive: true, force: true })
}

function socketOf({ socketFolder }: Place): string {
  return join(socketFolder, `.s.PGSQL.${port}`)
}

// After a kill the files name a process that is gone, and in a restarted container another program may bear its number:
// PostgreSQL would then refuse to start for ever.
async function dropStale(file: string): Promise<void> {
  const pid = await readPid(file)
  if (pid === undefined || !existsSync('/proc/self')) return
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
  if (!command.includes('postgres')) await rm(file, { force: true })
}

async function readPid(file: string): Promise<number | undefined> {
  const line = (await readFile(file, 'utf8').catch(() => '')).split('\n')[0]
  return line ? Math.abs(Number(line)) : undefined
}
