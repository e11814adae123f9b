// The site's own PostgreSQL is stopped, killed, damaged and frozen while buyers pay. The site restarts it. The provider
// has its own database.
import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { freshDatabase } from '#tests/support/database.ts'
import { dataFolder, isRunning, postmasterOf } from '#tests/support/database-process.ts'
import { freePort, startSite } from '#tests/support/site.ts'
import { embeddedUrl } from '../support/embedded-url.ts'
import { lookInto } from './agreement.ts'
import { type Buyer, buy, newBuyer } from './buyer.ts'
import { startCardProvider } from './card-provider.ts'
import { long, report, spread } from './extent.ts'
import { seatOn } from './seat.ts'

const books = await freshDatabase()
const folder = await dataFolder()
const port = String(await freePort())
const siteUrl = `http://127.0.0.1:${port}`
const provider = await startCardProvider(books.pool, siteUrl)
const site = await startSite(
  { ...provider.env, PORT: port, TRUST_PROXY: 'loopback', LOG_LEVEL: 'fatal' },
  { dataDir: folder.path },
)
const inspection = lookInto(await embeddedUrl(folder.path), provider)
const seat = await seatOn(siteUrl, inspection.pool)
afterAll(async () => {
  await inspection.close()
  await site.dispose()
  await folder.remove()
  await provider.close()
  await books.close()
})

const signal = async (name: NodeJS.Signals) => process.kill(Number(await postmasterOf(folder.path)), name)

const faults: Record<string, () => Promise<unknown>> = {
  stopped: () => signal('SIGINT'),
  killed: () => signal('SIGKILL'),
  'hurt in one of its processes': async () => process.kill(await oneBackend(), 'SIGKILL'),
  'frozen for two seconds': async () => {
    await signal('SIGSTOP')
    await pause(2000)
    await signal('SIGCONT')
  },
}
const times = long ? 5 : 1
const played = Object.entries(faults).slice(0, long ? undefined : 2)

test.each(played)(
  'PostgreSQL is %s under load: pages are served, and no payment is lost or doubled',
  async (name, strike) => {
    const buyers: Buyer[] = []
    const waits: number[] = []
    for (let time = 0; time < times; time += 1) {
      let over = false
      const crowd = Array.from({ length: 3 }, async () => {
        do {
          const buyer = newBuyer(seat)
          buyers.push(buyer)
          await buy(buyer, { siteUrl, providerUrl: provider.url })
        } while (!over)
      })
      for (const one of crowd) one.catch(() => undefined)
      await pause(200)
      const struck = performance.now()
      await strike()
      waits.push(await untilReadyAgain(struck))
      over = true
      await Promise.all(crowd)
    }
    expect(await isRunning(site.process.pid)).toBe(true)
    await inspection.expectOneOfEverything(buyers)
    report(`PostgreSQL ${name}, ${buyers.length} payments: ready again after ${spread(waits)}`)
  },
  300_000,
)

/** Milliseconds since the failure. Pages are requested meanwhile. A short outage may go unnoticed. */
async function untilReadyAgain(struck: number): Promise<number> {
  for (let seen = false; ; await pause(20)) {
    const ready = await isReady()
    const now = performance.now() - struck
    if (ready && (seen || now > 1000)) return seen ? now : 0
    seen ||= !ready
    expect((await fetch(siteUrl)).status).toBe(200)
  }
}

/** With the timeout of a load balancer. */
async function isReady(): Promise<boolean> {
  const answer = await fetch(`${siteUrl}/readyz`, { signal: AbortSignal.timeout(1000) }).catch(() => null)
  return answer?.ok === true && (await answer.json()).status === 'ok'
}

/** The PostgreSQL process of one of the site's connections. */
async function oneBackend(): Promise<number> {
  const postmaster = await postmasterOf(folder.path)
  for (const name of await readdir('/proc')) {
    const parent = (await readFile(`/proc/${name}/stat`, 'utf8').catch(() => ''))
      .split(') ')[1]
      ?.split(' ')[1]
    const command = await readFile(`/proc/${name}/cmdline`, 'utf8').catch(() => '')
    if (Number(parent) === postmaster && command.includes('academy academy')) return Number(name)
  }
  throw new Error('No process of the server serves the site.')
}
