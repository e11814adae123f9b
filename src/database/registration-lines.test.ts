import { afterAll, expect, test } from 'vitest'
import { freshDatabase } from '#tests/support/database.ts'
import { linesOf } from './registration-lines.ts'

const { database, close } = await freshDatabase()
afterAll(close)

test('lines are found by more ids than a statement has parameters', async () => {
  const ids = Array.from({ length: 65_536 }, () => crypto.randomUUID())
  expect(await linesOf(database, ids)).toEqual([])
})
