import { readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyError } from 'fastify'
import type { App } from '#platform/http/app-type.ts'
import { publicFolder } from '#platform/http/built-site.ts'

/** For names that stay the same when the file changes. */
export const cachedForAWeek = 'public, max-age=604800, stale-while-revalidate=2592000'

/** The classroom's service worker. It may fetch and keep pages, and must not outlive a release. */
const workerFile = 'learn-worker.js'
const workerHeaders = {
  'cache-control': 'no-cache',
  'service-worker-allowed': '/learn',
  'content-security-policy': "default-src 'none'; connect-src 'self'",
}

/** Pictures and clips, with range requests. */
export async function publicFiles(app: App) {
  await app.register(fastifyStatic, {
    root: publicFolder,
    serve: false,
    cacheControl: false,
    setHeaders: (reply, path) =>
      reply.headers(path.endsWith(`/${workerFile}`) ? workerHeaders : { 'cache-control': cachedForAWeek }),
  })
  // Listed at start, so that an unknown name does not touch the disk.
  const files = await filesUnder(publicFolder)
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    schema: { hide: true },
    handler(request, reply) {
      const { '*': file } = request.params as { '*': string }
      return files.has(file) ? reply.sendFile(file) : reply.callNotFound()
    },
    errorHandler(error: FastifyError & { headers?: Record<string, string> }, _request, reply) {
      // The headers give a player the file's length after a range beyond its end.
      if (error.statusCode === 416)
        return reply
          .code(416)
          .headers(error.headers ?? {})
          .send()
      throw error
    },
  })
}

async function filesUnder(folder: string): Promise<Set<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return new Set(
    entries
      // Dotfiles belong to tools.
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map(({ parentPath, name }) => relative(folder, join(parentPath, name))),
  )
}
