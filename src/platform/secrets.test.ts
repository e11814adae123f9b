import { afterAll, expect, test } from 'vitest'
import { freshDatabase } from '#tests/support/database.ts'
import { secret } from './secrets.ts'

const { database, close } = await freshDatabase()
afterAll(close)

test('a secret is created once and stays the same', async () => {
  expect(await secret(database, 'signing key', () => 'first')).toBe('first')
  expect(await secret(database, 'signing key', () => 'second')).toBe('first')
})

test('processes that make a secret at the same moment all get the same one', async () => {
  const values = await Promise.all(
    Array.from({ length: 8 }, (_, maker) => secret(database, 'raced', async () => `made by ${maker}`)),
  )
  expect(new Set(values).size).toBe(1)
})
