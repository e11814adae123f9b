// PostgreSQL's primary is killed or frozen while buyers pay, and a synchronous standby takes over. Uses Debian's Patroni,
// etcd and haproxy with the configuration in deploy/. Long form only (npm run test:faults -- failover).
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshDatabase } from '#tests/support/database.ts'
import { isRunning } from '#tests/support/database-process.ts'
import {
  type FailoverCluster,
  missingForFailover,
  type Node,
  startFailoverCluster,
} from '#tests/support/failover-cluster.ts'
import { freePort, type Site, startSite } from '#tests/support/site.ts'
import { type SmtpServer, startSmtpServer } from '#tests/support/smtp-server.ts'
import { lookInto } from './agreement.ts'
import { type Buyer, buy, newBuyer } from './buyer.ts'
import { type CardProvider, startCardProvider } from './card-provider.ts'
import { long, report } from './extent.ts'
import { seatOn } from './seat.ts'

const missing = long ? missingForFailover() : 'it belongs to the long form'
const reason = missing === null ? '' : ` (skipped: ${missing})`
const servedAgainWithin = 30_000

const both = { patroni: true }
const faults: Record<string, (cluster: FailoverCluster, primary: Node) => Promise<void>> = {
  'PostgreSQL of the primary killed': (cluster, primary) =>
    cluster.signal(primary, 'SIGKILL', { patroni: false }),
  'PostgreSQL and Patroni of the primary killed': (cluster, primary) =>
    cluster.signal(primary, 'SIGKILL', both),
  'the primary frozen': (cluster, primary) => cluster.signal(primary, 'SIGSTOP', both),
}

describe.skipIf(missing !== null)(`failover under payments${reason}`, () => {
  let books: Awaited<ReturnType<typeof freshDatabase>>
  let cluster: FailoverCluster
  let smtp: SmtpServer
  let provider: CardProvider
  let site: Site
  let inspection: ReturnType<typeof lookInto>
  let seat: { course: string; start: string }

  beforeAll(async () => {
    books = await freshDatabase()
    cluster = await startFailoverCluster()
    smtp = await startSmtpServer()
    const port = String(await freePort())
    provider = await startCardProvider(books.pool, `http://127.0.0.1:${port}`)
    site = await startSite({
      ...provider.env,
      PORT: port,
      DATABASE_URL: cluster.url,
      TRUST_PROXY: 'loopback',
      SMTP_URL: smtp.url,
      MAIL_FROM: 'academy@mail.example',
      LOG_LEVEL: 'fatal',
    })
    inspection = lookInto(cluster.url, provider)
    seat = await seatOn(site.url, inspection.pool)
  }, 240_000)
  afterAll(async () => {
    await inspection?.close()
    await site?.dispose()
    await provider?.close()
    await smtp?.close()
    await cluster?.stop()
    await books?.close()
  }, 60_000)

  test.each(Object.entries(faults))(
    '%s: no acknowledged payment is lost or doubled, and the site serves again within 30 s',
    async (name, strike) => {
      await cluster.settled()
      const primary = await cluster.primary()
      const buyers: Buyer[] = []
      const paidAt: number[] = []
      let over = false
      const crowd = Array.from({ length: 3 }, async () => {
        do {
          const buyer = newBuyer(seat)
          buyers.push(buyer)
          await buy(buyer, { siteUrl: site.url, providerUrl: provider.url })
          paidAt.push(performance.now())
        } while (!over)
      })
      for (const one of crowd) one.catch(() => undefined)
      await pause(3000)
      await strike(cluster, primary)
      // Finding the processes takes seconds on a busy machine, and buyers pay meanwhile.
      const struck = performance.now()
      const pages = await untilPaidAgain(struck, paidAt)
      const again = Math.min(...paidAt.filter((at) => at > struck + longestInFlight)) - struck
      await pause(3000)
      over = true
      await Promise.all(crowd)
      await cluster.signal(primary, 'SIGCONT', both)
      cluster.revive(primary)
      await cluster.settled()

      expect(await isRunning(site.process.pid), 'no restart of the site').toBe(true)
      await inspection.expectOneOfEverything(buyers)
      await expectEachEmailOnce()
      expect(again).toBeLessThan(servedAgainWithin)
      expect(await readiness(site.url)).toBe('ok')
      report(
        `${name}: ${buyers.length} payments, paid again after ${(again / 1000).toFixed(1)} s; ${pages} pages meanwhile, all served`,
      )
    },
    300_000,
  )

  test('pages show new dates after every failover, so the site still listens for notifications', async () => {
    await inspection.pool.query(
      `insert into course_dates (course, start_day, end_day, location) values ('module2', '2033-05-06', '2033-05-08', 'Beverly Hills, CA')`,
    )
    await expect
      .poll(async () => (await fetch(`${site.url}/courses`)).text(), { timeout: 10_000 })
      .toContain('2033')
  })

  /** Payments that were almost complete at the time of the failure do not count. */
  const longestInFlight = 2000

  /** Requests a page repeatedly, and counts the answers. */
  async function untilPaidAgain(struck: number, paidAt: readonly number[]): Promise<number> {
    for (let pages = 0; ; pages += 1) {
      expect((await fetch(`${site.url}/courses`)).status).toBe(200)
      if (paidAt.some((at) => at > struck + longestInFlight)) return pages
      if (performance.now() - struck > 120_000) throw new Error('Nobody could pay again for two minutes.')
      await pause(100)
    }
  }

  async function expectEachEmailOnce() {
    const sent = (
      await inspection.pool.query<{ id: string }>('select id from emails where delivered_at is not null')
    ).rows
    const arrivals = new Map<string, number>()
    for (const { message } of smtp.received) {
      const id = /^Message-ID: <([^@]+)@/im.exec(message)?.[1] ?? ''
      arrivals.set(id, (arrivals.get(id) ?? 0) + 1)
    }
    expect(
      sent.filter(({ id }) => !arrivals.has(id)),
      'marked as sent, never arrived',
    ).toEqual([])
    expect(
      [...arrivals].filter(([, times]) => times > 1),
      'arrived more than once',
    ).toEqual([])
  }
})

async function readiness(siteUrl: string): Promise<string> {
  return (await (await fetch(`${siteUrl}/readyz`)).json()).status
}
