// Pages are re-rendered when dates change, when what staff edit changes, and at midnight in Los Angeles.
import type { FastifyBaseLogger } from 'fastify'
import type { Clocks } from '#domain/dates/clock.ts'
import { addDays, dayOf, minutes, seconds, startOfDay } from '#domain/dates/days.ts'
import { courseDatesChanged } from '#features/catalogue/course-dates.queries.ts'
import { entriesChanged } from '#features/catalogue/entries.queries.ts'
import type { Connection } from '#platform/database/connection.ts'
import { listen } from '#platform/database/listen.ts'
import type { Snapshots } from '#platform/snapshots.ts'
import { followEntries, longestTimerMs } from './follow-entries.ts'
import type { Pages } from './pages.ts'
import { asEveryPage, type FailedPage } from './report-failures.ts'

type Parts = {
  connection: Connection
  snapshots: Snapshots
  clocks: Clocks
  log: FastifyBaseLogger
  /** Gets what failed after each rendering: pages, or all of them at once. */
  report: (failed: readonly FailedPage[]) => Promise<void>
  /** After a rendering that failed, as a whole or in some pages. Each further failure doubles it. */
  retryMs?: number
}

const longestRetryMs = minutes(5)

export async function keepFresh(
  pages: Pages,
  { connection, snapshots, clocks, log, report, retryMs = seconds(5) }: Parts,
) {
  let stopped = false
  let midnight: NodeJS.Timeout

  /** Answers whether every page is up to date, and staff know what is not. */
  const render = async () => {
    const failed = [...entries.unread(), ...(await pages.refresh().catch(asEveryPage))]
    try {
      await report(failed)
    } catch (error) {
      log.error({ err: error }, 'failed pages could not be reported')
      return false
    }
    return failed.length === 0
  }
  const { refresh, stopRetrying } = repeatUntilDone(render, retryMs)

  // At most an hour at a time, so that a clock change or a sleeping machine cannot skip midnight.
  const waitForMidnight = () => {
    const today = dayOf(clocks.academy.now())
    const left = startOfDay(addDays(today, 1)).getTime() - clocks.academy.now().getTime()
    midnight = setTimeout(
      async () => {
        if (dayOf(clocks.academy.now()) !== today) await refresh()
        if (!stopped) waitForMidnight()
      },
      Math.min(left, longestTimerMs),
    )
    midnight.unref()
  }

  waitForMidnight()
  const entries = followEntries({ database: connection.database, clocks, snapshots, refresh })
  const listener = await listen({
    url: connection.url,
    channels: [courseDatesChanged, entriesChanged],
    onNotice(channel) {
      // After a reconnect anything may have changed.
      if (channel === undefined || channel === entriesChanged) entries.changed()
      else refresh()
    },
  })
  // What changed between the first rendering and this moment was not announced here.
  await entries.changed()
  return {
    async stop() {
      stopped = true
      clearTimeout(midnight)
      stopRetrying()
      await listener.close()
      await entries.stop()
    },
  }
}

/** One rendering at a time, repeated after a failure. */
function repeatUntilDone(render: () => Promise<boolean>, retryMs: number) {
  let stopped = false
  // Many dates may change at once: all changes during a render share the next one.
  let rendering: Promise<void> | undefined
  let isAsked = false
  let retry: NodeJS.Timeout | undefined
  let wait = retryMs
  const refresh = async () => {
    isAsked = true
    rendering ??= renderWhileAsked()
    await rendering
  }
  const renderWhileAsked = async () => {
    while (isAsked) {
      isAsked = false
      clearTimeout(retry)
      const isDone = await render()
      if (!isDone && !stopped) retry = setTimeout(refresh, wait).unref()
      wait = isDone ? retryMs : Math.min(wait * 2, longestRetryMs)
    }
    // In the same turn as the last look at isAsked: otherwise a change in between would wait for the next one.
    rendering = undefined
  }
  const stopRetrying = () => {
    stopped = true
    clearTimeout(retry)
  }
  return { refresh, stopRetrying }
}
