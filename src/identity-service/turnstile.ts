/** All places are taken and the queue is full. */
export class TurnstileFull extends Error {}

/** `who` brings the task: a network, or an account. */
export type Turnstile = <Result>(who: string, task: () => Promise<Result>) => Promise<Result>

type Bounds = { atOnce: number; waiting: number; waitingEach: number }

/**
 * Lets a few tasks run at once and a bounded number wait. Those of one wait in order, and all who wait take turns: who
 * brings two hundred tasks keeps the next one waiting for a single task of theirs.
 */
export function createTurnstile({ atOnce, waiting, waitingEach }: Bounds): Turnstile {
  let running = 0
  let inLine = 0
  const lines = new Map<string, (() => void)[]>()

  function joinLine(who: string): Promise<void> {
    const line = lines.get(who) ?? []
    if (inLine === waiting || line.length === waitingEach) throw new TurnstileFull()
    lines.set(who, line)
    inLine += 1
    return new Promise((resolve) => line.push(resolve))
  }

  function nextInTurn(): (() => void) | undefined {
    const [first] = lines
    if (!first) return undefined
    const [who, line] = first
    // To the end of the round, as long as somebody is left in that line.
    lines.delete(who)
    const next = line.shift()
    if (line.length > 0) lines.set(who, line)
    inLine -= 1
    return next
  }

  return async (who, task) => {
    // Whoever leaves hands the place over, so `running` stays as it is.
    if (running === atOnce) await joinLine(who)
    else running += 1
    try {
      return await task()
    } finally {
      const next = nextInTurn()
      if (next) next()
      else running -= 1
    }
  }
}
