import { days } from '#domain/dates/days.ts'
import { seedRelease } from '#features/catalogue/seed-release.ts'
import type { Config } from '#platform/config.ts'
import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/connection.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { forgetUploadsBefore } from './classroom-files.queries.ts'
import { findFfmpeg, transcode, transcodeQueue } from './files/transcode.ts'
import { issueEveryDue } from './issue-certificate.ts'
import { openLessons } from './lessons.ts'
import { releaseEntries } from './release.ts'
import { closeEveryOverdue } from './tests/close-attempt.ts'

/** Closes tests whose time is over, and issues certificates that a stopped process owed. */
export async function startClassroomJobs(
  jobs: Pick<Jobs, 'every' | 'work'>,
  context: Context,
  config: Pick<Config, 'programFolders'>,
): Promise<void> {
  const parts = { context, lessons: openLessons(context) }
  await jobs.every('*/10 * * * *', 'close-tests', () => closeEveryOverdue(parts))
  await jobs.every('35 * * * *', 'issue-certificates', () => issueEveryDue(parts))
  await jobs.every('45 9 * * *', 'forget-uploads', () =>
    forgetUploadsBefore(context.database, new Date(context.clocks.real.now().getTime() - days(2))),
  )
  await jobs.work(transcodeQueue, async ({ id }, { lastTry }) =>
    transcode(context.database, { id, lastTry }, await findFfmpeg(config)),
  )
}

/** The release's lessons hold without this; it lets staff edit them. */
export async function seedLessons(database: Database, { clocks }: Pick<Context, 'clocks'>): Promise<void> {
  await seedRelease(database, releaseEntries, clocks.academy.now())
}
