import Fastify from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { expect, test } from 'vitest'
import { requireDeclarations } from './serve.ts'

function bareApp() {
  const app = Fastify().withTypeProvider<ZodTypeProvider>()
  requireDeclarations(app as never)
  return app
}

test('a declared call without a route is refused at start', async () => {
  await expect(bareApp().ready()).rejects.toThrow(/No route serves .*GET \/api\/account\/profile/)
})

test('a route of the API without a declaration is refused at start', () => {
  expect(() => bareApp().get('/api/secrets', async () => ({}))).toThrow('GET /api/secrets is not declared.')
})
