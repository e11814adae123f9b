// A page works as it was rendered; its script comes when the page has settled, or at the first sign of a hand.

export function loadLater(load: () => void): void {
  for (const sign of ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin']) {
    addEventListener(sign, load, { once: true, passive: true })
  }
  addEventListener('load', () =>
    afterFirstPaint(() => {
      if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: 3000 })
      else setTimeout(load, 1000)
    }),
  )
}

/** A browser is idle before it paints too: what it fetches then stands in the way of the first picture. */
function afterFirstPaint(then: () => void): void {
  new PerformanceObserver((_, observer) => {
    observer.disconnect()
    then()
  }).observe({ type: 'paint', buffered: true })
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
