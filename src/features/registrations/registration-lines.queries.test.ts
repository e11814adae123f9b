import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { freshDatabase } from '#tests/support/database.ts'
import { linesOf, linesWithPolicyEnding } from './registration-lines.queries.ts'

const { database, close } = await freshDatabase()
afterAll(close)

test('linesOf finds lines for more ids than a statement has parameters', async () => {
  const ids = Array.from({ length: 65_536 }, () => crypto.randomUUID())
  expect(await linesOf(database, ids)).toEqual([])
})

test('query for lines whose policy ends uses its expression index', async () => {
  const scans = await database.transaction().execute(async (trx) => {
    // Without rows PostgreSQL prefers a sequential scan.
    await sql`set local enable_seqscan = off`.execute(trx)
    await linesWithPolicyEnding(trx, '2027-01-29', '2027-02-01')
    const { rows } = await sql<{ scans: string }>`
      select pg_stat_get_xact_numscans('registrations_policy_end'::regclass) as scans`.execute(trx)
    return Number(rows[0]?.scans)
  })
  expect(scans).toBe(1)
})
