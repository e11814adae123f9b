import { isPast } from '#domain/catalogue/course-dates.ts'
import { type Day, dayOf } from '#domain/dates/days.ts'
import { type PlannedCourseDate, plannedCourseDates } from '#features/catalogue/course-dates.queries.ts'
import { aboutCourse } from '#features/catalogue/find-date.commands.ts'
import type { AddCommands } from '#features/command-line/command.ts'
import { readCourse } from '#features/command-line/readers.ts'
import { table } from '#features/command-line/result.ts'

export const addListCommand: AddCommands = (courseDates, run) => {
  courseDates
    .command('list')
    .summary('Lists the dates with their seats (paid, held, offered, left) and waiting lists.')
    .description(`A held seat belongs to a payment in progress. An offered seat is kept for a day for the next person on the waiting list.
A closed date takes no registrations and is not on the pages. A canceled date does not take place.`)
    .option('--course <COURSE>', aboutCourse, readCourse)
    .option('--past', 'includes past dates')
    .action(
      run(async ({ connection, context }, { course, past }) => {
        const today = dayOf(context.clocks.academy.now())
        const from = past ? undefined : today
        const dates = await plannedCourseDates(connection.database, { course, from })
        const rows = dates.map((date) => rowOf(date, today))
        return table(columns, rows, { none: 'There are no dates.' })
      }),
    )
}

const columns = {
  course: 'text',
  start: 'text',
  end: 'text',
  spots: 'number',
  paid: 'number',
  held: 'number',
  offered: 'number',
  left: 'number',
  waiting: 'number',
  state: 'text',
} as const

function rowOf(date: PlannedCourseDate, today: Day) {
  const { course, startDay, endDay, spots, paid, held, offered, waiting } = date
  return {
    course,
    start: startDay,
    end: endDay,
    spots,
    paid,
    held,
    offered,
    left: Math.max(0, spots - paid - held - offered),
    waiting,
    state: stateOf(date, today),
  }
}

function stateOf({ canceledAt, closedAt, startDay, sample }: PlannedCourseDate, today: Day): string {
  if (canceledAt !== null) return 'canceled'
  if (closedAt !== null) return 'closed'
  if (isPast({ start: startDay }, today)) return 'past'
  return sample ? 'open (sample)' : 'open'
}
