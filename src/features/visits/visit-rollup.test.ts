import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { freshDatabase } from '#tests/support/database.ts'
import { rollUpAndDropVisits } from './visit-rollup.ts'
import { insertVisits, rotateVisitMonths } from './visits.queries.ts'

test('a month that was not summed in time is summed before it is dropped', async () => {
  const { database, close } = await freshDatabase()
  await rotateVisitMonths(database, '2025-08-01')
  const visit = { page: '/', referrerHost: '', browser: 'safari', device: 'phone', country: '' }
  await insertVisits(database, [{ ...visit, at: new Date('2025-08-01T20:00:00Z') }])

  await rollUpAndDropVisits(database, { now: () => new Date('2027-01-01T12:00:00Z') })

  const { rows } = await sql`select to_regclass('visits_2025_08') as month`.execute(database)
  expect(rows).toEqual([{ month: null }])
  const sums = await database.selectFrom('visitDays').select(['day', 'visits']).execute()
  expect(sums).toEqual([{ day: '2025-08-01', visits: 1 }])
  await close()
})
