// Rate limits, counted in the database so that all processes of the site share them.
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Clock } from '#domain/dates/clock.ts'
import { minutes } from '#domain/dates/days.ts'
import type { Database } from '#platform/database/connection.ts'

/** `limit` uses at once, then one more for each `per / limit`. `per` is in milliseconds. */
export type Rate = { limit: number; per: number }

/** After `free` attempts, each wait is twice as long as the last. In milliseconds. */
export type GrowingWaits = { free: number; firstWait: number; longestWait: number; forgetAfter: number }

/** A counter's key and its limit. */
export type Count = { key: string; rate: Rate }

export type Limited = { key: string; waits: GrowingWaits }

type Permission = { allowed: true } | { allowed: false; retryAfterSeconds: number }

export type Limiter = {
  take(key: string, rate: Rate): Promise<Permission>
  /** Takes all or none, so that a refused request does not use up the other limits. */
  takeAll(counts: readonly Count[]): Promise<Permission>
  /** Takes back a use that failed through the site's own fault. */
  giveBack(key: string, rate: Rate): Promise<void>
  /** Counts an attempt, unless it must wait. */
  attempt(key: string, waits: GrowingWaits): Promise<Permission>
  /** How many of the free attempts are left. */
  attemptsLeft(key: string, waits: GrowingWaits): Promise<number>
  /** Whether no key would make an attempt wait. For callers that count only failures. */
  mayAttempt(limited: readonly Limited[]): Promise<Permission>
  /** Clears all attempts after a success. */
  forget(key: string): Promise<void>
  /** Removes expired rows. */
  sweep(): Promise<void>
}

/**
 * How far the clocks of the processes may differ. A time further ahead than any rule allows was written before the
 * clock was set back. It is ignored; otherwise everyone would be locked out until the clock catches up.
 */
const clockDifference = minutes(1)

export function makeLimiter(database: Database, clock: Clock): Limiter {
  return {
    take: (key, rate) => takeAll(database, [{ key, rate }], clock.now()),
    takeAll: (counts) => takeAll(database, counts, clock.now()),
    giveBack: (key, rate) => giveBack(database, digest(key), rate),
    attempt: (key, waits) => attempt(database, digest(key), waits, clock.now()),
    async attemptsLeft(key, { free }) {
      const row = await database
        .selectFrom('limits')
        .select('count')
        .where('key', '=', digest(key))
        .where('forgetAt', '>', clock.now())
        .executeTakeFirst()
      return Math.max(0, free - (row?.count ?? 0))
    },
    mayAttempt: (limited) => mayAttempt(database, limited, clock.now()),
    async forget(key) {
      await database.deleteFrom('limits').where('key', '=', digest(key)).execute()
    },
    async sweep() {
      await database.deleteFrom('limits').where('forgetAt', '<=', clock.now()).execute()
    },
  }
}

async function takeAll(database: Database, counts: readonly Count[], now: Date): Promise<Permission> {
  // Sorted, so that two requests lock their rows in the same order.
  const asked = counts
    .map(({ key, rate: { limit, per } }) => ({ key: digest(key), limit, per }))
    .sort((one, other) => (one.key < other.key ? -1 : 1))
  // One step for each use; `forget_at` of the new row is how far the uses may reach ahead of the clock.
  const step = sql`(excluded.free_at - ${now}::timestamptz)`
  const plausible = sql`excluded.forget_at + make_interval(secs => ${clockDifference / 1000})`
  const earliest = sql`
    case when limits.free_at between ${now} and ${plausible} then limits.free_at else ${now}::timestamptz end`
  const { rows } = await sql<{ key: string }>`
    insert into limits (key, count, free_at, forget_at)
    select key, 1, ${now}::timestamptz + make_interval(secs => step), ${now}::timestamptz + make_interval(secs => per)
    from unnest(
      ${asked.map(({ key }) => key)}::text[],
      ${asked.map(({ limit, per }) => per / limit / 1000)}::float8[],
      ${asked.map(({ per }) => per / 1000)}::float8[]
    ) asked (key, step, per)
    on conflict (key) do update set
      count = limits.count + 1,
      free_at = ${earliest} + ${step},
      forget_at = excluded.forget_at
    where ${earliest} + ${step} <= excluded.forget_at
    returning key`.execute(database)
  const taken = new Set(rows.map(({ key }) => key))
  if (taken.size === asked.length) return { allowed: true }
  let longest = 0
  for (const { key, limit, per } of asked) {
    if (taken.has(key)) await giveBack(database, key, { limit, per })
    else longest = Math.max(longest, await secondsUntilFree(database, key, now, per / limit - per))
  }
  return { allowed: false, retryAfterSeconds: longest }
}

async function giveBack(database: Database, key: string, { limit, per }: Rate): Promise<void> {
  const step = sql<Date>`make_interval(secs => ${per / limit / 1000})`
  await database
    .updateTable('limits')
    .set(({ eb }) => ({
      count: eb('count', '-', 1),
      freeAt: eb('freeAt', '-', step),
      forgetAt: eb('forgetAt', '-', step),
    }))
    .where('key', '=', key)
    .execute()
}

/**
 * Of two concurrent attempts, the one with the earlier clock reading may be written last. Free attempts must not wait
 * for that.
 */
async function attempt(
  database: Database,
  key: string,
  { free, firstWait, longestWait, forgetAfter }: GrowingWaits,
  now: Date,
): Promise<Permission> {
  const forgetAt = new Date(now.getTime() + forgetAfter)
  const plausible = new Date(now.getTime() + longestWait + clockDifference)
  const count = sql`case when limits.forget_at <= ${now} then 1 else limits.count + 1 end`
  const wait = (n: ReturnType<typeof sql>) => sql`
    make_interval(secs => case
      when ${n} < ${free}::integer then 0
      else least(${longestWait / 1000}, ${firstWait / 1000} * power(2, least(${n} - ${free}::integer, 40)))
    end)`
  const { rows } = await sql`
    insert into limits (key, count, free_at, forget_at)
    values (${key}, 1, ${now}::timestamptz + ${wait(sql`1`)}, ${forgetAt})
    on conflict (key) do update set
      count = ${count},
      free_at = ${now}::timestamptz + ${wait(count)},
      forget_at = ${forgetAt}
    where limits.count < ${free}::integer or limits.free_at <= ${now} or limits.free_at > ${plausible}
    returning key`.execute(database)
  if (rows.length > 0) return { allowed: true }
  return { allowed: false, retryAfterSeconds: await secondsUntilFree(database, key, now) }
}

async function mayAttempt(database: Database, limited: readonly Limited[], now: Date): Promise<Permission> {
  const byKey = new Map(limited.map(({ key, waits }) => [digest(key), waits]))
  const rows = await database
    .selectFrom('limits')
    .select(['key', 'count', 'freeAt'])
    .where('key', 'in', [...byKey.keys()])
    .where('freeAt', '>', now)
    .orderBy('freeAt', 'desc')
    .execute()
  const longest = rows.find(({ key, count, freeAt }) => {
    const waits = byKey.get(key)
    const plausible = now.getTime() + (waits?.longestWait ?? 0) + clockDifference
    return waits && count >= waits.free && freeAt.getTime() <= plausible
  })
  return longest
    ? { allowed: false, retryAfterSeconds: secondsUntil(longest.freeAt, now) }
    : { allowed: true }
}

// Keys contain IP and email addresses. The table only has to recognize them, so it stores digests.
function digest(name: string): string {
  return createHash('sha256').update(name).digest('base64url')
}

async function secondsUntilFree(database: Database, key: string, now: Date, offset = 0): Promise<number> {
  const row = await database.selectFrom('limits').select('freeAt').where('key', '=', key).executeTakeFirst()
  return secondsUntil(new Date((row?.freeAt ?? now).getTime() + offset), now)
}

function secondsUntil(moment: Date, now: Date): number {
  return Math.max(1, Math.ceil((moment.getTime() - now.getTime()) / 1000))
}
