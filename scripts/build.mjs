// Builds everything under dist/. `npm start` calls this when a source is newer than what was built.
import { fileURLToPath } from 'node:url'

export async function build() {
  const { createBuilder } = await import('vite')
  const root = fileURLToPath(new URL('..', import.meta.url))
  const site = await createBuilder({ root, logLevel: 'warn' })
  for (const name of ['client', 'boot', 'render']) await site.build(site.environments[name])
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build()
