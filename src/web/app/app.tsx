import { Suspense, startTransition, use, useCallback, useState } from 'react'
import type { PageState } from '#contract/rendering.ts'
import { matchRoute } from '#contract/routes.ts'
import type { Language } from '#domain/language.ts'
import { useLocation, useNavigate } from '../navigation/navigation.tsx'
import { rememberLanguage } from '../services/language-choice.ts'
import { useIsInMiddleEastOrAfrica } from '../services/region.ts'
import { logOut } from '../services/session.ts'
import { PrefetchContext } from '../ui/page-link.tsx'
import { inPlace } from '../ui/plain-click.ts'
import styles from './app.module.css'
import { ErrorBoundary } from './error-boundary.tsx'
import { Footer } from './footer.tsx'
import { loadedFrameCopy, loadFrameCopy } from './frame-copy.ts'
import { Header } from './header.tsx'
import { menuItems } from './menu.ts'
import { PageView } from './page-view.tsx'
import { prefetchPage } from './pages.ts'
import { Promotion } from './promotion.tsx'
import { RouteChange } from './route-change.tsx'

/** The frame around every page, and the page that the address names. */
export function App({ initial: { language: initialLanguage, data } }: { initial: PageState }) {
  const { pathname } = useLocation()
  const isInRegion = useIsInMiddleEastOrAfrica()
  const [language, chooseLanguage] = useLanguage(initialLanguage)
  const prefetch = useCallback(
    (path: string) => prefetchPage(matchRoute(path.split(/[?#]/)[0] ?? '/').route.page, language),
    [language],
  )
  const { route } = matchRoute(pathname)
  const copy = loadedFrameCopy(language) ?? use(loadFrameCopy(language))

  return (
    <PrefetchContext value={prefetch}>
      {/* biome-ignore lint/a11y/useValidAnchor: before the page lives the browser follows it. */}
      <a href="#main" className={styles.skip} onClick={inPlace(skipToMain)}>
        {copy.skip}
      </a>
      <Header
        copy={copy}
        language={language}
        items={menuItems(pathname, isInRegion)}
        overDark={route.overDark === true}
        onLanguage={chooseLanguage}
        onLogOut={logOut}
      />
      <main id="main" tabIndex={-1}>
        {/* Outside the key, so that the page before stays on the screen while the next one is fetched. */}
        <Suspense>
          <ErrorBoundary key={pathname} copy={copy.error}>
            <PageView language={language} data={data} />
          </ErrorBoundary>
        </Suspense>
      </main>
      <Footer copy={copy.footer} today={data.today} />
      <Promotion copy={copy.promotion} />
      <RouteChange />
    </PrefetchContext>
  )
}

/** As the link does by itself, but for the address: some pages keep their state in its hash. */
function skipToMain(): void {
  const main = document.getElementById('main')
  main?.scrollIntoView()
  main?.focus({ preventScroll: true })
}

/** The old language stays on the screen until the page's words in the new one are here. */
function useLanguage(initial: Language): [Language, (next: Language) => void] {
  const [language, setLanguage] = useState(initial)
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const choose = (next: Language) => {
    rememberLanguage(next)
    startTransition(() => setLanguage(next))
    const params = new URLSearchParams(search)
    if (!params.has('lang')) return
    // The address would bring the other language back with the next load.
    params.delete('lang')
    navigate(`${pathname}${params.size > 0 ? `?${params}` : ''}${hash}`, { replace: true })
  }
  return [language, choose]
}
