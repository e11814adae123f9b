import { published } from '#content/published.ts'
import { pageWords } from '#contract/catalogue/words-call.ts'
import type { App } from '#platform/http/app-type.ts'
import { wordsOfPath } from './words-of-path.ts'

export function wordsRoute(app: App): void {
  app.get('/api/words', { schema: pageWords }, async ({ query }) => wordsOfPath(query.path, published()))
}
