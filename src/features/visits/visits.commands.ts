import { counted } from '#content/en/office/counted.ts'
import { addDays, type Day, dayOf, daysBetween } from '#domain/dates/days.ts'
import type { AddCommands } from '#features/command-line/command.ts'
import { UsageError } from '#features/command-line/exit-codes.ts'
import { type Bar, bars } from '#features/command-line/plot.ts'
import { readDay, readText } from '#features/command-line/readers.ts'
import { table } from '#features/command-line/result.ts'
import { type DayOfVisits, visitsBetween } from './visit-days.queries.ts'

const upToNow = 'Each day is counted the following night, so today is not included yet.'

export const addVisitsCommand: AddCommands = (program, run) => {
  program
    .command('visits')
    .summary('Charts the visits by day and by page.')
    .description(`${upToNow} For more than two months the bars are months.
--json and --csv give a row for each day and page.`)
    .option('--since <DAY>', 'first day; default: 30 days in total', readDay)
    .option('--until <DAY>', 'last day; default: yesterday', readDay)
    .option('--page <PATH>', 'this page only, such as /courses', readText)
    .action(
      run(async ({ connection, context }, { since, until, page }) => {
        const to = until ?? addDays(dayOf(context.clocks.real.now()), -1)
        const from = since ?? addDays(to, -29)
        if (from > to) {
          throw new UsageError(
            until === undefined ? `${upToNow} ${from} is too late.` : `${from} is after ${to}.`,
          )
        }
        const days = await visitsBetween(connection.database, { from, to, page })
        const columns = { day: 'text', page: 'text', visits: 'number' } as const
        const none = `No visits from ${from} to ${to}.${until === undefined ? ` ${upToNow}` : ''}`
        return table(columns, days, { none, drawing: chart(days, from, to) })
      }),
    )
}

const chartWidth = 50
const pagesShown = 15

function chart(days: readonly DayOfVisits[], from: Day, to: Day): string {
  const byPage = sumBy(days, ({ page }) => page).sort((one, other) => other.value - one.value)
  const left = byPage.length - pagesShown
  const total = days.reduce((all, { visits }) => all + visits, 0)
  return [
    bars(overTime(days, from, to), chartWidth),
    bars(byPage.slice(0, pagesShown), chartWidth),
    ...(left > 0 ? [`… and ${counted(left, 'more page')}`] : []),
    `${counted(total, 'visit')} from ${from} to ${to}`,
  ].join('\n\n')
}

/** Includes the days without a visit. */
function overTime(days: readonly DayOfVisits[], from: Day, to: Day): Bar[] {
  const length = daysBetween(from, to) + 1
  const every = Array.from({ length }, (_, index) => ({ day: addDays(from, index), page: '', visits: 0 }))
  const labelOf = length > 62 ? ({ day }: DayOfVisits) => day.slice(0, 7) : ({ day }: DayOfVisits) => day
  return sumBy([...every, ...days], labelOf)
}

/** Keeps the order in which the labels first appear. */
function sumBy(days: readonly DayOfVisits[], labelOf: (day: DayOfVisits) => string): Bar[] {
  const sums = new Map<string, number>()
  for (const day of days) sums.set(labelOf(day), (sums.get(labelOf(day)) ?? 0) + day.visits)
  return [...sums].map(([label, value]) => ({ label, value }))
}
