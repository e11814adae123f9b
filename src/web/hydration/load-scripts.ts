// A rendered page works without its scripts. They are prefetched once the page has loaded and the browser is idle, and
// run on the first user interaction.

/** How long an untouched page stays unhydrated: a new visitor reads and scrolls first. */
export const untouchedMs = 3000

/** Not touchstart: a finger that comes down may be about to scroll. */
const interactions = ['pointerup', 'click', 'keydown', 'focusin']

type Scripts = {
  /** Called again after it failed. */
  run: () => Promise<unknown>
  /** The scripts and everything that they import while they run. */
  files: readonly string[]
}

/** Prefetches while the browser is idle, so that the first interaction waits for no request. */
export function loadLater(scripts: Scripts): void {
  const runOnce = onFirstInteraction(scripts)
  whenShown(() => {
    whenIdle(() => prefetchInTurn(scripts.files))
    setTimeout(() => whenIdle(runOnce), untouchedMs)
  })
}

/** For a page that can do nothing without its scripts, or whose visitor is waiting for them. */
export function loadAtOnce(scripts: Scripts): void {
  onFirstInteraction(scripts)()
}

/** Runs the scripts on the first interaction, or when the returned function is called. */
function onFirstInteraction(scripts: Scripts): () => void {
  let running = false
  const runOnce = () => {
    if (running) return
    running = true
    scripts.files.forEach(prefetch)
    // First the browser paints its own response: an opened menu, the carousel's next pictures.
    afterNextFrame(() =>
      // The next interaction tries again.
      scripts.run().catch(() => {
        running = false
      }),
    )
  }
  // Capturing, because keepEarlyClick stops the propagation of clicks.
  for (const event of interactions) addEventListener(event, runOnce, { passive: true, capture: true })
  // A page that scrolls under a resting mouse also fires pointermove, with no movement.
  addEventListener('pointermove', ({ pointerType, movementX, movementY }) => {
    if (pointerType === 'mouse' && (movementX || movementY)) runOnce()
  })
  return runOnce
}

/** For a retry. Not on pointermove: each move would send a request to a server that is in trouble. */
export function onNextInteraction(act: () => void): void {
  const done = new AbortController()
  const once = () => {
    done.abort()
    act()
  }
  for (const event of interactions) addEventListener(event, once, { capture: true, signal: done.signal })
}

/** One task per file: a slow phone takes milliseconds for each, and all in one would be a long task. */
function prefetchInTurn([next, ...others]: readonly string[]): void {
  if (next === undefined) return
  prefetch(next)
  setTimeout(() => prefetchInTurn(others))
}

function prefetch(address: string): void {
  if (document.head.querySelector(`link[href="${address}"]`)) return
  const link = document.createElement('link')
  if (address.endsWith('.css')) Object.assign(link, { rel: 'preload', as: 'style' })
  else link.rel = 'modulepreload'
  link.href = address
  document.head.append(link)
}

/** A hidden tab has no frames. */
function afterNextFrame(then: () => void): void {
  if (document.hidden) then()
  else requestAnimationFrame(() => setTimeout(then))
}

export function whenIdle(then: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(then, { timeout: 3000 })
  else setTimeout(then, 1000)
}

/** After the page has loaded and its pictures are painted. */
export function whenShown(then: () => void): void {
  if (document.readyState === 'complete') afterNextFrame(then)
  else addEventListener('load', () => afterNextFrame(then))
}

/**
 * For the boot script; all others run later. A browser is idle before it paints, too, and a request at that moment
 * delays the largest picture, which may be painted a frame after the text.
 */
export function whenPainted(then: () => void): void {
  const afterTwoFrames = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(once)))
  // Some browsers do not report paints.
  const timer = setTimeout(once, 2000)
  const observer = new PerformanceObserver(afterTwoFrames)
  let called = false
  function once() {
    observer.disconnect()
    clearTimeout(timer)
    if (!called) then()
    called = true
  }
  if (performance.getEntriesByType('paint').length > 0) afterTwoFrames()
  else observer.observe({ type: 'paint', buffered: true })
}
