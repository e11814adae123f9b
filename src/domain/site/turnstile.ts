/** All slots are taken and the queue is full. */
export class TurnstileFull extends Error {}

/** `who` identifies the caller: a network or an account. */
export type Turnstile = <Result>(who: string, task: () => Promise<Result>) => Promise<Result>

type Bounds = { atOnce: number; waiting: number; waitingEach: number }

type Waiting = PromiseWithResolvers<void>

/**
 * Runs a few tasks at once and lets a bounded number wait. Callers take turns, so two hundred tasks of one
 * caller delay the next caller by a single task. When the queue is full, the longest line gives up its last
 * place to a caller with a shorter one.
 */
export function createTurnstile({ atOnce, waiting, waitingEach }: Bounds): Turnstile {
  let running = 0
  let inLine = 0
  const lines = new Map<string, Waiting[]>()

  function joinLine(who: string): Promise<void> {
    const line = lines.get(who) ?? []
    if (line.length === waitingEach) throw new TurnstileFull()
    if (inLine === waiting) giveUpLastPlace(line.length + 1)
    lines.set(who, line)
    inLine += 1
    const place = Promise.withResolvers<void>()
    line.push(place)
    return place.promise
  }

  function giveUpLastPlace(length: number): void {
    const longest = [...lines.values()].reduce((one, other) => (other.length > one.length ? other : one), [])
    if (longest.length <= length) throw new TurnstileFull()
    longest.pop()?.reject(new TurnstileFull())
    inLine -= 1
  }

  function nextInTurn(): Waiting | undefined {
    const [first] = lines
    if (!first) return undefined
    const [who, line] = first
    // A caller with more tasks waiting goes to the end of the round.
    lines.delete(who)
    const next = line.shift()
    if (line.length > 0) lines.set(who, line)
    inLine -= 1
    return next
  }

  return async (who, task) => {
    // A finished task hands its slot to the next one, so `running` does not change.
    if (running === atOnce) await joinLine(who)
    else running += 1
    try {
      return await task()
    } finally {
      const next = nextInTurn()
      if (next) next.resolve()
      else running -= 1
    }
  }
}
