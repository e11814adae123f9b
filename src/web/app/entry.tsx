import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { type PageState, pageStateId } from '#contract/rendering.ts'
import { matchRoute } from '#contract/routes.ts'
import type { Language } from '#domain/language.ts'
import '../ui/tokens.css'
import '../ui/fonts.css'
import '../ui/base.css'
// Most pages use these. As files of their own they would cost a request each.
import '#domain/catalogue.ts'
import '#domain/course-dates.ts'
import '#domain/short-dates.ts'
import '../ui/no-breaks.tsx'
import '../ui/picture.tsx'
import '../ui/text-link.tsx'
import { BrowserNavigation } from '../navigation/navigation.tsx'
import { onDemand } from '../services/second-try.ts'
import { atNextSign } from '../ui/late-hydration.ts'
import { App } from './app.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { loadFrameCopyAnew } from './frame-copy.ts'
import { tryToLoadPage } from './pages.ts'
import { loadWholeSheet } from './whole-sheet.ts'

const wholeSheet = loadWholeSheet()
/** The page has to be here before React looks at its markup, or the markup would be thrown away. */
const loadParts = onDemand((language: Language) =>
  Promise.all([
    loadFrameCopyAnew(language),
    tryToLoadPage(matchRoute(location.pathname).route.page, language),
    wholeSheet,
  ]),
)

// From the cache this module can be here before the page is parsed to its end, where its state stands.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', hydrate, { once: true })
else hydrate()

// No await at the top: the pages import what they share from this module, and would wait for it while it waits for them.
async function hydrate(): Promise<void> {
  const state: PageState = JSON.parse(document.getElementById(pageStateId)?.textContent ?? '')
  const root = document.getElementById('root')
  if (!root) return
  const parts = await loadParts(state.language).catch(() => null)
  if (!parts) return atNextSign(hydrate)
  const [frame] = parts
  offerInstallation()
  // In slices, between which the browser can scroll and answer.
  startTransition(() => {
    hydrateRoot(
      root,
      <BrowserNavigation>
        <ErrorBoundary copy={frame.error}>
          <App initial={state} />
        </ErrorBoundary>
      </BrowserNavigation>,
    )
  })
}

/** Needed by nobody who only reads: not in the rendered head, where it would be fetched beside the first picture. */
function offerInstallation(): void {
  const manifest = document.createElement('link')
  manifest.rel = 'manifest'
  manifest.href = '/manifest.webmanifest'
  document.head.append(manifest)
}
