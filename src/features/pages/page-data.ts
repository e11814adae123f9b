import { publishedKinds } from '#content/published.ts'
import type { Snapshot } from '#content/snapshot.ts'
import type { PageData } from '#contract/page-data.ts'
import type { Clocks } from '#domain/dates/clock.ts'
import { dayOf } from '#domain/dates/days.ts'
import { listCourseDates } from '#features/catalogue/course-dates.queries.ts'
import type { Config } from '#platform/config.ts'
import type { Database } from '#platform/database/connection.ts'

type Parts = { database: Database; clocks: Clocks; config: Config; snapshot: Snapshot }

export async function readPageData({ database, clocks, config, snapshot }: Parts): Promise<PageData> {
  const today = dayOf(clocks.academy.now())
  const courseDates = await listCourseDates(database, today)
  return {
    catalogue: snapshot.catalogue,
    published: snapshot.published,
    publishedKinds: publishedKinds(snapshot.published),
    today,
    courseDates: courseDates.map(({ left, heldUntil, ...courseDate }) => courseDate),
    testMode: !config.stripe?.live,
    leastPassword: config.leastPassword,
  }
}
