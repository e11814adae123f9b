import { afterAll, expect, test } from 'vitest'
import { hours, minutes, seconds } from '#domain/dates/days.ts'
import { connect } from '#platform/database/connection.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { makeLimiter } from './limits.ts'

const { database, url, close } = await freshDatabase()
afterAll(close)

let now = new Date('2026-03-01T12:00:00Z')
const clock = { now: () => now }
const limiter = makeLimiter(database, clock)
const pass = (time: number) => {
  now = new Date(now.getTime() + time)
}

const rate = { limit: 3, per: minutes(1) }
const waits = { free: 5, firstWait: seconds(1), longestWait: seconds(8), forgetAfter: hours(1) }
const allowed = { allowed: true }

test('take allows the limit at once, then refuses with the seconds to wait', async () => {
  for (let use = 0; use < 3; use += 1) expect(await limiter.take('rate', rate)).toEqual(allowed)
  expect(await limiter.take('rate', rate)).toEqual({ allowed: false, retryAfterSeconds: 20 })
  pass(seconds(19))
  expect(await limiter.take('rate', rate)).toEqual({ allowed: false, retryAfterSeconds: 1 })
  pass(seconds(1))
  expect(await limiter.take('rate', rate)).toEqual(allowed)
  expect(await limiter.take('rate', rate)).toMatchObject({ allowed: false })
})

test('refused take costs nothing, and keys have separate limits', async () => {
  for (let use = 0; use < 30; use += 1) await limiter.take('busy', rate)
  expect(await limiter.take('another', rate)).toEqual(allowed)
  pass(minutes(1))
  expect(await limiter.take('busy', rate)).toEqual(allowed)
})

test('giveBack returns a use and never raises the limit', async () => {
  for (let use = 0; use < 3; use += 1) await limiter.take('given back', rate)
  await limiter.giveBack('given back', rate)
  expect(await limiter.take('given back', rate)).toEqual(allowed)
  expect(await limiter.take('given back', rate)).toMatchObject({ allowed: false })
  pass(minutes(10))
  await limiter.giveBack('given back', rate)
  for (let use = 0; use < 3; use += 1) expect(await limiter.take('given back', rate)).toEqual(allowed)
  expect(await limiter.take('given back', rate)).toMatchObject({ allowed: false })
})

test('of several limits all are counted or none, and the longest wait is named', async () => {
  const slow = { limit: 1, per: minutes(10) }
  const counts = [
    { key: 'one of all', rate },
    { key: 'full one of all', rate: slow },
  ]
  expect(await limiter.takeAll(counts)).toEqual(allowed)
  for (let use = 0; use < 5; use += 1) {
    expect(await limiter.takeAll(counts)).toEqual({ allowed: false, retryAfterSeconds: 600 })
  }
  expect(await limiter.take('one of all', rate)).toEqual(allowed)
  expect(await limiter.take('one of all', rate)).toEqual(allowed)
  expect(await limiter.takeAll(counts)).toEqual({ allowed: false, retryAfterSeconds: 600 })
})

test('requests that count the same limits in another order do not deadlock', async () => {
  const wide = { limit: 1000, per: minutes(1) }
  const counts = Array.from({ length: 300 }, (_, nth) => ({ key: `ordered ${nth}`, rate: wide }))
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, nth) => limiter.takeAll(nth % 2 === 0 ? counts : counts.toReversed())),
  )
  expect(answers).toEqual(answers.map(() => allowed))
})

test('hundred concurrent takes from two processes pass exactly the limit', async () => {
  const second = connect(url, { onIdleError: () => undefined })
  const limiters = [limiter, makeLimiter(second.database, clock)]
  const permissions = await Promise.all(
    Array.from({ length: 50 }, () => limiters.map((one) => one.take('raced', rate))).flat(),
  )
  await second.database.destroy()
  expect(permissions.filter((permission) => permission.allowed)).toHaveLength(3)
})

test('attempt is free five times, then each wait doubles up to the longest', async () => {
  for (let free = 0; free < 5; free += 1) expect(await limiter.attempt('account', waits)).toEqual(allowed)
  for (const wait of [1, 2, 4, 8, 8]) {
    expect(await limiter.attempt('account', waits)).toEqual({ allowed: false, retryAfterSeconds: wait })
    pass(seconds(wait))
    expect(await limiter.attempt('account', waits)).toEqual(allowed)
  }
})

test('concurrent attempts are all counted', async () => {
  const permissions = await Promise.all(Array.from({ length: 50 }, () => limiter.attempt('burst', waits)))
  expect(permissions.filter((permission) => permission.allowed)).toHaveLength(5)
})

test('free attempt with an earlier clock reading is not delayed by a later one', async () => {
  const earlier = makeLimiter(database, { now: () => new Date(now.getTime() - 5) })
  for (let use = 0; use < 4; use += 1) {
    expect(await limiter.attempt('crossed', waits)).toEqual(allowed)
    expect(await earlier.mayAttempt([{ key: 'crossed', waits }])).toEqual(allowed)
  }
  expect(await earlier.attempt('crossed', waits)).toEqual(allowed)
  expect(await earlier.attempt('crossed', waits)).toMatchObject({ allowed: false })
  expect(await earlier.mayAttempt([{ key: 'crossed', waits }])).toMatchObject({ allowed: false })
})

test('mayAttempt costs nothing, and forget clears all earlier attempts', async () => {
  for (let use = 0; use < 5; use += 1) {
    for (let question = 0; question < 3; question += 1) {
      expect(await limiter.mayAttempt([{ key: 'address', waits }])).toEqual(allowed)
    }
    await limiter.attempt('address', waits)
  }
  expect(await limiter.mayAttempt([{ key: 'address', waits }])).toEqual({
    allowed: false,
    retryAfterSeconds: 1,
  })
  await limiter.forget('address')
  for (let free = 0; free < 5; free += 1) expect(await limiter.attempt('address', waits)).toEqual(allowed)
})

test('old attempts expire and are swept', async () => {
  for (let use = 0; use < 5; use += 1) await limiter.attempt('old', waits)
  pass(hours(1))
  for (let free = 0; free < 5; free += 1) expect(await limiter.attempt('old', waits)).toEqual(allowed)
  pass(hours(2))
  await limiter.sweep()
  expect(await database.selectFrom('limits').selectAll().execute()).toEqual([])
})

test('the table contains no IP address and no email address', async () => {
  await limiter.take('sign-in ana@example.com', rate)
  const keys = await database.selectFrom('limits').select('key').execute()
  expect(JSON.stringify(keys)).not.toContain('ana')
})

test('clock set back locks nobody out and allows no more than the limit', async () => {
  for (let use = 0; use < 3; use += 1) await limiter.take('before', rate)
  for (let use = 0; use < 9; use += 1) await limiter.attempt('before attempts', waits)
  pass(-hours(3))
  for (let use = 0; use < 3; use += 1) expect(await limiter.take('before', rate)).toEqual(allowed)
  expect(await limiter.take('before', rate)).toEqual({ allowed: false, retryAfterSeconds: 20 })
  expect(await limiter.mayAttempt([{ key: 'before attempts', waits }])).toEqual(allowed)
  expect(await limiter.attempt('before attempts', waits)).toEqual(allowed)
})

test('clocks that differ by seconds between processes allow no more than the limit', async () => {
  for (let use = 0; use < 3; use += 1) await limiter.take('ahead', rate)
  const behind = makeLimiter(database, { now: () => new Date(now.getTime() - seconds(30)) })
  expect(await behind.take('ahead', rate)).toMatchObject({ allowed: false })
})
