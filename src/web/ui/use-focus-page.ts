import { useEffect, useRef } from 'react'

/** When a page becomes another without a change of its path, eyes and focus start at its top again. */
export function useFocusPage(view: string): void {
  const shown = useRef(view)
  useEffect(() => {
    if (shown.current === view) return
    shown.current = view
    const main = document.getElementById('main')
    // An outcome has taken it already.
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true })
    window.scrollTo({ top: 0, behavior: 'instant' })
  }, [view])
}
