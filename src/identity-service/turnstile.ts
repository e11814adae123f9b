/** All places are taken and the queue is full. */
export class TurnstileFull extends Error {}

export type Turnstile = <Result>(task: () => Promise<Result>) => Promise<Result>

/** Lets a few tasks run at once and a bounded number wait, in order. */
export function createTurnstile({ atOnce, waiting }: { atOnce: number; waiting: number }): Turnstile {
  let running = 0
  const queue: (() => void)[] = []

  return async (task) => {
    if (running === atOnce) {
      if (queue.length === waiting) throw new TurnstileFull()
      // Whoever leaves hands the place over, so `running` stays as it is.
      await new Promise<void>((resolve) => queue.push(resolve))
    } else {
      running += 1
    }
    try {
      return await task()
    } finally {
      const next = queue.shift()
      if (next) next()
      else running -= 1
    }
  }
}
