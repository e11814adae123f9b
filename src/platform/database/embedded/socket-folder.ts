// A socket path may have at most 107 bytes, so the socket cannot be in the data folder. Its folder is derived from
// the data folder, so that all processes of the site find it, whatever their TMPDIR.
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
  // Any user can create folders in /tmp, and the owner of this one could impersonate the server.
  const found = await lstat(folder)
  const ours = found.uid === process.getuid?.() || found.uid === user.uid
  if (!found.isDirectory() || !ours || (found.mode & 0o077) !== 0) {
    throw new Error(`${folder} belongs to someone else or is open to others: remove it, or set DATABASE_URL.`)
  }
  await handOver(folder, user)
  return folder
}
