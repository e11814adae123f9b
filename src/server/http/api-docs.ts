import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import type { App } from './app-type.ts'

/** Serves /api/docs, generated from the schemas that validate requests. */
export async function apiDocs(app: App) {
  await app.register(swagger, {
    openapi: {
      info: {
        title: 'Academy API',
        description:
          'Every refusal is {"error": a sentence, "code": a word}, with "field" where one is not valid and "dates" [{course, start, end}] where some are full or gone, and "retryAt" where a seat may come back. Account calls take a bearer token of the identity service.',
        version: '1',
      },
      tags: groups.map(([name]) => ({ name })),
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform(call) {
      const { schema, url } = jsonSchemaTransform(call)
      const security = url.startsWith('/api/account') ? [{ bearer: [] }] : undefined
      return { schema: { ...schema, tags: [groupOf(url)], ...(security && { security }) }, url }
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
  ['Everyone', /^\/api\/(config|ipinfo|sessions|contact|analytics|certificates)/],
  ['Registering and paying', /^\/api\/(create-payment-intent|settle-payment|waiting-list)/],
  ['By the link of a confirmation', /^\/(api\/registrations|calendar)/],
  ['The account', /^\/api\/account/],
  ['Signing in, on Firebase’s wire', /googleapis\.com|jwks\.json$/],
  ['The card sandbox, on Stripe’s wire', /^\/(v1|sandbox)/],
  ['Operations', /^\/(healthz|readyz)/],
] as const

function groupOf(url: string) {
  return groups.find(([, paths]) => paths.test(url))?.[0] ?? ''
}
