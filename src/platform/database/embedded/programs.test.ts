import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { linkLibraries } from './programs.ts'

test('libraries get their short names once when no postinstall script created them', async () => {
  const root = await mkdtemp(join(tmpdir(), 'academy-package-'))
  await mkdir(join(root, 'native/lib'), { recursive: true })
  await writeFile(join(root, 'native/lib/libpq.so.5.18'), 'library')
  const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }]
  await writeFile(join(root, 'native/pg-symlinks.json'), JSON.stringify(links))
  await linkLibraries(root)
  await linkLibraries(root)
  expect(await readFile(join(root, 'native/lib/libpq.so.5'), 'utf8')).toBe('library')
  await rm(root, { recursive: true })
})
