import { useDeferredValue, useEffect, useRef } from 'react'
import { useHydrated } from '../../hydration/use-hydrated.ts'
import { useLocation } from '../../router/router.tsx'
import { type PanelId, panelOf } from './panels.ts'

/**
 * The panel that the address names. Before the page lives the browser opens it by itself (:target in the style), so
 * the first rendering knows of none.
 */
export function useSelectedPanel(): { live: boolean; selected: PanelId | null; hash: string } {
  // In slices: the whole page is drawn again.
  const live = useDeferredValue(useHydrated())
  const { hash } = useLocation()
  const selected = live ? panelOf(hash) : null
  const openedByBrowser = useRef(false)

  useEffect(() => {
    if (!live) openedByBrowser.current = document.querySelector(':target') !== null
  }, [live])

  useEffect(() => {
    if (!selected) return
    if (openedByBrowser.current) {
      openedByBrowser.current = false
      return
    }
    showPanel(selected)
  }, [selected])

  return { live, selected, hash }
}

export function showPanel(id: PanelId): void {
  const panel = document.getElementById(id)
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  panel?.scrollIntoView({ behavior: still ? 'instant' : 'smooth' })
  panel?.querySelector('h3')?.focus({ preventScroll: true })
}
