// Starts processes that use an embedded database, and inspects its server from outside.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type DatabaseUser = {
  process: ChildProcess
  /** Every line so far. */
  lines: string[]
  /** The first line, present or future, with this prefix. Returned without the prefix. */
  line(beginning: string): Promise<string>
  leave(): Promise<number | null>
  kill(): Promise<void>
}

export type Surroundings = {
  mode?: 'write'
  env?: Record<string, string>
  /** A command in front of node, to run it as another user or in another place. */
  prefix?: string[]
}

const script = join(import.meta.dirname, 'database-user.ts')

export function startDatabaseUser(
  dataDir: string,
  { mode, env = {}, prefix = [] }: Surroundings = {},
): DatabaseUser {
  const [command = '', ...args] = [...prefix, process.execPath, script, dataDir, ...(mode ? [mode] : [])]
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  const lines: string[] = []
  const waiting = new Set<() => void>()
  let rest = ''
  const read = (chunk: Buffer) => {
    const parts = (rest + chunk).split('\n')
    rest = parts.pop() ?? ''
    lines.push(...parts)
    for (const look of waiting) look()
  }
  child.stdout.on('data', read)
  child.stderr.on('data', read)
  const exited = new Promise<number | null>((resolve) => child.on('close', resolve))

  return {
    process: child,
    lines,
    line(beginning) {
      return new Promise((resolve, reject) => {
        const look = () => {
          const found = lines.find((line) => line.startsWith(beginning))
          if (found === undefined) return
          waiting.delete(look)
          resolve(found.slice(beginning.length).trim())
        }
        waiting.add(look)
        look()
        exited.then(() =>
          reject(new Error(`It ended without "${beginning}":\n${lines.slice(-20).join('\n')}`)),
        )
      })
    },
    async leave() {
      child.kill('SIGTERM')
      return exited
    },
    async kill() {
      child.kill('SIGKILL')
      await exited
    },
  }
}

export async function postmasterOf(dataDir: string): Promise<number | undefined> {
  const [pid] = await postmasterFile(dataDir)
  return pid ? Number(pid) : undefined
}

async function postmasterFile(dataDir: string): Promise<string[]> {
  return (await readFile(join(dataDir, 'pg/postmaster.pid'), 'utf8').catch(() => '')).split('\n')
}

/** A zombie process counts as ended. */
export async function isRunning(pid: number | undefined): Promise<boolean> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  return stat !== '' && stat.slice(stat.lastIndexOf(')') + 2, stat.lastIndexOf(')') + 3) !== 'Z'
}

/** A data folder. Removing it stops its server. */
export type DataFolder = { path: string; remove(): Promise<void> }

export async function dataFolder(): Promise<DataFolder> {
  const path = await mkdtemp(join(tmpdir(), 'academy-data-'))
  return {
    path,
    async remove() {
      const [pid, , , , socketFolder] = await postmasterFile(path)
      if (await isRunning(Number(pid))) process.kill(Number(pid), 'SIGINT')
      while (await isRunning(Number(pid))) await new Promise((resolve) => setTimeout(resolve, 20))
      if (socketFolder) await rm(socketFolder, { recursive: true, force: true })
      await rm(path, { recursive: true, force: true })
    },
  }
}

export function socketFolderOf(url: string): string {
  return decodeURIComponent(new URL(url).hostname)
}
