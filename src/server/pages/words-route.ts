import { published } from '#content/published.ts'
import { wordsOf } from '#contract/catalogue/page-words.ts'
import { pageWords } from '#contract/catalogue/words-call.ts'
import type { PageData } from '#contract/page-data.ts'
import type { PageName } from '#contract/routes.ts'
import type { App } from '../http/app-type.ts'

export function wordsRoute(app: App): void {
  app.get('/api/words/:page', { schema: pageWords }, async ({ params }) => wordsOn(params.page, published()))
}

/** A page gets its own words, not those of the whole site. */
export function wordsOn(page: PageName, all: PageData['published']): PageData['published'] {
  return Object.fromEntries(wordsOf(page).flatMap((kind) => (all[kind] ? [[kind, all[kind]]] : [])))
}
