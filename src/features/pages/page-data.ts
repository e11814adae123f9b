import { catalogue } from '#content/catalogue.ts'
import { published, publishedKinds } from '#content/published.ts'
import type { PageData } from '#contract/page-data.ts'
import type { Clocks } from '#domain/dates/clock.ts'
import { dayOf } from '#domain/dates/days.ts'
import { listCourseDates } from '#features/catalogue/course-dates.queries.ts'
import type { Config } from '#platform/config.ts'
import type { Database } from '#platform/database/connection.ts'

type Parts = { database: Database; clocks: Clocks; config: Config }

export async function readPageData({ database, clocks, config }: Parts): Promise<PageData> {
  const today = dayOf(clocks.academy.now())
  const courseDates = await listCourseDates(database, today)
  return {
    catalogue: catalogue(),
    published: published(),
    publishedKinds: publishedKinds(),
    today,
    courseDates: courseDates.map(({ left, heldUntil, ...courseDate }) => courseDate),
    testMode: !config.stripe?.live,
    leastPassword: config.leastPassword,
  }
}
