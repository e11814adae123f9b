import { afterAll, expect, test } from 'vitest'
import { freshDatabase } from '#tests/support/database.ts'
import { asSomebodyElse } from '#tests/support/second-connection.ts'

const { database, pool, close } = await freshDatabase()
afterAll(close)

const people = database.selectFrom('users').selectAll()

test.each<[string, () => Promise<unknown>]>([
  ['a query past it', () => people.execute()],
  ['a transaction inside it', () => database.transaction().execute((trx) => trx.executeQuery(people))],
  ['the pool itself', async () => pool.query('select 1')],
])('%s fails inside a transaction and works outside of it', async (_, ask) => {
  await expect(database.transaction().execute(ask)).rejects.toThrow('A second connection')
  await expect(database.transaction().execute(() => asSomebodyElse(ask))).resolves.toBeDefined()
  await expect(ask()).resolves.toBeDefined()
})
