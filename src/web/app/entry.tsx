import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { keepCatalogue } from '#content/catalogue.ts'
import { type PageState, pageStateId } from '#contract/rendering.ts'
import { matchRoute } from '#contract/routes.ts'
import type { Language } from '#domain/people/language.ts'
import '../ui/tokens.css'
import '../ui/fonts.css'
import '../ui/base.css'
import '../ui/below.css'
import '../ui/page/document-notices.css'
import '../ui/motion.css'
import '../ui/primitives.css'
// Most pages use these. As chunks of their own they would cost a request each.
import '#content/courses/names.ts'
import '#domain/catalogue/catalogue.ts'
import '#domain/catalogue/course-dates.ts'
import '#domain/dates/day-parts.ts'
import '../ui/text/no-breaks.tsx'
import '../ui/media/picture.tsx'
// The home page's only photo, which photos.ts lists, too.
import '#content/media/hero-photo.ts'
import { onNextInteraction } from '../hydration/load-scripts.ts'
import { retryable } from '../hydration/retry.ts'
import { BrowserRouter } from '../router/router.tsx'
import { keepFirstWords } from '../services/words/published-words.ts'
import { App } from './app.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { reloadFrameCopy } from './frame-copy.ts'
import { tryToLoadPage } from './pages.ts'

/** Hydration needs the page's code up front, or React would discard the server's markup. */
const loadParts = retryable((language: Language) =>
  Promise.all([reloadFrameCopy(language), tryToLoadPage(matchRoute(location.pathname).route.page, language)]),
)

// A cached module can run before the end of the document, which has the state, is parsed.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', hydrate, { once: true })
else hydrate()

// No top-level await: pages import shared code from this chunk, so each would wait for the other.
async function hydrate(): Promise<void> {
  const state: PageState = JSON.parse(document.getElementById(pageStateId)?.textContent ?? '')
  const root = document.getElementById('root')
  if (!root) return
  keepCatalogue(state.data.catalogue)
  const words = keepFirstWords(state.data.published, state.data.publishedKinds)
  const parts = await Promise.all([loadParts(state.language), words]).then(
    ([loaded]) => loaded,
    () => null,
  )
  if (!parts) return onNextInteraction(hydrate)
  const [frame] = parts
  addManifest()
  // A transition renders in slices, so that the page keeps responding.
  startTransition(() => {
    hydrateRoot(
      root,
      <BrowserRouter>
        <ErrorBoundary copy={frame.error}>
          <App initial={state} />
        </ErrorBoundary>
      </BrowserRouter>,
    )
  })
}

/** Not in the rendered head, where it would compete with the first picture. */
function addManifest(): void {
  const manifest = document.createElement('link')
  manifest.rel = 'manifest'
  manifest.href = '/manifest.webmanifest'
  document.head.append(manifest)
}
