// /api/docs: a page, and the description of the API as JSON.
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Clocks } from '#domain/dates/clock.ts'
import { readSession } from '#features/staff/sessions.ts'
import type { Config } from '#platform/config.ts'
import type { Database } from '#platform/database/connection.ts'
import type { App } from '#platform/http/app-type.ts'
import { describeApi } from './describe-api.ts'
import { type Document, makeFile, responseOf } from './document.ts'

declare module 'fastify' {
  interface FastifyInstance {
    officeApi: FastifyInstance['swagger']
  }
}

/** Calls of the office are shown to signed-in staff only. */
export async function apiDocs(app: App, parts: { config: Config; database: Database; clocks: Clocks }) {
  await describeApi(app, parts)
  const forVisitors = fileOf(() => app.swagger(), 'no-cache')
  const forStaff = fileOf(() => app.officeApi(), 'private, no-cache')

  /** Answers before the plugin, which would write the whole description at each request. */
  const answerFile = async (request: FastifyRequest, reply: FastifyReply) => {
    const { url = '' } = request.routeOptions
    // To write YAML would take seconds in which the site answers nobody.
    if (url.endsWith('/yaml')) return reply.callNotFound()
    if (!url.endsWith('/json')) return
    const file = (await readSession(request, parts)) ? forStaff : forVisitors
    const { status, headers, bytes } = responseOf(await file(), request.headers)
    return reply
      .code(status)
      .headers(headers)
      .send(bytes && Buffer.from(bytes, 'latin1'))
  }
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    uiHooks: { onRequest: answerFile },
    // Hides the bar for another API's URL: its inline style violates the content security policy.
    uiConfig: { layout: 'BaseLayout' },
  })
}

/** Made at the first request, once: no call is added after the start. */
function fileOf(describe: () => object, cacheControl: string): () => Promise<Document> {
  let made: Promise<Document> | undefined
  return () => {
    made ??= pack(JSON.stringify(describe()), cacheControl)
    return made
  }
}

async function pack(text: string, cacheControl: string): Promise<Document> {
  const plain = Buffer.from(text)
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    promisify(gzip)(plain),
  ])
  // The same address answers visitors and staff.
  const headers = { 'cache-control': cacheControl, vary: 'Cookie, Accept-Encoding' }
  return makeFile({ plain, br, gzip: zipped }, 'application/json; charset=utf-8', headers)
}
