// The database's disk fills up while buyers pay. It is a small disk in a mount namespace that only the site sees.
import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, open, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Pool } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { isOutage } from '#platform/database/outage.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { isRunning } from '#tests/support/database-process.ts'
import { freePort, startSite } from '#tests/support/site.ts'
import { embeddedUrl } from '../support/embedded-url.ts'
import { lookInto } from './agreement.ts'
import { type Buyer, buy, newBuyer } from './buyer.ts'
import { startCardProvider } from './card-provider.ts'
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
    { ...provider.env, PORT: port, TRUST_PROXY: 'loopback', LOG_LEVEL: 'error' },
    { prefix: [...namespace, 'sh', '-c', onSmallDisk] },
  )
  cleanups.push(site.dispose)
  // The folder's path inside the site's mount namespace.
  const disk = join(`/proc/${site.process.pid}/root`, site.dataDir)
  const inspection = lookInto(await embeddedUrl(disk), provider)
  cleanups.push(inspection.close)
  return { siteUrl, provider, site, disk, inspection, seat: await seatOn(siteUrl, inspection.pool) }
}

type Played = Awaited<ReturnType<typeof siteOnSmallDisk>>
type Fullness = (played: Played) => Promise<void>

/** PostgreSQL exits, and no start succeeds: each start needs space for its log first. */
const noRoomForTheLog: Fullness = async ({ siteUrl, site, inspection }) => {
  const before = site.output().length
  const message = () => `select pg_logical_emit_message(false, 'rubbish', repeat('x', 1000000))`
  // When PostgreSQL exits, the query gets no answer.
  await untilRefused(inspection.pool, message, isOutage)
  await expect
    .poll(() => site.output().slice(before), { timeout: 60_000 })
    .toContain('PostgreSQL could not be started again')
  const answer = await fetch(`${siteUrl}/api/sessions`, { signal: AbortSignal.timeout(5000) })
  expect(answer.status).toBe(503)
  expect(await answer.json()).toMatchObject({ code: 'database_unavailable' })
}

/** PostgreSQL keeps running and refuses writes that need another page. */
const noRoomForTables: Fullness = async ({ inspection }) => {
  const table = () => `create table "rubbish ${randomUUID()}" as select 1`
  await untilRefused(inspection.pool, table, ({ code }) => code === diskFull)
  await pause(3000)
}

const rounds = long
  ? [noRoomForTables, noRoomForTheLog, noRoomForTables, noRoomForTheLog, noRoomForTables]
  : [noRoomForTheLog]

test.runIf(costly && allowed)(
  'the disk is full: pages are served, orders are refused, and both work again once there is space',
  async () => {
    const played = await siteOnSmallDisk()
    const { siteUrl, provider, site, disk, inspection, seat } = played
    const buyers: Buyer[] = []
    const waits: number[] = []
    const crowd = (size: number) => {
      const group = Array.from({ length: size }, () => newBuyer(seat))
      buyers.push(...group)
      return Promise.all(group.map((buyer) => buy(buyer, { siteUrl, providerUrl: provider.url })))
    }
    for (const untilRoom of rounds) {
      await crowd(2)
      const empty = await fillUp(disk)
      const waiting = crowd(6)
      waiting.catch(() => undefined)
      const reading = readPagesOf(siteUrl)
      await untilRoom(played)
      await reading.stop()
      await empty()
      const roomy = performance.now()
      await crowd(1)
      waits.push(performance.now() - roomy)
      await waiting
    }
    expect(await isRunning(site.process.pid)).toBe(true)
    await inspection.expectOneOfEverything(buyers)
    report(`disk full, ${buyers.length} payments: a payment was done ${spread(waits)} after there was room`)
  },
  120_000 * rounds.length,
)

function readPagesOf(siteUrl: string) {
  let over = false
  const read = async () => {
    for (; !over; await pause(100)) expect((await fetch(siteUrl)).status).toBe(200)
  }
  const reading = read()
  reading.catch(() => undefined)
  return {
    stop() {
      over = true
      return reading
    },
  }
}

type PostgresError = Error & { code?: string }
const diskFull = '53100'

/** Writes until the disk is full. Any other error is a fault of the test. */
async function untilRefused(
  pool: Pool,
  statement: () => string,
  isRefusal: (error: PostgresError) => boolean,
): Promise<void> {
  for (;;) {
    try {
      await pool.query(statement())
    } catch (error) {
      if (isRefusal(error as PostgresError)) return
      throw error
    }
  }
}

/** Fills the disk to the last byte. Returns a function that frees the space again. */
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
