// The folder of the server's socket. A socket's path may have at most 107 bytes, so it cannot lie in the data folder;
// it is derived from it, so that every process of the site finds the same one, whatever its TMPDIR.
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { lstat, mkdir, realpath } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { handOver, type ServerUser } from './server-user.ts'

export async function makeSocketFolder(dataDir: string, user: ServerUser): Promise<string> {
  const base = existsSync('/tmp') ? '/tmp' : tmpdir()
  const digest = createHash('sha256')
    .update(await realpath(dataDir))
    .digest('hex')
  const folder = join(base, `academy-${digest.slice(0, 16)}`)
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  // Anyone can make folders in /tmp, and whoever owns this one could stand in for the server.
  const found = await lstat(folder)
  const ours = found.uid === process.getuid?.() || found.uid === user.uid
  if (!found.isDirectory() || !ours || (found.mode & 0o077) !== 0) {
    throw new Error(`${folder} belongs to someone else or is open to others: remove it, or set DATABASE_URL.`)
  }
  await handOver(folder, user)
  return folder
}
