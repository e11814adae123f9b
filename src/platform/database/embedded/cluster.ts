// The server's data directory, <data folder>/pg, created once.
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { Programs } from './programs.ts'
import { handOver, type ServerUser } from './server-user.ts'

const run = promisify(execFile)

export const owner = 'academy'

/** Whether the embedded server has been used in this data folder. */
export function hasCluster(dataDir: string): boolean {
  return existsSync(join(dataDir, 'pg'))
}

export async function openCluster(dataDir: string, programs: Programs, user: ServerUser): Promise<string> {
  const cluster = join(dataDir, 'pg')
  if (!existsSync(cluster)) await makeCluster(cluster, programs, user)
  await checkVersion(cluster, programs)
  await handOver(cluster, user)
  if ((await stat(cluster)).uid !== user.uid) throw new Error(foreign(cluster))
  return cluster
}

// Created under a temporary name and then renamed, so that a kill leaves no partial cluster. Every attempt has its
// own name because initdb of a killed process may still be writing.
async function makeCluster(cluster: string, { initdb }: Programs, user: ServerUser): Promise<void> {
  await removeDrafts(cluster)
  const draft = `${cluster}.new-${crypto.randomUUID()}`
  await mkdir(draft, { mode: 0o700 })
  await handOver(draft, user)
  // The builtin locale handles Spanish letters and sorts the same on every machine and after every upgrade.
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const [command = '', ...args] = [...user.prefix, initdb]
  await run(command, [...args, `--pgdata=${draft}`, `--username=${owner}`, '--auth=trust', ...locale]).catch(
    ({ stderr }: { stderr: string }) => {
      throw new Error(`PostgreSQL could not make its folder ${draft}: ${stderr.trim()}`)
    },
  )
  await rename(draft, cluster)
  await syncFolder(dirname(cluster))
}

async function removeDrafts(cluster: string): Promise<void> {
  const folder = dirname(cluster)
  const drafts = (await readdir(folder)).filter((name) => name.startsWith(`${basename(cluster)}.new`))
  for (const name of drafts) {
    await rm(join(folder, name), { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined)
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  await handle.sync()
  await handle.close()
}

async function checkVersion(cluster: string, { postgres }: Programs): Promise<void> {
  const found = await readFile(join(cluster, 'PG_VERSION'), 'utf8').then(
    (text) => text.trim(),
    (error: NodeJS.ErrnoException) => (error.code === 'EACCES' ? undefined : ''),
  )
  if (found === undefined) throw new Error(foreign(cluster))
  if (found === '') {
    throw new Error(`${cluster} is no PostgreSQL folder: move it away, or set DATA_DIR to another folder.`)
  }
  const { stdout } = await run(postgres, ['--version'])
  const major = /\d+/.exec(stdout)?.[0]
  if (found !== major) {
    throw new Error(
      `${cluster} was made by PostgreSQL ${found}, the site brings ${major}: back it up with the version of the site that made it, or set DATABASE_URL or DATA_DIR. Nothing was changed.`,
    )
  }
}

function foreign(cluster: string): string {
  return `${cluster} belongs to another user: start the site as that user, or set DATA_DIR to another folder.`
}
