import { type RefObject, useEffect, useState } from 'react'

type AutoAdvance = {
  /** Whether it would run if nobody looked closer; the visitor's own choice. */
  running: boolean
  setRunning: (running: boolean) => void
}

/**
 * Calls `advance` every `interval` milliseconds, counted anew from each `step`. It waits while the region is pointed
 * at or holds the focus and while the tab is hidden, and stands still for those who asked for less motion.
 */
export function useAutoAdvance(
  region: RefObject<HTMLElement | null>,
  { advance, interval, step }: { advance: () => void; interval: number; step: number },
): AutoAdvance {
  const [running, setRunning] = useState(true)
  const attended = useAttention(region)

  useEffect(() => {
    const reduced = matchMedia('(prefers-reduced-motion: reduce)')
    const follow = () => setRunning(!reduced.matches)
    follow()
    reduced.addEventListener('change', follow)
    return () => reduced.removeEventListener('change', follow)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new step starts the count anew.
  useEffect(() => {
    if (!running || attended) return
    const timer = setTimeout(advance, interval)
    return () => clearTimeout(timer)
  }, [running, attended, advance, interval, step])

  return { running, setRunning }
}

/** Whether the region is pointed at, holds the focus, or cannot be seen. */
function useAttention(region: RefObject<HTMLElement | null>): boolean {
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const [hidden, setHidden] = useState(false)

  useEffect(() => {
    const element = region.current
    if (!element) return
    const ending = new AbortController()
    const on = (target: EventTarget, type: string, listener: (event: Event) => void) =>
      target.addEventListener(type, listener, { signal: ending.signal })
    on(element, 'pointerenter', (event) => setPointed((event as PointerEvent).pointerType === 'mouse'))
    on(element, 'pointerleave', () => setPointed(false))
    on(element, 'focusin', (event) => setFocused((event.target as Element).matches(':focus-visible')))
    on(element, 'focusout', () => setFocused(false))
    on(document, 'visibilitychange', () => setHidden(document.hidden))
    setPointed(element.matches(':hover'))
    setFocused(element.matches(':focus-within'))
    setHidden(document.hidden)
    return () => ending.abort()
  }, [region])

  return pointed || focused || hidden
}
