import { Suspense, startTransition, use, useCallback, useState } from 'react'
import type { PageState } from '#contract/rendering.ts'
import { matchRoute } from '#contract/routes.ts'
import type { Language } from '#domain/people/language.ts'
import { PrefetchContext } from '../router/page-link.tsx'
import { inPlace } from '../router/plain-click.ts'
import { RouteChange } from '../router/route-change.tsx'
import { useLocation, useNavigate } from '../router/router.tsx'
import { useIsInMiddleEastOrAfrica } from '../services/region.ts'
import { logOut } from '../services/session/session.ts'
import { trackVisit } from '../services/visits.ts'
import { rememberLanguage } from '../services/words/language-choice.ts'
import { editedPromotion, missingWords } from '../services/words/published-words.ts'
import styles from './app.module.css'
import { useAskPanel } from './ask/use-ask-panel.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { Footer } from './footer.tsx'
import { loadedFrameCopy, loadFrameCopy } from './frame-copy.ts'
import { Header } from './header.tsx'
import { menuItems } from './menu.ts'
import { isOverDark } from './over-dark.ts'
import { PageView } from './page-view.tsx'
import { loadedPage, prefetchPage } from './pages.ts'
import { Promotion } from './promotion.tsx'

export function App({ initial: { language: initialLanguage, data } }: { initial: PageState }) {
  const { pathname } = useLocation()
  const isInRegion = useIsInMiddleEastOrAfrica()
  const [language, chooseLanguage] = useLanguage(initialLanguage)
  const prefetch = useCallback(
    (path: string) => {
      const [bare = '/'] = path.split(/[?#]/)
      missingWords(bare)
      return prefetchPage(matchRoute(bare).route.page, language)
    },
    [language],
  )
  const askPanel = useAskPanel(language, chooseLanguage)
  const matched = matchRoute(pathname)
  const { route } = matched
  const copy = loadedFrameCopy(language) ?? use(loadFrameCopy(language))
  const promotion = route.frame ? null : editedPromotion(copy.promotion, language)

  return (
    <PrefetchContext value={prefetch}>
      {/* biome-ignore lint/a11y/useValidAnchor: before hydration the browser follows it. */}
      <a href="#main" className={styles.skip} onClick={inPlace(skipToMain)}>
        {copy.skip}
      </a>
      {route.frame !== 'none' && (
        <Header
          copy={copy}
          language={language}
          items={loadedPage(route.page, language)?.menu?.(pathname) ?? menuItems(pathname, isInRegion)}
          overDark={isOverDark(matched)}
          classroom={route.frame !== undefined}
          onLanguage={chooseLanguage}
          onLogOut={logOut}
        />
      )}
      <main id="main" tabIndex={-1}>
        {/* Outside the key, so that the old page stays on the screen while the next one loads. */}
        <Suspense>
          <ErrorBoundary key={pathname} copy={copy.error}>
            <PageView language={language} data={data} />
          </ErrorBoundary>
        </Suspense>
      </main>
      {route.frame !== 'none' && <Footer copy={copy.footer} today={data.today} />}
      {promotion && <Promotion copy={promotion} folded={route.busy === true} />}
      {askPanel}
      <RouteChange onChange={trackVisit} />
    </PrefetchContext>
  )
}

/** Unlike the plain link it keeps the address: some pages store their state in the hash. */
function skipToMain(): void {
  const main = document.getElementById('main')
  main?.scrollIntoView()
  main?.focus({ preventScroll: true })
}

/** The old language stays on the screen until the words of the new one have loaded. */
function useLanguage(initial: Language): [Language, (next: Language) => void] {
  const [language, setLanguage] = useState(initial)
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const choose = (next: Language) => {
    rememberLanguage(next)
    startTransition(() => setLanguage(next))
    const params = new URLSearchParams(search)
    if (!params.has('lang')) return
    // ?lang= would bring the old language back at the next load.
    params.delete('lang')
    navigate(`${pathname}${params.size > 0 ? `?${params}` : ''}${hash}`, { replace: true })
  }
  return [language, choose]
}
