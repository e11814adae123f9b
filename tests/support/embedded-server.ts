// A folder per test and the processes that use it. Both are removed after the test.
import { execFile } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { layBareCluster } from './clusters.ts'
import {
  type DatabaseUser,
  type DataFolder,
  dataFolder,
  type Surroundings,
  startDatabaseUser,
} from './database-process.ts'

const run = promisify(execFile)

export function embeddedServerTests() {
  let made: DataFolder
  let folder: DataFolder
  let users: DatabaseUser[] = []

  beforeAll(async () => {
    made = await dataFolder()
    await layBareCluster(made.path)
    const user = startDatabaseUser(made.path)
    await user.line('open')
    await user.leave()
  })
  beforeEach(async () => {
    folder = await dataFolder()
  })
  afterEach(async () => {
    await Promise.all(users.map((user) => user.kill()))
    users = []
    await folder.remove()
  })
  afterAll(() => made.remove())

  return {
    path: () => folder.path,
    /** Another process of the site. */
    enter({ dataDir = folder.path, ...surroundings }: Surroundings & { dataDir?: string } = {}) {
      const user = startDatabaseUser(dataDir, surroundings)
      users.push(user)
      return user
    },
    /** Most tests need a database that was opened before. Copying one is faster than making it. */
    givenMadeFolder: () => run('cp', ['-a', join(made.path, 'pg'), folder.path]),
    /** Clusters that initdb is making. */
    drafts: async (dataDir = folder.path) =>
      (await readdir(dataDir)).filter((name) => name.startsWith('pg.new')),
  }
}
