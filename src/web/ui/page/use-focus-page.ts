import { useEffect, useRef } from 'react'

/** Scrolls to the top and moves the focus when a page changes its view without changing its path. */
export function useFocusPage(view: string): void {
  const shown = useRef(view)
  useEffect(() => {
    if (shown.current === view) return
    shown.current = view
    const main = document.getElementById('main')
    const { activeElement } = document
    // The current step has an accessible name; the page itself has none.
    const start = main?.querySelector<HTMLElement>('[aria-current="step"]') ?? main
    if (activeElement === document.body) start?.focus({ preventScroll: true })
    // A late answer must not move a visitor who is in the header or footer by now.
    else if (!main?.contains(activeElement)) return
    window.scrollTo({ top: 0, behavior: 'instant' })
  }, [view])
}
