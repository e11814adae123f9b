// Starts the whole site as operators do: the built server as a process, with its own database folder.
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isBuilt } from '../../scripts/prepare.mjs'
import { layBareCluster, layMigratedCluster } from './clusters.ts'
import { portsOf } from './own-ports.ts'
import { processEnv } from './process-env.ts'

export type Site = {
  url: string
  dataDir: string
  process: ChildProcess
  /** Everything printed so far, on both streams. */
  output(): string
  /** Stops it as a service manager would. The data folder stays for another start. */
  stop(): Promise<number | null>
  /** Stops it and removes its data. */
  dispose(): Promise<void>
}

const projectFolder = join(import.meta.dirname, '../..')
let isChecked = false

type StartOptions = {
  dataDir?: string
  args?: string[]
  /** Another copy of the project than this one. */
  folder?: string | undefined
  /** A command in front of node, to change where it runs. */
  prefix?: string[]
}

export async function startSite(
  env: Record<string, string> = {},
  { dataDir, args = [], folder: project = projectFolder, prefix = [] }: StartOptions = {},
): Promise<Site> {
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'academy-site-')))
  const port = env.PORT ?? String(await freePort())
  if (project === projectFolder) requireBuild()
  // A changed copy has no built server: its sources run.
  const built = join(project, 'dist/server/main.js')
  const entry = existsSync(built) ? built : 'src/main.ts'
  if (!dataDir && !env.DATABASE_URL) {
    await (entry === built ? layMigratedCluster(folder, built) : layBareCluster(folder))
  }
  const [command = '', ...words] = [...prefix, process.execPath, entry, ...args]
  const child = spawn(command, words, {
    cwd: project,
    env: {
      ...processEnv,
      LOG_LEVEL: 'warn',
      DATA_DIR: folder,
      PORT: port,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const exited = new Promise<number | null>((resolve) => child.on('exit', resolve))
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk
      const address = /^The academy is open at (http[^\s,]+)/m.exec(output)?.[1]
      if (address) resolve(address)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    exited.then((code) => reject(new Error(`The site ended with ${code} before it was open:\n${output}`)))
  })

  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
    return exited
  }
  return {
    url,
    dataDir: folder,
    process: child,
    output: () => output,
    stop,
    async dispose() {
      await stop()
      if (!dataDir) await rm(folder, { recursive: true, force: true })
    },
  }
}

/** A site of older sources would pass tests of what it does not contain. */
function requireBuild() {
  if (!isChecked && !isBuilt()) throw new Error('The sources have changed. Build the site: npm run build')
  isChecked = true
}

const ownPorts = portsOf(Number(process.env.VITEST_POOL_ID ?? process.env.TEST_PARALLEL_INDEX ?? 0))

export async function freePort(): Promise<number> {
  const port = ownPorts.next().value
  const server = createServer()
  const isFree = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => resolve(true))
  })
  if (!isFree) return freePort()
  await new Promise((resolve) => server.close(resolve))
  return port
}
