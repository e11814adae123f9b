import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyError } from 'fastify'
import type { App } from '#server/app.ts'
import { clientFolder, publicFolder, templateClientFolder } from './built-site.ts'

/** Pictures, clips, fonts and the built scripts. What carries a hash in its name never changes. */
export async function staticFiles(app: App) {
  const brandFolder = join(clientFolder, 'brand')
  const hashedFolders = [join(clientFolder, 'assets'), join(templateClientFolder, 'template/assets')]
  await app.register(async (files) => {
    // A name that no file can have (a NUL, a backslash, a thousand letters) is one more that names nothing.
    files.setErrorHandler((error: FastifyError, _request, reply) => {
      if (!error.statusCode || error.statusCode >= 500) throw error
      return reply.callNotFound()
    })
    await files.register(fastifyStatic, {
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
  })
}
