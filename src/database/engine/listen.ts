// The connection that a running site keeps, across restarts of the server: it hears what others announce with NOTIFY, and
// holds the lock that keeps a restore away.
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { noticingLoss } from './connection.ts'
import { holdSiteLock } from './site-lock.ts'

const longestWait = 5_000

/** `onNotice` is also called after a lost connection was made anew: something may have been missed. */
export async function listen(
  url: string,
  channel: string,
  onNotice: () => void,
): Promise<{ close(): Promise<void> }> {
  let closed = false
  let client = await subscribe()

  async function subscribe(): Promise<pg.Client> {
    const next = new pg.Client({ ...noticingLoss(url), application_name: 'academy' })
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
        // The server is still away: the next round tries again.
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
