import type { Database } from '#database/engine/connection.ts'
import { seedRelease } from '../catalogue/seed-release.ts'
import type { Checkout } from '../checkout/checkout.ts'
import type { Jobs } from '../jobs.ts'
import { closeEveryOverdue } from './close-attempt.ts'
import { issueEveryDue } from './issue-certificate.ts'
import { openLessons } from './lessons.ts'
import { releaseEntries } from './release.ts'

/** Closes tests whose time is over, and issues certificates that a stopped process owed. */
export async function startClassroomJobs(jobs: Pick<Jobs, 'every'>, checkout: Checkout): Promise<void> {
  const parts = { checkout, lessons: openLessons(checkout) }
  await jobs.every('*/10 * * * *', 'close-tests', () => closeEveryOverdue(parts))
  await jobs.every('35 * * * *', 'issue-certificates', () => issueEveryDue(parts))
}

/** The release's lessons hold without this; it lets staff edit them. */
export async function seedLessons(database: Database, { clocks }: Pick<Checkout, 'clocks'>): Promise<void> {
  await seedRelease(database, releaseEntries, clocks.academy.now())
}
