// The connection that a running site keeps open and reopens after a restart of the server: it receives NOTIFY and
// holds the lock that keeps restores out.
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { detectingLoss } from './connection.ts'
import { holdSiteLock } from './site-lock.ts'

const longestWait = 5_000

/** `onNotice` is also called after a reconnect, because notifications may have been missed. */
export async function listen(
  url: string,
  channel: string,
  onNotice: () => void,
): Promise<{ close(): Promise<void> }> {
  let closed = false
  let client = await subscribe()

  async function subscribe(): Promise<pg.Client> {
    const next = new pg.Client({ ...detectingLoss(url), application_name: 'academy' })
    next.on('notification', onNotice)
    next.on('error', () => undefined)
    await next.connect()
    await holdSiteLock(next)
    await next.query(`listen ${pg.escapeIdentifier(channel)}`)
    next.on('end', () => void resubscribe())
    return next
  }

  async function resubscribe(): Promise<void> {
    for (let wait = 100; !closed; wait = Math.min(longestWait, wait * 2)) {
      await pause(wait, undefined, { ref: false })
      if (closed) return
      try {
        client = await subscribe()
        return closed ? await client.end() : onNotice()
      } catch {
        // The server is not back yet: try again.
      }
    }
  }

  return {
    async close() {
      closed = true
      await client.end()
    },
  }
}
