import type { Clock } from '#domain/dates/clock.ts'
import { dayOf } from '#domain/dates/days.ts'
import type { Database } from '#platform/database/connection.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { rollUpVisits } from './visit-days.queries.ts'
import { rotateVisitMonths } from './visits.queries.ts'

/** UTC: after midnight in Los Angeles in summer and winter. A later run makes up for a missed one. */
const everyNight = '20 9 * * *'

export async function startVisitRollup({
  database,
  jobs,
  clock,
}: {
  database: Database
  jobs: Jobs
  clock: Clock
}) {
  await jobs.every(everyNight, 'keep-visit-books', () => rollUpAndDropVisits(database, clock))
}

/** Sums before it drops months, so that no visit is lost. */
export async function rollUpAndDropVisits(database: Database, clock: Clock): Promise<void> {
  const today = dayOf(clock.now())
  await rollUpVisits(database, today)
  await rotateVisitMonths(database, today)
}
