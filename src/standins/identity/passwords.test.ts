import { argon2Sync } from 'node:crypto'
import { expect, test } from 'vitest'
import { createTurnstile, TurnstileFull } from '#domain/site/turnstile.ts'
import { hashPassword, isPassword, leastCost } from './passwords.ts'

test('a password is stored as argon2id with its salt and parameters, and recognized', async () => {
  const stored = await hashPassword('a good one', leastCost)
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(await isPassword('a good one', stored)).toBe(true)
  expect(await isPassword('a good One', stored)).toBe(false)
  expect(await hashPassword('a good one', leastCost)).not.toBe(stored)
})

test('a hash with other parameters is still recognized', async () => {
  const salt = Buffer.from('sixteen bytes ok')
  const hash = argon2Sync('argon2id', {
    message: Buffer.from('an old one'),
    nonce: salt,
    memory: 8192,
    passes: 3,
    parallelism: 1,
    tagLength: 32,
  })
  const text = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
  expect(await isPassword('an old one', `$argon2id$v=19$m=8192,t=3,p=1$${text(salt)}$${text(hash)}`)).toBe(
    true,
  )
})

test('turnstile runs two tasks at once, the rest in order, and refuses when its queue is full', async () => {
  const inTurn = createTurnstile({ atOnce: 2, waiting: 3, waitingEach: 3 })
  const order: number[] = []
  let inside = 0
  let most = 0
  const task = (name: number) => async () => {
    inside += 1
    most = Math.max(most, inside)
    await new Promise((resolve) => setTimeout(resolve, 5))
    inside -= 1
    order.push(name)
    if (name === 1) throw new Error('a task that fails gives its place back')
  }
  const outcomes = await Promise.allSettled([0, 1, 2, 3, 4, 5].map((name) => inTurn('anyone', task(name))))
  expect(outcomes.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
  ])
  expect(outcomes[5]).toMatchObject({ reason: expect.any(TurnstileFull) })
  expect(order).toEqual([0, 1, 2, 3, 4])
  expect(most).toBe(2)
  await inTurn('anyone', task(6))
})

test('turnstile delays others by one task of a busy caller, and bounds that caller’s share of the queue', async () => {
  const inTurn = createTurnstile({ atOnce: 1, waiting: 10, waitingEach: 4 })
  const order: string[] = []
  const bring = (who: string) =>
    inTurn(who, async () => {
      await new Promise((resolve) => setTimeout(resolve, 1))
      order.push(who)
    })
  const flood = Promise.allSettled(Array.from({ length: 9 }, () => bring('flood')))
  await Promise.all([bring('one'), bring('other')])
  expect(order).toEqual(['flood', 'flood', 'one', 'other'])
  const refused = (await flood).filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(4)
})

test('a full queue gives up the last place of its longest line to a newcomer', async () => {
  const inTurn = createTurnstile({ atOnce: 1, waiting: 4, waitingEach: 4 })
  const bring = (who: string) => inTurn(who, () => new Promise((resolve) => setTimeout(resolve, 1)))
  const flood = Promise.allSettled(Array.from({ length: 5 }, () => bring('flood')))
  await Promise.all([bring('one'), bring('other')])
  const ends = (await flood).map(({ status }) => status)
  expect(ends).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'rejected'])
})
