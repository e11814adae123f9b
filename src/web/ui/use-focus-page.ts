import { useEffect, useRef } from 'react'

/** When a page becomes another without a change of its address, the focus starts at its top again. */
export function useFocusPage(view: string): void {
  const shown = useRef(view)
  useEffect(() => {
    if (shown.current === view) return
    shown.current = view
    document.getElementById('main')?.focus()
  }, [view])
}
