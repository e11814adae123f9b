// Pages are re-rendered when dates change, when what staff edit changes, and at midnight in Los Angeles.
import type { FastifyBaseLogger } from 'fastify'
import type { Connection } from '#database/engine/connection.ts'
import { listen } from '#database/engine/listen.ts'
import { courseDatesChanged } from '#database/tables/course-dates.ts'
import { entriesChanged } from '#database/tables/entries.ts'
import type { Clocks } from '#domain/clock.ts'
import { addDays, dayOf, startOfDay } from '#domain/days.ts'
import { followEntries, longestTimerMs, type Scope } from './follow-entries.ts'
import type { Pages } from './pages.ts'

type Parts = { connection: Connection; clocks: Clocks; log: FastifyBaseLogger }

export async function keepFresh(pages: Pages, { connection, clocks, log }: Parts) {
  let stopped = false
  let midnight: NodeJS.Timeout

  // Many dates may change at once: all changes during a render share the next one.
  let rendering: Promise<void> | undefined
  let again: Scope | null = null
  const refresh = async (scope: Scope = 'all') => {
    again = again === 'all' ? 'all' : scope
    rendering ??= renderWhileAsked().finally(() => {
      rendering = undefined
    })
    await rendering
  }
  const renderWhileAsked = async () => {
    while (again) {
      const scope: Scope = again
      again = null
      await pages
        .refresh(scope)
        .catch((error) => log.error({ err: error }, 'the pages could not be re-rendered'))
    }
  }

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
  const entries = await followEntries({ database: connection.database, clocks, log, refresh })
  const listener = await listen({
    url: connection.url,
    channels: [courseDatesChanged, entriesChanged],
    onNotice(channel) {
      // After a reconnect anything may have changed.
      if (channel === undefined) entries.changed(true)
      else if (channel === entriesChanged) entries.changed()
      else refresh()
    },
  })
  return {
    async stop() {
      stopped = true
      clearTimeout(midnight)
      await listener.close()
      await entries.stop()
    },
  }
}
