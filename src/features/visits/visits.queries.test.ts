import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type FreshDatabase, freshDatabase } from '#tests/support/database.ts'
import { rollUpVisits } from './visit-days.queries.ts'
import { insertVisits, type NewVisit, rotateVisitMonths } from './visits.queries.ts'

let fresh: FreshDatabase

beforeAll(async () => {
  fresh = await freshDatabase()
})
afterAll(() => fresh.close())
beforeEach(async () => {
  await rotateVisitMonths(fresh.database, '2026-11-15')
  await sql`truncate visits, visit_days`.execute(fresh.database)
})

function visit(day = '2026-11-15', page = '/'): NewVisit {
  return {
    at: new Date(`${day}T20:00:00Z`),
    page,
    referrerHost: '',
    browser: 'chrome',
    device: 'desktop',
    country: '',
  }
}

async function months() {
  const { rows } = await sql<{ name: string }>`
    select relid::text as name from pg_partition_tree('visits') where isleaf order by 1`.execute(
    fresh.database,
  )
  return rows.map(({ name }) => name)
}

function days() {
  return fresh.database.selectFrom('visitDays').select(['day', 'page', 'visits']).orderBy('day').execute()
}

test('the current and the next month have partitions', async () => {
  expect(await months()).toEqual(['visits_2026_11', 'visits_2026_12'])
})

test('a month is dropped once its first day is thirteen months ago', async () => {
  await insertVisits(fresh.database, [visit('2026-11-01')])
  await rotateVisitMonths(fresh.database, '2027-11-30')
  expect(await months()).toContain('visits_2026_11')
  await rotateVisitMonths(fresh.database, '2027-12-01')
  expect(await months()).not.toContain('visits_2026_11')
  expect(await months()).toContain('visits_2028_01')
})

test('concurrent processes rotate the months without an error', async () => {
  const turns = Array.from({ length: 8 }, () => rotateVisitMonths(fresh.database, '2030-04-01'))
  await expect(Promise.all(turns)).resolves.toBeDefined()
})

test('a visit counts for its day in Los Angeles', async () => {
  const early = { ...visit(), at: new Date('2026-11-15T07:59:00Z') }
  const late = { ...visit(), at: new Date('2026-11-15T08:00:00Z') }
  await insertVisits(fresh.database, [early, late])
  const rows = await fresh.database.selectFrom('visits').select('day').orderBy('at').execute()
  expect(rows).toEqual([{ day: '2026-11-14' }, { day: '2026-11-15' }])
})

test('past days are summed by page, and today is left out', async () => {
  await insertVisits(fresh.database, [
    visit('2026-11-13'),
    visit('2026-11-13'),
    visit('2026-11-14', '/courses'),
    visit('2026-11-15'),
  ])
  await rollUpVisits(fresh.database, '2026-11-15')
  expect(await days()).toEqual([
    { day: '2026-11-13', page: '/', visits: 2 },
    { day: '2026-11-14', page: '/courses', visits: 1 },
  ])
})

test('a second roll-up changes nothing but adds late visits', async () => {
  await insertVisits(fresh.database, [visit('2026-11-14')])
  await rollUpVisits(fresh.database, '2026-11-15')
  await rollUpVisits(fresh.database, '2026-11-15')
  expect(await days()).toEqual([{ day: '2026-11-14', page: '/', visits: 1 }])
  await insertVisits(fresh.database, [visit('2026-11-14')])
  await rollUpVisits(fresh.database, '2026-11-15')
  expect(await days()).toEqual([{ day: '2026-11-14', page: '/', visits: 2 }])
})

test('daily sums stay after their visits are dropped', async () => {
  await insertVisits(fresh.database, [visit('2026-11-14')])
  await rollUpVisits(fresh.database, '2026-11-15')
  await rotateVisitMonths(fresh.database, '2028-06-01')
  await rollUpVisits(fresh.database, '2028-06-01')
  expect(await days()).toEqual([{ day: '2026-11-14', page: '/', visits: 1 }])
})
