// A copy of the project with a few lines changed, to show that tests fail on the change.
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type Change = { file: string; from: string; to: string }

const project = join(import.meta.dirname, '../..')

export async function changedCopy(change: Change): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'academy-changed-'))
  for (const part of [
    'src',
    'tests',
    'package.json',
    'vite.config.ts',
    'vitest.config.ts',
    'tsconfig.json',
  ]) {
    await cp(join(project, part), join(folder, part), { recursive: true })
  }
  for (const part of ['node_modules', 'public']) await symlink(join(project, part), join(folder, part))
  await mkdir(join(folder, 'dist'))
  // The built server does not have the change.
  for (const part of (await readdir(join(project, 'dist'))).filter((name) => name !== 'server')) {
    await symlink(join(project, 'dist', part), join(folder, 'dist', part))
  }
  const file = join(folder, change.file)
  const source = await readFile(file, 'utf8')
  if (!source.includes(change.from)) throw new Error(`${change.file} has no line "${change.from}" to change.`)
  await writeFile(file, source.replace(change.from, change.to))
  return { folder, remove: () => rm(folder, { recursive: true }) }
}
