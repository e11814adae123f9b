// One PostgreSQL per test run, with a migrated template database that each test file copies.
import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { releaseEntries } from '#content/release/release-entries.ts'
import { seedRelease } from '#features/catalogue/seed-release.ts'
import { connect } from '#platform/database/connection.ts'
import { enterServer } from '#platform/database/embedded/server.ts'
import { migrate } from '#platform/database/migrate.ts'
import { openJobs } from '#platform/jobs/jobs.ts'
import './keep-catalogue.ts'
import { layBareCluster } from './clusters.ts'
import { socketFolderOf } from './database-process.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the migrated template. */
    templateUrl: string
  }
}

// Durability is off: test rows may be lost in a power cut. Many files run in parallel.
const settings = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', max_connections: '300' }

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'academy-tests-'))
  await layBareCluster(folder)
  const server = await enterServer({ dataDir: folder, settings, say: () => undefined, log: console })
  const pid = (await readFile(join(folder, 'pg/postmaster.pid'), 'utf8')).split('\n')[0] ?? ''
  const guard = cleanUpAfterDeath(pid, folder, socketFolderOf(server.url))
  const { database } = connect(server.url, {
    onIdleError(error) {
      throw error
    },
  })
  await migrate(database)
  await seedRelease(database, releaseEntries(), new Date())
  await database.destroy()
  // Creates the queue's schema.
  const jobs = await openJobs({ url: server.url, log: console })
  await jobs.stop()
  project.provide('templateUrl', server.url)
  return async () => {
    await server.leave()
    guard.kill()
    await rm(folder, { recursive: true, force: true })
  }
}

// A killed run cannot clean up. This shell does, when its pipe closes.
const cleaning = `
  read _
  kill -INT "$1"
  while kill -0 "$1" 2>/dev/null; do sleep 0.2; done
  rm -rf "$2" "$3"`

function cleanUpAfterDeath(pid: string, dataDir: string, socketFolder: string) {
  const guard = spawn('sh', ['-c', cleaning, 'guard', pid, dataDir, socketFolder], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  guard.unref()
  return guard
}
