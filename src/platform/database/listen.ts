// The connection that a running site keeps open and reopens after a restart of the server: it receives NOTIFY and
// holds the lock that keeps restores out.
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { seconds } from '#domain/dates/days.ts'
import { clientEndingAfter, detectingLoss, visitorsPatience } from './connection.ts'
import { holdSiteLock } from './site-lock.ts'

const longestWait = seconds(5)

type Listening = {
  url: string
  channels: readonly string[]
  /** Also called after a reconnect, without a channel: notifications of each may have been missed. */
  onNotice: (channel?: string) => void
  /** Milliseconds between two heartbeat queries. */
  askEvery?: number
  /** Milliseconds without an answer after which the connection is replaced. */
  silence?: number
}

export async function listen({
  url,
  channels,
  onNotice,
  askEvery = seconds(5),
  silence = visitorsPatience,
}: Listening): Promise<{ close(): Promise<void> }> {
  let closed = false
  const Client = clientEndingAfter(silence)
  let client = await subscribe()
  // A frozen server or a lost machine sends no notifications and does not close the connection.
  let isAsking = false
  const asking = setInterval(async () => {
    if (isAsking) return
    isAsking = true
    await client.query('select 1').catch(() => undefined)
    isAsking = false
  }, askEvery)
  asking.unref()

  async function subscribe(): Promise<pg.Client> {
    const next = new Client({ ...detectingLoss(url), application_name: 'academy' })
    next.on('notification', ({ channel }) => onNotice(channel))
    next.on('error', () => undefined)
    await next.connect()
    await holdSiteLock(next)
    for (const channel of channels) await next.query(`listen ${pg.escapeIdentifier(channel)}`)
    next.on('end', () => void resubscribe())
    return next
  }

  async function resubscribe(): Promise<void> {
    for (let wait = 100; !closed; wait = Math.min(longestWait, wait * 2)) {
      await pause(wait, undefined, { ref: false })
      if (closed) return
      try {
        client = await subscribe()
        if (closed) return await client.end()
        return onNotice()
      } catch {
        // The server is not back yet: try again.
      }
    }
  }

  return {
    async close() {
      closed = true
      clearInterval(asking)
      await client.end()
    },
  }
}
