import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, expect, test, vi } from 'vitest'
import { freshDatabase } from '#tests/support/database.ts'
import { untilWaitingForLock } from '#tests/support/lock-waits.ts'
import { silence } from '#tests/support/silence.ts'
import { soon } from '#tests/support/soon.ts'
import { connect } from './connection.ts'
import { openDatabase } from './open.ts'
import { isOutage } from './outage.ts'

const { database, pool, url, close } = await freshDatabase()
const log = { error: vi.fn() }
const emptyName = `empty_${crypto.randomUUID().replaceAll('-', '')}`
const emptyUrl = Object.assign(new URL(url), { pathname: `/${emptyName}` }).href
await sql`create database ${sql.id(emptyName)}`.execute(database)
afterAll(async () => {
  await sql`drop database ${sql.id(emptyName)}`.execute(database)
  await close()
})

const open = (databaseUrl: string, manner: { silence?: number; say?: (sentence: string) => void } = {}) =>
  openDatabase({ databaseUrl, dataDir: '/nowhere', log, ...manner })

test('DATABASE_URL is used, and processes that start together migrate it once', async () => {
  const opened = await Promise.all(Array.from({ length: 6 }, () => open(emptyUrl)))
  const [first] = opened
  expect(await first?.database.selectFrom('courseDates').selectAll().execute()).toHaveLength(6)
  await Promise.all(opened.map((one) => one.close()))
})

test('older release opens a database that a later one migrated, and leaves it unchanged', async () => {
  const done = sql`select name from kysely_migration order by name`
  await sql`insert into kysely_migration (name, timestamp) values ('999-later', '2030-01-01')`.execute(
    database,
  )
  const before = (await done.execute(database)).rows
  await (await open(url)).close()
  expect((await done.execute(database)).rows).toEqual(before)
  await sql`delete from kysely_migration where name = '999-later'`.execute(database)
})

test('a database from before the first release is refused, and nothing in it changes', async () => {
  const old = await freshDatabase()
  await sql`update kysely_migration set name = '001-ground' where name = '001-schema'`.execute(old.database)
  const tables = sql`select relname from pg_class where relnamespace = 'public'::regnamespace order by relname`
  const before = (await tables.execute(old.database)).rows
  await expect(open(old.url)).rejects.toThrow(/Nothing in it was changed\. Choose another DATA_DIR/)
  expect((await tables.execute(old.database)).rows).toEqual(before)
  await old.close()
})

const migrationLock = sql.lit(3853314791062309107n)

test('start waits for another process’s migrations for longer than the query timeout', async () => {
  await database.connection().execute(async (first) => {
    await sql`select pg_advisory_lock(${migrationLock})`.execute(first)
    const second = open(url, { silence })
    second.catch(() => undefined)
    await untilWaitingForLock(pool)
    await sql`select pg_sleep(7)`.execute(first)
    await sql`select pg_advisory_unlock(${migrationLock})`.execute(first)
    await (await second).close()
  })
})

test('start announces the wait and fails with a sentence when the server freezes during migrations', async () => {
  const backends = async () =>
    (
      await sql<{ pid: number }>`
        select pid from pg_stat_activity where datname = current_database()`.execute(database)
    ).rows.map(({ pid }) => pid)
  const say = vi.fn()
  await database.connection().execute(async (first) => {
    await sql`select pg_advisory_lock(${migrationLock})`.execute(first)
    const before = await backends()
    const second = open(url, { silence, say })
    const outcome = second.then(
      () => 'opened',
      (error) => error.message,
    )
    await untilWaitingForLock(pool)
    const frozen = (await backends()).filter((pid) => !before.includes(pid))
    for (const pid of frozen) process.kill(pid, 'SIGSTOP')
    const heard = await Promise.race([outcome, pause(60_000, 'nothing')])
    for (const pid of frozen) process.kill(pid, 'SIGCONT')
    expect(heard).toContain('The database has fallen silent.')
    await sql`select pg_advisory_unlock(${migrationLock})`.execute(first)
  })
  const said: string[] = say.mock.calls.flat()
  // On a slow machine the second sentence may come first.
  expect(new Set(said)).toEqual(new Set(['Preparing the database.', 'Waiting for the database to answer.']))
  expect(said.at(-1)).toBe('Waiting for the database to answer.')
})

test('PostgreSQL older than 15 is refused in one sentence', async () => {
  await sql`create schema old`.execute(database)
  await sql`
    create function old.current_setting(text) returns text language sql as $$ select '140012' $$`.execute(
    database,
  )
  const old = new URL(url)
  old.searchParams.set('options', '-c search_path=old,pg_catalog')
  await expect(open(old.href)).rejects.toThrow(
    'DATABASE_URL leads to PostgreSQL 14; the site needs 15 or newer.',
  )
})

test('a database of another role is refused with the statement that fixes it', async () => {
  const role = `visitor_${crypto.randomUUID().slice(0, 8)}`
  await sql`create role ${sql.id(role)} login`.execute(database)
  const foreign = Object.assign(new URL(url), { username: role })
  await expect(open(foreign.href)).rejects.toThrow(
    new RegExp(`belongs to academy, and ${role} may not create tables in it\\. .* owner to ${role}$`),
  )
  await sql`drop role ${sql.id(role)}`.execute(database)
})

test('unreachable database is reported in one sentence', async () => {
  await expect(open('postgres://academy@127.0.0.1:4199/academy')).rejects.toThrow(
    /^The database cannot be reached: .*ECONNREFUSED/,
  )
})

test('days are returned as strings and counts as numbers', async () => {
  const { rows } = await sql<{ day: string; count: number; at: Date }>`
    select date '2025-09-12' as day, count(*) as count, timestamptz '2025-09-12T00:00:00Z' as at`.execute(
    database,
  )
  expect(rows).toEqual([{ day: '2025-09-12', count: 1, at: new Date('2025-09-12T00:00:00Z') }])
})

test('a connection lost in use fails its query, not the process, and is replaced', async () => {
  const opened = await open(url)
  const lost = sql`select pg_terminate_backend(pg_backend_pid())`.execute(opened.database)
  await expect(lost).rejects.toThrow()
  await soon(() => sql`select 1`.execute(opened.database))
  await opened.close()
})

test('a query without an answer times out as an outage, and the next query succeeds', async () => {
  const { database: impatient } = connect(url, { connections: 1, silence, onIdleError: vi.fn() })
  await sql`select 1`.execute(impatient)
  const failure = await sql`select pg_sleep(9)`.execute(impatient).catch((error) => error)
  expect(failure.message).toBe('The database says nothing')
  expect(isOutage(failure)).toBe(true)
  await sql`select pg_sleep(0.05)`.execute(impatient)
  await impatient.destroy()
})

test('a wait for a connection ends with an error that counts as an outage', async () => {
  const { database: narrow, pool } = connect(url, { connections: 1, patience: silence, onIdleError: vi.fn() })
  const held = await pool.connect()
  const failure = await sql`select 1`.execute(narrow).catch((error) => error)
  expect(failure.message).toContain('timeout exceeded')
  expect(isOutage(failure)).toBe(true)
  held.release()
  await narrow.destroy()
})
