import { use, useEffect } from 'react'
import type { PageData } from '#contract/page-data.ts'
import { matchRoute } from '#contract/routes.ts'
import type { Language } from '#domain/people/language.ts'
import { markHydrated } from '../hydration/hydrated.ts'
import { layOutLater } from '../hydration/lay-out-later.ts'
import { useLocation } from '../router/router.tsx'
import { missingWords } from '../services/words/published-words.ts'
import { applyHead, headOf } from './head.ts'
import { loadedPage, loadPage } from './pages.ts'

/** The page of the current address. Navigations are transitions, so the old page stays while this one loads. */
export function PageView({ language, data }: { language: Language; data: PageData }) {
  const { pathname } = useLocation()
  const { route, params } = matchRoute(pathname)
  const page = loadedPage(route.page, language) ?? use(loadPage(route.page, language))
  const words = missingWords(pathname)
  if (words) use(words)
  const { title, description } = page.meta(params)

  useEffect(markHydrated, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own sections.
  useEffect(layOutLater, [pathname])

  useEffect(() => {
    const meta = { title, description }
    applyHead(headOf({ meta, route, path: pathname, language, origin: location.origin }), language)
  }, [title, description, route, pathname, language])

  return page.render({ language, data, params })
}
