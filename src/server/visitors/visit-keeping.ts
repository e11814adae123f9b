import type { Database } from '#database/engine/connection.ts'
import { rollUpVisits } from '#database/tables/visit-days.ts'
import { rotateVisitMonths } from '#database/tables/visits.ts'
import type { Clock } from '#domain/clock.ts'
import { dayOf } from '#domain/days.ts'
import type { Jobs } from '#server/jobs.ts'

/** In UTC: after midnight in Los Angeles, summer and winter. A night that was missed is made up for in the next. */
const everyNight = '20 9 * * *'

export async function keepVisitBooks({
  database,
  jobs,
  clock,
}: {
  database: Database
  jobs: Jobs
  clock: Clock
}) {
  await jobs.every(everyNight, 'keep-visit-books', () => keepVisits(database, clock))
}

/** Sums first: what is dropped has been added up. */
export async function keepVisits(database: Database, clock: Clock): Promise<void> {
  const today = dayOf(clock.now())
  await rollUpVisits(database, today)
  await rotateVisitMonths(database, today)
}
