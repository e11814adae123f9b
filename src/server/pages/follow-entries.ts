// This process uses what staff publish: at once, or when a scheduled version begins to hold.
import type { FastifyBaseLogger } from 'fastify'
import { seconds } from '#domain/days.ts'
import type { CatalogueParts } from '../catalogue/catalogue-parts.ts'
import { reloadCatalogue } from '../catalogue/reload-catalogue.ts'

type Parts = CatalogueParts & { log: FastifyBaseLogger; refresh: () => Promise<void> }

export const longestTimerMs = 3_600_000

export function followEntries({ log, refresh, ...parts }: Parts) {
  const { clocks } = parts
  let stopped = false
  let schedule: NodeJS.Timeout | undefined
  // One at a time: of two readings, the older one must not end last.
  let reading = Promise.resolve()

  const waitUntil = (next: Date | undefined) => {
    clearTimeout(schedule)
    if (!next || stopped) return
    const left = Math.max(0, next.getTime() - clocks.academy.now().getTime())
    schedule = setTimeout(() => changed(), Math.min(left, longestTimerMs))
    schedule.unref()
  }
  const read = async () => {
    try {
      waitUntil((await reloadCatalogue(parts)).until)
    } catch (error) {
      log.error({ err: error }, 'the catalogue could not be read')
      waitUntil(new Date(clocks.academy.now().getTime() + seconds(5)))
    }
    await refresh()
  }
  /** Something was published, or may have been. */
  const changed = (): Promise<void> => {
    reading = reading.then(read)
    return reading
  }

  return {
    changed,
    async stop() {
      stopped = true
      clearTimeout(schedule)
      await reading
    },
  }
}
