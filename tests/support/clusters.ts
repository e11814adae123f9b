// The files of a PostgreSQL cluster. initdb takes 0.6 s of CPU and the migrations 0.7 s, and a test run needs dozens of
// clusters: each kind is made once, cached next to the compiled modules, and copied.
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { openCluster } from '#platform/database/embedded/cluster.ts'
import { findPrograms } from '#platform/database/embedded/programs.ts'
import { findServerUser } from '#platform/database/embedded/server-user.ts'

const run = promisify(execFile)
const cache = join(import.meta.dirname, '../../node_modules/.cache')

/** Saves the next start in this data folder from running initdb. */
export async function layBareCluster(dataDir: string): Promise<void> {
  await run('cp', ['-a', await bareCluster(), join(dataDir, 'pg')])
}

/** Saves the next start of this built server from its migrations too. */
export async function layMigratedCluster(dataDir: string, builtServer: string): Promise<void> {
  await run('cp', ['-a', await migratedCluster(builtServer), join(dataDir, 'pg')])
}

async function migratedCluster(builtServer: string): Promise<string> {
  const build = createHash('sha256').update(await readFile(builtServer))
  const name = `migrated-${build.digest('hex').slice(0, 16)}`
  const kept = join(cache, name, 'pg')
  if (existsSync(kept)) return kept
  await mkdir(cache, { recursive: true })
  // Each build has one, of 50 MB.
  const older = (await readdir(cache)).filter((entry) => entry.startsWith('migrated-') && entry !== name)
  await Promise.all(older.map((entry) => rm(join(cache, entry), { recursive: true, force: true })))
  const draft = await mkdtemp(join(cache, 'migrated.new-'))
  await layBareCluster(draft)
  // Loaded only here: they would cost every process of the journeys a second.
  const { openDatabase } = await import('#platform/database/open.ts')
  const { openJobs } = await import('#platform/jobs/jobs.ts')
  const { url, close } = await openDatabase({ dataDir: draft, log: console })
  const jobs = await openJobs({ url, log: console })
  await jobs.stop()
  await close()
  await rename(draft, dirname(kept)).catch(() => rm(draft, { recursive: true }))
  return kept
}

async function bareCluster(): Promise<string> {
  const programs = await findPrograms()
  const { stdout: version } = await run(programs.postgres, ['--version'])
  const kept = join(cache, `cluster-${version.trim().replaceAll(/[^\w.]+/g, '-')}`, 'pg')
  if (existsSync(kept)) return kept
  await mkdir(cache, { recursive: true })
  const draft = await mkdtemp(join(cache, 'cluster.new-'))
  await openCluster(draft, programs, await findServerUser(programs.postgres, draft))
  // Several processes may make the first one. The later ones find it in place.
  await rename(draft, dirname(kept)).catch(() => rm(draft, { recursive: true }))
  return kept
}
