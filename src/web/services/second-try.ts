import { bootFacts } from './boot-facts.ts'

let isLeaving = false

/** For another page: an answer that comes on the way there calls nobody back. */
export function leave(): void {
  isLeaving = true
  // It has left then, and stays where the browser keeps it and shows it again.
  addEventListener('pagehide', () => {
    isLeaving = false
  })
}

/**
 * Loads the page anew where the server has a newer build, whose files are not this document's; and, for what fails for good,
 * where it has this one. Firefox asks for a module once: one that did not come fails until the next load of the page,
 * whatever the server has by then. A page that was just loaded anew stays, for what fails there too would go round for ever.
 */
export async function loadAnewWhereItHelps(failsForGood = false): Promise<void> {
  const answer = await fetch('/').catch(() => null)
  if (!answer?.ok) return
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const isWorthIt = failsForGood && load?.type !== 'reload'
  const helps = isWorthIt || !(await answer.text()).includes(bootFacts().scripts ?? '')
  if (helps && !isLeaving) location.reload()
}

/** What is fetched when it is needed, and may be asked for again. */
export function onDemand<Wish extends readonly unknown[], Part>(
  load: (...wish: Wish) => Promise<Part>,
): (...wish: Wish) => Promise<Part> {
  let hasFailed = false
  return async (...wish) => {
    try {
      return await load(...wish)
    } catch (error) {
      await loadAnewWhereItHelps(hasFailed)
      hasFailed = true
      throw error
    }
  }
}
