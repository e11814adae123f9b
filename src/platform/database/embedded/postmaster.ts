// Starts, finds and stops the postmaster.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { owner } from './cluster.ts'
import type { ServerUser } from './server-user.ts'

export type Place = {
  cluster: string
  socketFolder: string
  logFile: string
  /** The application_name of this process's connections. */
  name: string
}
export type Settings = Readonly<Record<string, string>>

const port = 5432

// Keeps personal data out of the server's log: no failing statement, no "Key (email)=(…)".
const quietLog: Settings = {
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
}

export function urlOf({ socketFolder, name }: Place, database: string): string {
  const host = encodeURIComponent(socketFolder)
  return `postgres://${owner}@${host}:${port}/${database}?sslmode=disable&application_name=${name}`
}

const cannotConnectNow = '57P03'
const tooManyConnections = '53300'
const transient = [cannotConnectNow, tooManyConnections, 'ECONNRESET', 'EPIPE']

/** A connection, or `absent`, or `busy` while the server starts, recovers or stops. */
export async function reach(place: Place): Promise<pg.Client | 'absent' | 'busy'> {
  const client = new pg.Client({
    connectionString: urlOf(place, 'postgres'),
    connectionTimeoutMillis: 5000,
    keepAlive: true,
  })
  // Attached before connecting: the server may die right after it answers, and an unhandled error ends the process.
  client.on('error', () => undefined)
  try {
    await client.connect()
    return client
  } catch (error) {
    const { code } = error as { code?: string }
    if (code === 'ENOENT' || code === 'ECONNREFUSED') return 'absent'
    // No code: the server accepted the connection and then did not answer or closed it.
    if (code === undefined || transient.includes(code)) return 'busy'
    throw error
  }
}

/** A connection once the server answers, or its last log lines if it exited. */
export async function start(
  postgres: string,
  place: Place,
  user: ServerUser,
  settings: Settings,
): Promise<{ client: pg.Client } | { lastWords: string }> {
  await clearAway(place)
  const log = await open(place.logFile, 'a')
  const { size: written } = await log.stat()
  // Compiling a query takes longer than any of ours runs.
  const options = Object.entries({ listen_addresses: '', jit: 'off', ...quietLog, ...settings })
  const [command = '', ...args] = [
    ...user.prefix,
    ...[postgres, '-D', place.cluster, '-k', place.socketFolder],
    ...options.flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]
  // Detached, so that neither Ctrl-C nor the exit of this process stops the server.
  const server = spawn(command, args, {
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
    env: { PATH: process.env.PATH, LC_ALL: 'C' },
  })
  server.unref()
  await log.close()
  let ended = false
  for (const event of ['exit', 'error']) {
    server.once(event, () => {
      ended = true
    })
  }
  while (!ended) {
    const client = (await isReady(place, server.pid)) ? await reach(place) : 'busy'
    if (client !== 'absent' && client !== 'busy') return { client }
    await pause(15)
  }
  const words = await readFile(place.logFile)
  return { lastWords: words.subarray(written).toString().trim() }
}

// Line 8 of postmaster.pid says so. Connecting earlier would only fill the log.
async function isReady(place: Place, pid: number | undefined): Promise<boolean> {
  const lines = (await readFile(pidFileOf(place), 'utf8').catch(() => '')).split('\n')
  return Number(lines[0]) === pid && lines[7]?.trim() === 'ready'
}

/** Fast shutdown: closes connections and writes everything that was acknowledged. */
export async function stop(place: Place): Promise<void> {
  const pid = await readPid(pidFileOf(place))
  if (pid !== undefined) await end(pid, place)
  await rm(place.socketFolder, { recursive: true, force: true })
}

const patience = 60_000

async function end(pid: number, place: Place): Promise<void> {
  process.kill(pid, 'SIGINT')
  for (let waited = 0; existsSync(pidFileOf(place)) && waited < patience; waited += 15) await pause(15)
}

function pidFileOf({ cluster }: Place): string {
  return join(cluster, 'postmaster.pid')
}

// Clears what would prevent a start. After a kill, two files name a process that is gone. In a restarted container
// another program may have its id, and PostgreSQL would refuse to start forever. A running server whose socket was
// removed from /tmp is stopped.
async function clearAway(place: Place): Promise<void> {
  if (!existsSync('/proc/self')) return
  for (const file of [pidFileOf(place), join(place.socketFolder, `.s.PGSQL.${port}.lock`)]) {
    const pid = await readPid(file)
    if (pid === undefined) continue
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
    if (command.includes(place.cluster)) await end(pid, place)
    else await rm(file, { force: true })
  }
}

async function readPid(file: string): Promise<number | undefined> {
  const line = (await readFile(file, 'utf8').catch(() => '')).split('\n')[0]
  return line ? Number(line) : undefined
}
