// The disk of the database fills up while people pay: a small disk of its own, in a mount namespace that only the site sees.
import { execFileSync } from 'node:child_process'
import { mkdtemp, open, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Pool } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { freshDatabase } from '#tests/support/database.ts'
import { isRunning } from '#tests/support/database-process.ts'
import { freePort, startSite } from '#tests/support/site.ts'
import { lookInto } from './agreement.ts'
import { type Buyer, buy, newBuyer } from './buyer.ts'
import { startCardProvider } from './card-provider.ts'
import { embeddedUrl } from './embedded-url.ts'
import { costly, long, report, spread } from './extent.ts'
import { seatOn } from './seat.ts'

const namespace = [
  'unshare',
  ...(process.getuid?.() === 0 ? [] : ['--user', '--map-root-user']),
  '--mount',
  '--',
]
const onSmallDisk = 'mount -t tmpfs -o size=160m tmpfs "$DATA_DIR" && exec "$0" "$@"'

const allowed = await mkdtemp(join(tmpdir(), 'academy-disk-')).then(async (folder) => {
  try {
    const [command = '', ...args] = [...namespace, 'sh', '-c', onSmallDisk, 'true']
    execFileSync(command, args, { env: { ...process.env, DATA_DIR: folder }, stdio: 'ignore' })
    return true
  } catch {
    process.stdout.write('The full disk is not played: this system allows no mount namespaces.\n')
    return false
  } finally {
    await rm(folder, { recursive: true })
  }
})

const cleanups: (() => Promise<unknown>)[] = []
afterAll(async () => {
  for (const cleanup of cleanups.reverse()) await cleanup()
})

async function siteOnSmallDisk() {
  const books = await freshDatabase()
  cleanups.push(books.close)
  const port = String(await freePort())
  const siteUrl = `http://127.0.0.1:${port}`
  const provider = await startCardProvider(books.pool, siteUrl)
  cleanups.push(provider.close)
  const site = await startSite(
    { ...provider.env, PORT: port, TRUST_PROXY: 'loopback', LOG_LEVEL: 'fatal' },
    { prefix: [...namespace, 'sh', '-c', onSmallDisk] },
  )
  cleanups.push(site.dispose)
  // The folder as the site sees it.
  const disk = join(`/proc/${site.process.pid}/root`, site.dataDir)
  const house = lookInto(await embeddedUrl(disk), provider)
  cleanups.push(house.close)
  return { siteUrl, provider, site, disk, house, seat: await seatOn(siteUrl, house.pool) }
}

const times = long ? 5 : 1

test.runIf(costly && allowed)(
  'the disk is full: pages go on, orders are refused and not lost, and all is well once there is room',
  async () => {
    const { siteUrl, provider, site, disk, house, seat } = await siteOnSmallDisk()
    const buyers: Buyer[] = []
    const waits: number[] = []
    const crowd = (size: number) => {
      const group = Array.from({ length: size }, () => newBuyer(seat))
      buyers.push(...group)
      return Promise.all(group.map((buyer) => buy(buyer, { siteUrl, providerUrl: provider.url })))
    }
    for (let time = 0; time < times; time += 1) {
      await crowd(2)
      const empty = await fillUp(disk)
      const waiting = crowd(6)
      waiting.catch(() => undefined)
      await untilRefused(house.pool)
      for (let look = 0; look < 10; look += 1) {
        expect((await fetch(siteUrl)).status).toBe(200)
        await pause(long ? 300 : 50)
      }
      await empty()
      const roomy = performance.now()
      await crowd(1)
      waits.push(performance.now() - roomy)
      await waiting
    }
    expect(await isRunning(site.process.pid)).toBe(true)
    await house.expectOneOfEverything(buyers)
    report(`disk full, ${buyers.length} payments: a payment was done ${spread(waits)} after there was room`)
  },
  120_000 * times,
)

/** Writes as a site that is well used does, until the disk says no. */
async function untilRefused(pool: Pool): Promise<void> {
  const refusals: unknown[] = []
  await pool.query('create table if not exists rubbish (filler text)').catch((error) => refusals.push(error))
  while (refusals.length === 0) {
    await pool
      .query(`insert into rubbish select repeat(md5(random()::text), 100) from generate_series(1, 2000)`)
      .catch((error) => refusals.push(error))
  }
}

/** Takes what is free, to the last byte; gives the way to free it. */
async function fillUp(disk: string): Promise<() => Promise<void>> {
  const ballast = join(disk, 'ballast')
  const file = await open(ballast, 'a')
  const block = Buffer.alloc(4096 * 256)
  for (let size = block.length; size >= 4096; ) {
    try {
      await file.write(block, 0, size)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
      size /= 2
    }
  }
  await file.close()
  expect((await statfs(disk)).bavail).toBe(0)
  return () => rm(ballast)
}
