import { useEffect, useRef } from 'react'

/** When a page becomes another without a change of its path, eyes and focus start at its top again. */
export function useFocusPage(view: string): void {
  const shown = useRef(view)
  useEffect(() => {
    if (shown.current === view) return
    shown.current = view
    const main = document.getElementById('main')
    const { activeElement } = document
    // The current step says where one is; the page itself has no name.
    const start = main?.querySelector<HTMLElement>('[aria-current="step"]') ?? main
    if (activeElement === document.body) start?.focus({ preventScroll: true })
    // The answer of a slow server calls nobody back who tabs through header or footer meanwhile.
    else if (!main?.contains(activeElement)) return
    window.scrollTo({ top: 0, behavior: 'instant' })
  }, [view])
}
