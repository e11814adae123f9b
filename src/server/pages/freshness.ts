// Pages are re-rendered when dates change, when what staff edit changes, and at midnight in Los Angeles.
import type { FastifyBaseLogger } from 'fastify'
import type { Connection } from '#database/engine/connection.ts'
import { listen } from '#database/engine/listen.ts'
import { courseDatesChanged } from '#database/tables/course-dates.ts'
import { entriesChanged } from '#database/tables/entries.ts'
import type { Clocks } from '#domain/clock.ts'
import { addDays, dayOf, seconds, startOfDay } from '#domain/days.ts'
import { reloadCatalogue } from '../catalogue/reload-catalogue.ts'
import type { Pages } from './pages.ts'

type Parts = { connection: Connection; clocks: Clocks; log: FastifyBaseLogger }

const longestTimerMs = 3_600_000

export async function keepFresh(pages: Pages, { connection, clocks, log }: Parts) {
  const { database } = connection
  let stopped = false
  let midnight: NodeJS.Timeout
  let schedule: NodeJS.Timeout | undefined

  // Many dates may change at once: all changes during a render share the next one.
  let rendering: Promise<void> | undefined
  let again = false
  const refresh = async () => {
    again = true
    rendering ??= renderWhileAsked().finally(() => {
      rendering = undefined
    })
    await rendering
  }
  const renderWhileAsked = async () => {
    while (again) {
      again = false
      await pages.refresh().catch((error) => log.error({ err: error }, 'the pages could not be re-rendered'))
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

  const waitForSchedule = (until: Date | undefined) => {
    clearTimeout(schedule)
    if (!until || stopped) return
    const left = Math.max(0, until.getTime() - clocks.academy.now().getTime())
    schedule = setTimeout(followEntries, Math.min(left, longestTimerMs))
    schedule.unref()
  }
  /** When staff publish something, and when a scheduled version begins to hold. */
  const followEntries = async () => {
    try {
      waitForSchedule(await reloadCatalogue({ database, clocks }))
    } catch (error) {
      log.error({ err: error }, 'the catalogue could not be read')
      waitForSchedule(new Date(clocks.academy.now().getTime() + seconds(5)))
    }
    await refresh()
  }

  waitForMidnight()
  waitForSchedule(await reloadCatalogue({ database, clocks }))
  const listener = await listen({
    url: connection.url,
    channels: [courseDatesChanged, entriesChanged],
    onNotice: (channel) => (channel === courseDatesChanged ? refresh() : followEntries()),
  })
  return {
    async stop() {
      stopped = true
      clearTimeout(midnight)
      clearTimeout(schedule)
      await listener.close()
    },
  }
}
