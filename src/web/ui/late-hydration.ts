// A page works as it was rendered; its script comes when the page has settled, or at the first sign of a hand.

export function loadLater(load: () => Promise<unknown>): void {
  let loading = false
  const loadOnce = () => {
    if (loading) return
    loading = true
    // A script that did not come is asked for again at the next sign.
    load().catch(() => {
      loading = false
    })
  }
  for (const sign of ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin']) {
    addEventListener(sign, loadOnce, { passive: true })
  }
  whenShown(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(loadOnce, { timeout: 3000 })
    else setTimeout(loadOnce, 1000)
  })
}

/** Loaded, with its pictures, and painted. */
export function whenShown(then: () => void): void {
  addEventListener('load', () => whenPainted(then))
}

/**
 * A browser is idle before it paints too, and what it fetches then stands in the first picture's way. The picture
 * itself may come a frame after the words.
 */
export function whenPainted(then: () => void): void {
  const afterTwoFrames = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(once)))
  // Some browsers hide when they paint: the page must not wait for that.
  const atLast = setTimeout(once, 2000)
  const observer = new PerformanceObserver(afterTwoFrames)
  let called = false
  function once() {
    observer.disconnect()
    clearTimeout(atLast)
    if (!called) then()
    called = true
  }
  if (performance.getEntriesByType('paint').length > 0) afterTwoFrames()
  else observer.observe({ type: 'paint', buffered: true })
}

/**
 * A button that is pressed before hydration is pressed again after it. Links and the browser's own parts (details,
 * popover, dialog commands) need no help.
 */
export function keepEarlyClick(): void {
  let early: HTMLElement | undefined
  const keep = (event: Event) => {
    const button = (event.target as Element).closest<HTMLElement>('button:not([popovertarget], [commandfor])')
    if (!button) return
    event.preventDefault()
    event.stopPropagation()
    early = button
  }
  document.addEventListener('click', keep, true)
  document.addEventListener(
    'hydrated',
    () => {
      document.removeEventListener('click', keep, true)
      if (early?.isConnected) early.click()
    },
    { once: true },
  )
}

/** The page answers by itself from here on. */
export function markHydrated(): void {
  document.documentElement.dataset.hydrated = ''
  document.dispatchEvent(new Event('hydrated'))
}
