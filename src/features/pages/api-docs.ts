// /api/docs: a page, and the description of the API as JSON and YAML.
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Clocks } from '#domain/clock.ts'
import { readSession } from '#features/staff-access/sessions.ts'
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
  const forVisitors = filesOf(() => app.swagger(), 'no-cache')
  const forStaff = filesOf(() => app.officeApi(), 'private, no-cache')

  /** Answers before the plugin, which would write the whole description at each request. */
  const answerFile = async (request: FastifyRequest, reply: FastifyReply) => {
    const [, format] = /\/(json|yaml)$/.exec(request.routeOptions.url ?? '') ?? []
    if (format !== 'json' && format !== 'yaml') return
    const files = (await readSession(request, parts)) ? forStaff : forVisitors
    const { status, headers, bytes } = responseOf((await files())[format], request.headers)
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

type Files = Record<'json' | 'yaml', Document>

/**
 * Made at the first request, once: no call is added after the start. YAML contains JSON, so both have one text: to write
 * the other notation would take seconds in which the site answers nobody.
 */
function filesOf(describe: () => object, cacheControl: string): () => Promise<Files> {
  let made: Promise<Files> | undefined
  return () => {
    made ??= pack(JSON.stringify(describe()), cacheControl)
    return made
  }
}

async function pack(text: string, cacheControl: string): Promise<Files> {
  const plain = Buffer.from(text)
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    promisify(gzip)(plain),
  ])
  // The same address answers visitors and staff.
  const headers = { 'cache-control': cacheControl, vary: 'Cookie, Accept-Encoding' }
  const fileOf = (type: string) => makeFile({ plain, br, gzip: zipped }, `${type}; charset=utf-8`, headers)
  return { json: fileOf('application/json'), yaml: fileOf('application/yaml') }
}
