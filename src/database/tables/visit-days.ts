// Visits added up by day: kept for good, and what the academy's staff read.
import { sql } from 'kysely'
import { addDays, type Day } from '#domain/days.ts'
import type { Database } from '../engine/connection.ts'

/** Visits wait in memory while the database is out of reach, so a day may still grow shortly after its end. */
const settlingDays = 2

/** Adds up every day before `today` that is new or may have grown. Doing it twice changes nothing. */
export async function rollUpVisits(db: Database, today: Day): Promise<void> {
  const { last } = await db
    .selectFrom('visitDays')
    .select(({ fn }) => fn.max<Day | null>('day').as('last'))
    .executeTakeFirstOrThrow()
  await sql`
    insert into visit_days (day, page, referrer_host, browser, device, visits)
    select day, page, referrer_host, browser, device, count(*)
    from visits
    where day < ${today} ${last === null ? sql`` : sql`and day >= ${addDays(last, -settlingDays)}`}
    group by day, page, referrer_host, browser, device
    on conflict (day, page, referrer_host, browser, device) do update set visits = excluded.visits`.execute(
    db,
  )
}

export type DayOfVisits = { day: Day; page: string; visits: number }

/** Visits of each page on each day between two, both included. */
export function visitsBetween(
  db: Database,
  { from, to, page }: { from: Day; to: Day; page: string | undefined },
): Promise<DayOfVisits[]> {
  const days = db
    .selectFrom('visitDays')
    .select(({ fn }) => ['day', 'page', fn.sum<number>('visits').as('visits')])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy(['day', 'page'])
    .orderBy('day')
    .orderBy('page')
  return (page === undefined ? days : days.where('page', '=', page)).execute()
}
