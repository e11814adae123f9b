// Builds everything under dist/. `npm start` calls this when a source is newer than what was built.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

export async function build() {
  const { createBuilder } = await import('vite')
  const root = fileURLToPath(new URL('..', import.meta.url))
  const site = await createBuilder({ root, logLevel: 'warn' })
  for (const name of ['client', 'boot', 'render']) await site.build(site.environments[name])
  await compressScripts(join(root, 'dist/client/assets'))
}

/** Packed once here, at the highest quality, so that serving costs nothing. */
async function compressScripts(folder) {
  for (const name of await readdir(folder)) {
    if (!name.endsWith('.js')) continue
    const bytes = await readFile(join(folder, name))
    await writeFile(join(folder, `${name}.br`), await promisify(brotliCompress)(bytes))
    await writeFile(join(folder, `${name}.gz`), await promisify(gzip)(bytes, { level: 9 }))
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build()
