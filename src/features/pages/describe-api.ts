import swagger, { type FastifyDynamicSwaggerOptions } from '@fastify/swagger'
import type { FastifySchema } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { api } from '#contract/api.ts'
import { apiError } from '#contract/api-error.ts'
import type { Call } from '#contract/calls.ts'
import { officeCookie } from '#features/staff/cookie.ts'
import type { Config } from '#platform/config.ts'
import type { App } from '#platform/http/app-type.ts'

/**
 * Describes the API twice, from the schemas that validate requests: `app.swagger` has what everybody may call,
 * `app.officeApi` the calls of the office as well.
 */
export async function describeApi(app: App, { config }: { config: Pick<Config, 'origin'> }) {
  const { office, ...everybody } = groups
  await app.register(swagger, descriptionOf(config.origin, Object.values(everybody), {}))
  const cookie = { office: { type: 'apiKey', in: 'cookie', name: officeCookie(config.origin) } } as const
  await app.register(swagger, {
    ...descriptionOf(config.origin, Object.values(groups), cookie),
    decorator: 'officeApi',
  })
}

type Components = NonNullable<NonNullable<FastifyDynamicSwaggerOptions['openapi']>['components']>
type Schemes = Components['securitySchemes']
type Group = { name: string; paths: RegExp; description: string }

function descriptionOf(
  origin: string,
  shown: readonly Group[],
  schemes: Schemes,
): FastifyDynamicSwaggerOptions {
  return {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Academy API',
        description:
          'Every refusal is {"error": a sentence, "code": a word}, with "field" where one is not valid and "dates" [{course, start, end}] where some are full or gone, and "retryAt" where a seat may come back. Account calls take a bearer token of the identity service.',
        version: '1',
        license: { name: 'All rights reserved', identifier: 'LicenseRef-Proprietary' },
      },
      servers: [{ url: origin }],
      tags: shown.map(({ name, description }) => ({ name, description })),
      components: {
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' }, ...schemes },
      },
    },
    transform({ schema, url, route, ...rest }) {
      const call: Call | undefined = route.config?.call && api[route.config.call]
      const group = shown.find(({ paths }) => paths.test(url))
      // The wires of Firebase and Stripe are described by them.
      if (!group) return { schema: { hide: true }, url }
      const described = jsonSchemaTransform({ ...rest, schema: withRefusals(schema), url, route })
      const operation = {
        response: { ...fileOf(call, url), ...(described.schema.response as object) },
        operationId: nameOf(String(route.method), url),
        tags: [group.name],
        security: securityOf(call?.who),
      }
      return { schema: { ...described.schema, ...operation }, url: described.url }
    },
  }
}

/** Groups of calls, in the order that the page shows them. */
const groups = {
  everyone: {
    name: 'Everyone',
    paths: /^\/api\/(ask|config|words|ipinfo|sessions|contact|analytics|certificates)/,
    description: 'What every visitor may ask, without an account.',
  },
  paying: {
    name: 'Registering and paying',
    paths: /^\/api\/(create-payment-intent|settle-payment|waiting-list|plan|offers)/,
    description: 'Orders, payments and waiting lists.',
  },
  links: {
    name: 'By the link of a confirmation',
    paths: /^\/(api\/(registrations|receipts|takeovers)|calendar)/,
    description: 'What the links in emails open; the token in the path is the key.',
  },
  account: {
    name: 'The account',
    paths: /^\/api\/account/,
    description: 'The signed-in user’s own data.',
  },
  classroom: {
    name: 'The classroom',
    paths: /^\/api\/(?:learn|files)/,
    description: 'Lessons, notes, tests and live sessions of the signed-in user’s courses.',
  },
  office: {
    name: 'The office',
    paths: /^\/api\/office/,
    description: 'For staff, with the cookie of a sign-in to the office.',
  },
  operations: {
    name: 'Operations',
    paths: /^\/(healthz|readyz)/,
    description: 'For proxies and service managers.',
  },
} satisfies Record<string, Group>

function securityOf(who: Call['who'] | undefined): Record<string, string[]>[] {
  if (typeof who === 'object') return who.staff === 'nobody' ? [] : [{ office: [] }]
  return who === 'registrant' || who === 'learner' ? [{ bearer: [] }] : []
}

function fileOf(call: Call | undefined, url: string): object {
  if (call?.answer !== 'file') return {}
  const type = fileTypes[/\.(\w+)$/.exec(url)?.[1] ?? ''] ?? 'application/octet-stream'
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
