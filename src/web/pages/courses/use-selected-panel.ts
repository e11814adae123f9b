import { useDeferredValue, useEffect, useLayoutEffect, useRef } from 'react'
import { useHydrated } from '../../hydration/use-hydrated.ts'
import { useLocation } from '../../router/router.tsx'
import { type PanelId, panelOf } from './panels.ts'

/** The panel that the address names. Null until the page has hydrated: the browser opens the panel by :target until then. */
export function useSelectedPanel(): { hydrated: boolean; selected: PanelId | null; hash: string } {
  // Deferred: it re-renders the whole page.
  const hydrated = useDeferredValue(useHydrated())
  const { hash } = useLocation()
  const selected = hydrated ? panelOf(hash) : null
  const openedByBrowser = useRef(false)

  useEffect(() => {
    if (!hydrated) openedByBrowser.current = document.querySelector(':target') !== null
  }, [hydrated])

  // Before the new panel is drawn: React runs effects only after the view transition.
  useLayoutEffect(() => {
    if (!selected) return
    if (openedByBrowser.current) {
      openedByBrowser.current = false
      return
    }
    showPanel(selected)
  }, [selected])

  return { hydrated, selected, hash }
}

export function showPanel(id: PanelId): void {
  const panel = document.getElementById(id)
  panel?.scrollIntoView({ behavior: isMoved() ? 'instant' : 'smooth' })
  panel?.querySelector('h3')?.focus({ preventScroll: true })
}

/** Whether a view transition moves the page to the panel. Scrolling at the same time would tear the two apart. */
function isMoved(): boolean {
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
  return reducedMotion || document.querySelector(':is(:root:active-view-transition)') !== null
}
