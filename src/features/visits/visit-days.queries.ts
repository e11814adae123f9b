// Visits summed by day. They are kept permanently, and staff reports use them.
import { sql } from 'kysely'
import { addDays, type Day } from '#domain/dates/days.ts'
import type { Database } from '#platform/database/connection.ts'

/** Visits wait in memory while the database is unreachable, so a day may still grow shortly after its end. */
const settlingDays = 2

/** Sums every day before `today` that is new or may have grown. Running it again changes nothing. */
export async function rollUpVisits(db: Database, today: Day): Promise<void> {
  const { last } = await db
    .selectFrom('visitDays')
    .select(({ fn }) => fn.max<Day | null>('day').as('last'))
    .executeTakeFirstOrThrow()
  await sql`
    insert into visit_days (day, page, referrer_host, browser, device, country, visits)
    select day, page, referrer_host, browser, device, country, count(*)
    from visits
    where day < ${today} ${last === null ? sql`` : sql`and day >= ${addDays(last, -settlingDays)}`}
    group by day, page, referrer_host, browser, device, country
    on conflict (day, page, referrer_host, browser, device, country) do update set visits = excluded.visits`.execute(
    db,
  )
}
