// This process uses what staff publish: at once, or when a scheduled version begins to hold.
import { seconds } from '#domain/dates/days.ts'
import type { CatalogueParts } from '#features/catalogue/catalogue-parts.ts'
import { reloadCatalogue } from '#features/catalogue/reload-catalogue.ts'
import type { Snapshots } from '#platform/snapshots.ts'
import { asEveryPage, type FailedPage } from './report-failures.ts'

type Parts = CatalogueParts & { snapshots: Snapshots; refresh: () => Promise<void> }

export const longestTimerMs = 3_600_000

export function followEntries({ refresh, snapshots, ...parts }: Parts) {
  const { clocks } = parts
  let stopped = false
  let schedule: NodeJS.Timeout | undefined
  let unread: FailedPage[] = []
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
      waitUntil((await reloadCatalogue(snapshots, parts)).until)
      unread = []
    } catch (error) {
      unread = asEveryPage(error)
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
    /** Why what staff published last cannot be read, until it can. */
    unread: () => unread,
    async stop() {
      stopped = true
      clearTimeout(schedule)
      await reading
    },
  }
}
