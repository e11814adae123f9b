// The files that initdb makes. It takes 0.6 s of CPU, and a test run needs dozens of clusters: one is made, cached next
// to the compiled modules, and copied.
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { openCluster } from '#database/engine/embedded/cluster.ts'
import { findPrograms } from '#database/engine/embedded/programs.ts'
import { findServerUser } from '#database/engine/embedded/server-user.ts'

const run = promisify(execFile)
const cache = join(import.meta.dirname, '../../node_modules/.cache')

/** Saves the next start in this data folder from running initdb. */
export async function layBareCluster(dataDir: string): Promise<void> {
  await run('cp', ['-a', await bareCluster(), join(dataDir, 'pg')])
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
