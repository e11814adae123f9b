import { buildInfo } from './build-info.ts'

let isLeaving = false

/** Call before a navigation that a reload must not undo. */
export function leavePage(): void {
  isLeaving = true
  // The browser may keep the page and show it again on Back.
  addEventListener('pagehide', () => {
    isLeaving = false
  })
}

/**
 * Reloads the page when the server has a newer build, whose files have other names. With `failsForGood` it also reloads
 * for the same build: Firefox never fetches a failed module again within one document. A page that was just reloaded
 * stays, because a module that fails again would reload it forever.
 */
export async function reloadIfItHelps(failsForGood = false): Promise<void> {
  const answer = await fetch('/').catch(() => null)
  if (!answer?.ok) return
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const isWorthIt = failsForGood && load?.type !== 'reload'
  const helps = isWorthIt || !(await answer.text()).includes(buildInfo().scripts ?? '')
  if (helps && !isLeaving) location.reload()
}

/** What is shown is not for this visitor: another language, or another user. */
export function reloadHidden(): void {
  document.documentElement.style.visibility = 'hidden'
  location.reload()
}

/** Wraps a dynamic import that may be called again after it failed. */
export function retryable<Args extends readonly unknown[], Module>(
  load: (...args: Args) => Promise<Module>,
): (...args: Args) => Promise<Module> {
  let hasFailed = false
  return async (...args) => {
    try {
      return await load(...args)
    } catch (error) {
      await reloadIfItHelps(hasFailed)
      hasFailed = true
      throw error
    }
  }
}
