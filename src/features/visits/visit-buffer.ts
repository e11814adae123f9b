type VisitBuffer<Visit> = {
  /** Queues a visit without waiting for the database. */
  add(visit: Visit): void
  /** Writes all queued visits. */
  close(): Promise<void>
}

type Options<Visit> = {
  write(visits: readonly Visit[]): Promise<unknown>
  warn(sentence: string): void
  /** Milliseconds to collect visits before a write. */
  wait?: number
  /** Visits in one statement. */
  batch?: number
  /** Visits kept while the database is unreachable; more are dropped. */
  most?: number
}

/** Collects visits and writes them in batches, so that a burst does not slow down pages. */
export function openVisitBuffer<Visit>(options: Options<Visit>): VisitBuffer<Visit> {
  const { write, warn, wait = 500, batch = 1000, most = 100_000 } = options
  let waiting: Visit[] = []
  let lost = 0
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()

  function schedule() {
    timer ??= setTimeout(flush, wait)
  }

  function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    writing = writing.then(writeAll)
    return writing
  }

  async function writeAll() {
    while (waiting.length > 0) {
      const visits = waiting.slice(0, batch)
      try {
        await write(visits)
      } catch (cause) {
        warn(`Visits could not be written and wait: ${cause instanceof Error ? cause.message : cause}`)
        schedule()
        return
      }
      waiting = waiting.slice(visits.length)
    }
    if (lost > 0) warn(`${lost} visits were not counted: the database was out of reach for too long`)
    lost = 0
  }

  return {
    add(visit) {
      if (waiting.length < most) waiting.push(visit)
      else lost += 1
      schedule()
    },
    async close() {
      await flush()
      clearTimeout(timer)
    },
  }
}
