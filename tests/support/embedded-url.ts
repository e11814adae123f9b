import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { urlOf } from '#platform/database/embedded/postmaster.ts'

/** The address of the PostgreSQL that a site runs in its data folder. */
export async function embeddedUrl(dataDir: string): Promise<string> {
  const cluster = join(dataDir, 'pg')
  const [, , , , socketFolder = ''] = (await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n')
  return urlOf({ cluster, socketFolder, logFile: join(dataDir, 'postgres.log'), name: 'faults' }, 'academy')
}
