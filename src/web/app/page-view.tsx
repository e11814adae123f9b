import { use, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { PageData } from '#contract/page-data.ts'
import { matchRoute } from '#contract/routes.ts'
import type { Language } from '#domain/language.ts'
import { trackVisit } from '../services/visits.ts'
import { applyHead, headOf } from './head.ts'
import { loadedPage, loadPage } from './pages.ts'

/** The page of the address. While it is fetched the one before stays, since every navigation is a transition. */
export function PageView({ language, data }: { language: Language; data: PageData }) {
  const { pathname } = useLocation()
  const { route, params } = matchRoute(pathname)
  const page = loadedPage(route.page, language) ?? use(loadPage(route.page, language))
  const { title, description } = page.meta(params)

  useEffect(() => {
    // For the browser stories: from here on the page answers by itself.
    document.documentElement.dataset.hydrated = ''
    document.dispatchEvent(new Event('hydrated'))
  }, [])

  useEffect(() => {
    const head = headOf({
      meta: { title, description },
      route,
      path: pathname,
      language,
      origin: location.origin,
    })
    applyHead(head, language)
  }, [title, description, route, pathname, language])

  useRouteChange(pathname)

  return page.render({ language, data, params })
}

/** What a load would do by itself: start at the top, move the focus to the page, count the visit. */
function useRouteChange(pathname: string): void {
  const shown = useRef(pathname)
  useLayoutEffect(() => {
    if (shown.current === pathname) return
    const referrer = new URL(shown.current, location.origin).href
    shown.current = pathname
    window.scrollTo(0, 0)
    document.getElementById('main')?.focus({ preventScroll: true })
    trackVisit(pathname, referrer)
  }, [pathname])
}
