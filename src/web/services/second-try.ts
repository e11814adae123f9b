/**
 * Loads the page anew where the server answers: for what has failed twice. Firefox asks for a module once, and one that did
 * not come fails until the next load of the page, whatever the server has by then. A page that was loaded anew already
 * stays: what fails there too would go round for ever.
 */
export async function loadAnewIfServed(): Promise<void> {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (load?.type === 'reload') return
  const answer = await fetch('/', { cache: 'no-cache' }).catch(() => null)
  if (answer?.ok) location.reload()
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
      if (hasFailed) await loadAnewIfServed()
      hasFailed = true
      throw error
    }
  }
}
