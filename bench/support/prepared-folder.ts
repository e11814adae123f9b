// Packages that a bench needs in addition to the project's own, installed once outside the project.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const project = join(import.meta.dirname, '../..')

/** Whether an earlier run has made the folder from the same sources. */
export function isPrepared(name: string, sources: readonly string[]): boolean {
  return existsSync(folderOf(name, sources))
}

/** A folder that is made once for its sources and used again by the next run. */
export async function preparedFolder(
  name: string,
  sources: readonly string[],
  make: (folder: string) => Promise<void>,
): Promise<string> {
  const folder = folderOf(name, sources)
  if (existsSync(folder)) return folder
  console.log(`Installing ${name} (once, a few minutes) …`)
  const unfinished = `${folder}.new`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { mode: 0o755 })
  await make(unfinished)
  await rename(unfinished, folder)
  return folder
}

function folderOf(name: string, sources: readonly string[]): string {
  return join(tmpdir(), `academy-bench-${name}-${digest(sources)}`)
}

function digest(sources: readonly string[]): string {
  const hash = createHash('sha256')
  for (const source of sources) {
    const path = join(project, source)
    const files = statSync(path).isFile()
      ? ['']
      : readdirSync(path, { recursive: true, encoding: 'utf8' }).sort()
    for (const file of files) {
      const full = join(path, file)
      if (statSync(full).isFile()) hash.update(file).update(readFileSync(full))
    }
  }
  return hash.digest('hex').slice(0, 12)
}
