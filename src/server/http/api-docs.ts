import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifySchema } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { apiError } from '#contract/api-error.ts'
import type { Config } from '../config.ts'
import { officeCookie } from '../office/access/cookie.ts'
import type { Declared } from '../office/guard.ts'
import type { App } from './app-type.ts'

/** Serves /api/docs, generated from the schemas that validate requests. */
export async function apiDocs(app: App, { config }: { config: Pick<Config, 'origin'> }) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Academy API',
        description:
          'Every refusal is {"error": a sentence, "code": a word}, with "field" where one is not valid and "dates" [{course, start, end}] where some are full or gone, and "retryAt" where a seat may come back. Account calls take a bearer token of the identity service.',
        version: '1',
        license: { name: 'All rights reserved', identifier: 'LicenseRef-Proprietary' },
      },
      servers: [{ url: config.origin }],
      tags: groups.map(([name, , description]) => ({ name, description })),
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
          office: { type: 'apiKey', in: 'cookie', name: officeCookie(config.origin) },
        },
      },
    },
    transform({ schema, url, route, ...call }) {
      const group = groups.find(([, paths]) => paths.test(url))?.[0]
      // The wires of Firebase and Stripe are described by them.
      if (!group) return { schema: { hide: true }, url }
      const described = jsonSchemaTransform({ ...call, schema: withRefusals(schema), url, route })
      const operation = {
        response: { ...successOf(schema, url), ...(described.schema.response as object) },
        operationId: nameOf(String(route.method), url),
        tags: [group],
        security: securityOf(url, route.config?.office),
      }
      return { schema: { ...described.schema, ...operation }, url: described.url }
    },
  })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    // Hides the bar for another API's URL: its inline style violates the content security policy.
    uiConfig: { layout: 'BaseLayout' },
  })
}

/** Groups of calls, in the order that the page shows them. */
const groups = [
  [
    'Everyone',
    /^\/api\/(ask|config|words|ipinfo|sessions|contact|analytics|certificates)/,
    'What every visitor may ask, without an account.',
  ],
  [
    'Registering and paying',
    /^\/api\/(create-payment-intent|settle-payment|waiting-list|plan|offers)/,
    'Orders, payments and waiting lists.',
  ],
  [
    'By the link of a confirmation',
    /^\/(api\/(registrations|receipts|takeovers)|calendar)/,
    'What the links in emails open; the token in the path is the key.',
  ],
  ['The account', /^\/api\/account/, 'The signed-in user’s own data.'],
  [
    'The classroom',
    /^\/api\/(?:learn|files)/,
    'Lessons, notes, tests and live sessions of the signed-in user’s courses.',
  ],
  ['The office', /^\/api\/office/, 'For staff, with the cookie of a sign-in to the office.'],
  ['Operations', /^\/(healthz|readyz)/, 'For proxies and service managers.'],
] as const

function securityOf(url: string, office: Declared | undefined): Record<string, string[]>[] {
  if (office && office.permission !== 'nobody') return [{ office: [] }]
  return /^\/api\/(account|learn)/.test(url) ? [{ bearer: [] }] : []
}

/** What a call answers that declares no schema: a file, or nothing. */
function successOf(schema: FastifySchema | undefined, url: string): object {
  if (schema?.response) return {}
  const type = fileTypes[/\.(\w+)$/.exec(url)?.[1] ?? '']
  if (!type) return { 204: { description: 'Done', type: 'null' } }
  return { 200: { description: 'The file', content: { [type]: { schema: { type: 'string' } } } } }
}

const fileTypes: Record<string, string> = {
  pdf: 'application/pdf',
  csv: 'text/csv',
  ics: 'text/calendar',
  json: 'application/json',
}

function withRefusals(schema: FastifySchema | undefined): FastifySchema {
  const responses = (schema?.response ?? {}) as object
  return { ...schema, response: { ...responses, '4XX': apiError, '5XX': apiError } }
}

/** GET /api/account/transactions/:id/refund-quote → getAccountTransactionsIdRefundQuote */
function nameOf(method: string, url: string): string {
  const words = url.replace(/^\/api\//, '').match(/[a-zA-Z]+/g) ?? []
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}
