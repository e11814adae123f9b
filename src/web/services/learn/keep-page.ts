import { useEffect } from 'react'
import { buildInfo } from '../../hydration/build-info.ts'

const worker = '/learn-worker.js'
/** Everything a page shows except films. */
const shown = /^\/assets\/|\.(?:svg|avif|webp|woff2|vtt)$/

/** Lets the classroom's worker keep this page, so that it opens without a connection. */
export function useKeptPage(path: string | null): void {
  useEffect(() => {
    if (path === null || !('serviceWorker' in navigator)) return
    const observer = new PerformanceObserver((list) => report(path, list.getEntries()))
    observer.observe({ type: 'resource', buffered: true })
    return () => observer.disconnect()
  }, [path])
}

/** Without a worker, for example in a private window, the page works with a connection only. */
async function report(page: string, loaded: readonly PerformanceEntry[]): Promise<void> {
  const { scripts = '', imports = '', sheet = '' } = buildInfo()
  const files = loaded
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && shown.test(pathname))
    .map(({ pathname }) => pathname)
  try {
    await navigator.serviceWorker.register(worker, { scope: '/learn' })
    const { active } = await navigator.serviceWorker.ready
    const own = `${scripts} ${imports} ${sheet}`.split(' ').filter(Boolean)
    active?.postMessage({ build: scripts, page, files: [...new Set([...own, ...files])] })
  } catch {
    // Storage is blocked.
  }
}
