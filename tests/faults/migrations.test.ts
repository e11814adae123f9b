// Two processes start on an empty database at the same time.
import { sql } from 'kysely'
import type { Pool } from 'pg'
import { expect, test } from 'vitest'
import { freshDatabase } from '#tests/support/database.ts'
import { untilWaitingForLock } from '#tests/support/lock-waits.ts'
import { freePort, startSite } from '#tests/support/site.ts'
import { lookInto } from './agreement.ts'
import { buy, newBuyer } from './buyer.ts'
import { startCardProvider } from './card-provider.ts'
import { costly, long, report, spread } from './extent.ts'
import { seatOn } from './seat.ts'

const rounds = long ? 10 : 1

test.runIf(costly)(
  'two processes that start at once migrate once, and each settles a payment once',
  async () => {
    const waits: number[] = []
    for (let round = 0; round < rounds; round += 1) waits.push(await deployTwo())
    report(`two deployments at once: both were open after ${spread(waits)}`)
  },
  rounds * 60_000,
)

async function deployTwo(): Promise<number> {
  const books = await freshDatabase()
  const name = `deployed_${crypto.randomUUID().replaceAll('-', '')}`
  await sql`create database ${sql.id(name)}`.execute(books.database)
  const databaseUrl = Object.assign(new URL(books.url), { pathname: `/${name}` }).href
  const ports = [String(await freePort()), String(await freePort())]
  const provider = await startCardProvider(books.pool, `http://127.0.0.1:${ports[0]}`)
  const env = { ...provider.env, DATABASE_URL: databaseUrl, TRUST_PROXY: 'loopback', LOG_LEVEL: 'fatal' }
  const looking = lookInto(databaseUrl, provider)
  const line = await startingLine(looking.pool)
  const began = performance.now()
  const starts = Promise.allSettled(ports.map((port) => startSite({ ...env, PORT: port })))
  await line.whenBothWait()
  const starting = await starts
  const took = performance.now() - began
  const sites = starting.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []))
  const failures = starting.flatMap((start) => (start.status === 'rejected' ? [String(start.reason)] : []))
  try {
    expect(failures, 'sites that did not start').toEqual([])
    const migrations = 'select name from kysely_migration order by name'
    expect((await looking.pool.query(migrations)).rows).toEqual((await books.pool.query(migrations)).rows)
    const seat = await seatOn(sites[0]?.url ?? '', looking.pool)
    const buyers = sites.map(() => newBuyer(seat))
    await Promise.all(
      sites.map((site, index) =>
        buy(buyers[index] ?? newBuyer(seat), { siteUrl: site.url, providerUrl: provider.url }),
      ),
    )
    await looking.expectOneOfEverything(buyers)
  } finally {
    await looking.close()
    for (const site of sites) await site.dispose()
    await provider.close()
    await sql`drop database ${sql.id(name)}`.execute(books.database)
    await books.close()
  }
  return took
}

/** Each waits before its first migration until the other has started: two processes are rarely equally fast. */
async function startingLine(pool: Pool) {
  const holder = await pool.connect()
  await holder.query('begin')
  await holder.query('create table if not exists kysely_migration ()')
  await holder.query('lock table kysely_migration')
  return {
    async whenBothWait() {
      await untilWaitingForLock(pool, 2)
      await holder.query('rollback')
      holder.release()
    },
  }
}
