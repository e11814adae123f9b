import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { App } from '#server/app.ts'
import { distFolder } from './built-site.ts'

/** Pictures, clips, fonts and the built scripts. What carries a hash in its name never changes. */
export async function staticFiles(app: App) {
  const root = join(distFolder, 'client')
  await app.register(fastifyStatic, {
    root,
    preCompressed: true,
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders(reply, path) {
      const hashed = path.startsWith(join(root, 'assets'))
      reply.header(
        'cache-control',
        hashed
          ? 'public, max-age=31536000, immutable'
          : 'public, max-age=604800, stale-while-revalidate=2592000',
      )
    },
  })
}
