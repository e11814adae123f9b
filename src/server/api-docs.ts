import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import type { App } from './app.ts'

/** /api/docs: OpenAPI from the same schemas that validate. */
export async function apiDocs(app: App) {
  await app.register(swagger, {
    openapi: {
      info: {
        title: 'Academy API',
        description:
          'Every refusal is {"error": a sentence, "code": a word}, with "field" where one is not valid and "dates" [{course, start, end}] where some are full or gone. Account calls take a bearer token of the identity service.',
        version: '1',
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: jsonSchemaTransform,
  })
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true })
}
