import { useDeferredValue, useEffect, useRef } from 'react'
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

  useEffect(() => {
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
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
  panel?.scrollIntoView({ behavior: reducedMotion ? 'instant' : 'smooth' })
  panel?.querySelector('h3')?.focus({ preventScroll: true })
}
