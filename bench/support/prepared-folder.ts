// What a measurement needs beside the project's own dependencies, made once outside the project.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const project = join(import.meta.dirname, '../..')

/** A folder that is made once for what it is made from, and found again by the next run. */
export async function preparedFolder(
  name: string,
  sources: readonly string[],
  make: (folder: string) => Promise<void>,
): Promise<string> {
  const folder = join(tmpdir(), `academy-bench-${name}-${digest(sources)}`)
  if (existsSync(folder)) return folder
  console.log(`Preparing ${name} (once, some minutes) …`)
  const unfinished = `${folder}.new`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { mode: 0o755 })
  await make(unfinished)
  await rename(unfinished, folder)
  return folder
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
