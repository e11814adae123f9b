import { type RefObject, useEffect, useState } from 'react'

type AutoAdvance = {
  /** The visitor's own choice; hovering and focus pause it, too. */
  running: boolean
  setRunning: (running: boolean) => void
}

/**
 * Calls `advance` every `interval` milliseconds; a new `step` restarts the timer. It pauses while the region is hovered or
 * focused and while the tab is hidden, and is off for visitors who prefer reduced motion.
 */
export function useAutoAdvance(
  region: RefObject<HTMLElement | null>,
  { advance, interval, step }: { advance: () => void; interval: number; step: number },
): AutoAdvance {
  const [running, setRunning] = useState(true)
  const paused = useIsPaused(region)

  useEffect(() => {
    const reduced = matchMedia('(prefers-reduced-motion: reduce)')
    const follow = () => setRunning(!reduced.matches)
    follow()
    reduced.addEventListener('change', follow)
    return () => reduced.removeEventListener('change', follow)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new step restarts the timer.
  useEffect(() => {
    if (!running || paused) return
    const timer = setTimeout(advance, interval)
    return () => clearTimeout(timer)
  }, [running, paused, advance, interval, step])

  return { running, setRunning }
}

/** Whether the region is hovered or focused, or the tab is hidden. */
function useIsPaused(region: RefObject<HTMLElement | null>): boolean {
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const [hidden, setHidden] = useState(false)

  useEffect(() => {
    const element = region.current
    if (!element) return
    const ending = new AbortController()
    const on = (target: EventTarget, type: string, listener: (event: Event) => void) =>
      target.addEventListener(type, listener, { signal: ending.signal })
    on(element, 'pointerenter', (event) => setHovered((event as PointerEvent).pointerType === 'mouse'))
    on(element, 'pointerleave', () => setHovered(false))
    on(element, 'focusin', (event) => setFocused((event.target as Element).matches(':focus-visible')))
    on(element, 'focusout', () => setFocused(false))
    on(document, 'visibilitychange', () => setHidden(document.hidden))
    setHovered(element.matches(':hover'))
    setFocused(element.matches(':focus-within'))
    setHidden(document.hidden)
    return () => ending.abort()
  }, [region])

  return hovered || focused || hidden
}
