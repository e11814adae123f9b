// Nothing in a page is older than the database: pages are rendered anew when dates change and when a day begins.
import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'
import type { Connection } from '#database/connection.ts'
import { sessionsChanged } from '#database/sessions.ts'
import type { Clocks } from '#domain/clock.ts'
import { addDays, dayOf, startOfDay } from '#domain/days.ts'
import type { Pages } from './pages.ts'

type Parts = { connection: Connection; clocks: Clocks; log: FastifyBaseLogger }

const reconnectAfterMs = 1_000
const longestTimerMs = 3_600_000

export async function keepFresh(pages: Pages, { connection, clocks, log }: Parts) {
  let stopped = false
  let listener: pg.Client | undefined
  let midnight: NodeJS.Timeout
  let reconnect: NodeJS.Timeout | undefined

  const refresh = () =>
    pages.refresh().catch((error) => log.error({ err: error }, 'the pages could not be rendered anew'))

  // A hop of at most an hour: a clock that is set, or a machine that sleeps, costs no day.
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

  const listen = async () => {
    const client = new pg.Client({ connectionString: connection.url })
    // Every error of a connection is followed by its end, and one end is one reconnection.
    client.on('error', () => {})
    client.on('end', () => {
      if (stopped) return
      // What was announced while nobody listened is made up for by a refresh.
      reconnect = setTimeout(() => listen().then(refresh, () => {}), reconnectAfterMs)
      reconnect.unref()
    })
    client.on('notification', refresh)
    await client.connect()
    await client.query(`listen ${sessionsChanged}`)
    listener = client
  }

  waitForMidnight()
  await listen()
  return {
    async stop() {
      stopped = true
      clearTimeout(midnight)
      clearTimeout(reconnect)
      await listener?.end()
    },
  }
}
