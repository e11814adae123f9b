import { published } from '#content/published.ts'
import type { App } from '#platform/http/app-type.ts'
import { serve } from '#platform/http/serve.ts'
import { wordsOfPath } from './words-of-path.ts'

export function wordsRoute(app: App): void {
  serve(app, 'GET /api/words', async ({ query }) => wordsOfPath(query.path, published()))
}
