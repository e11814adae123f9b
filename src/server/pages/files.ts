import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { App } from '#server/app.ts'
import { clientFolder, publicFolder, templateClientFolder } from './built-site.ts'

/** Pictures, clips, fonts and the built scripts. What carries a hash in its name never changes. */
export async function staticFiles(app: App) {
  const brandFolder = join(clientFolder, 'brand')
  const hashedFolders = [join(clientFolder, 'assets'), join(templateClientFolder, 'template/assets')]
  await app.register(fastifyStatic, {
    root: [clientFolder, publicFolder, templateClientFolder],
    preCompressed: true,
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders(reply, path) {
      // The logo stands in mails too, which a webmail shows on an origin of its own.
      if (path.startsWith(brandFolder)) reply.header('cross-origin-resource-policy', 'cross-origin')
      reply.header(
        'cache-control',
        hashedFolders.some((folder) => path.startsWith(folder))
          ? 'public, max-age=31536000, immutable'
          : 'public, max-age=604800, stale-while-revalidate=2592000',
      )
    },
  })
}
