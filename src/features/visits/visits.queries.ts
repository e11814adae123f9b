// Raw visits, partitioned by month. They contain no personal data.

import { type Selectable, sql } from 'kysely'
import { addMonths, type Day, zone } from '#domain/dates/days.ts'
import type { Database } from '#platform/database/connection.ts'
import type { VisitsTable } from '#platform/database/rows/visits.ts'
import { listOpenMonths, openMonth, partition } from '#platform/database/visit-months.ts'

export type NewVisit = Omit<Selectable<VisitsTable>, 'day'>

/** One statement with one array parameter per column. PostgreSQL calculates the days. */
export async function insertVisits(db: Database, visits: readonly NewVisit[]): Promise<void> {
  const column = (name: keyof NewVisit) => visits.map((visit) => visit[name])
  await sql`
    insert into visits (at, day, page, referrer_host, browser, device, country)
    select at, (at at time zone ${zone})::date, page, referrer_host, browser, device, country
    from unnest(
      ${column('at')}::timestamptz[], ${column('page')}::text[], ${column('referrerHost')}::text[],
      ${column('browser')}::text[], ${column('device')}::text[], ${column('country')}::text[]
    ) as visit (at, page, referrer_host, browser, device, country)`.execute(db)
}

/** Includes the current month. The privacy page promises that visits are kept no longer. */
const keptMonths = 13

/** Creates the partitions of this month and the next, and drops expired ones. */
export async function rotateVisitMonths(db: Database, today: Day): Promise<void> {
  const month = firstOfMonth(today)
  await db.transaction().execute(async (trx) => {
    // Without the lock, processes that start together would create the same partition and one would fail.
    await sql`lock table visits in share update exclusive mode`.execute(trx)
    const open = await listOpenMonths(trx)
    for (const start of [month, addMonths(month, 1)]) {
      if (!open.includes(start)) await openMonth(trx, start)
    }
    const oldest = addMonths(month, 1 - keptMonths)
    for (const start of open.filter((candidate) => candidate < oldest)) {
      await sql`drop table ${sql.table(partition(start))}`.execute(trx)
    }
  })
}

function firstOfMonth(day: Day): Day {
  return `${day.slice(0, 7)}-01`
}
