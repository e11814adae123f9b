// Commands about one course date name it by its course and its first day.
import type { CommandUnknownOpts } from '@commander-js/extra-typings'
import { wordsIn } from '#content/words.ts'
import type { CourseId } from '#domain/catalogue/catalogue.ts'
import type { Day } from '#domain/dates/days.ts'
import { CommandError } from '#features/command-line/exit-codes.ts'
import { readCourse, readDay } from '#features/command-line/readers.ts'
import type { Database } from '#platform/database/connection.ts'
import { type PlannedCourseDate, plannedCourseDates } from './course-dates.queries.ts'

export const aboutCourse = 'id of a course: "courses list" shows them'

export function dateCommand(parent: CommandUnknownOpts, name: string) {
  return parent
    .command(name)
    .argument('<COURSE>', aboutCourse, readCourse)
    .argument('<DAY>', 'first day of the date', readDay)
}

export async function findDate(course: CourseId, start: Day, database: Database): Promise<PlannedCourseDate> {
  const planned = await plannedCourseDates(database, { course, from: undefined })
  const date = planned.find(({ startDay }) => startDay === start)
  if (!date) throw noSuchDate(course, start)
  return date
}

export function noSuchDate(course: CourseId, start: Day): CommandError {
  return new CommandError(
    `${wordsIn('en').courseLabel(course)} has no date that begins on ${start}. "sessions list" shows the dates.`,
  )
}
