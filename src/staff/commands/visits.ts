import { type DayOfVisits, visitsBetween } from '#database/tables/visit-days.ts'
import { addDays, type Day, dayOf, daysBetween } from '#domain/days.ts'
import { type Command, UsageFault } from '../command.ts'
import { counted } from '../counted.ts'
import { type Bar, bars } from '../plot.ts'
import { readDay } from '../read-words.ts'
import { table } from '../result.ts'

const upToNow = 'A day is added up in the night after it, so that today is not in it yet.'

const visits: Command = {
  usage: 'visits [--since DAY] [--until DAY] [--page PATH]',
  does: 'Draws the visits by day and by page; the last 30 days.',
  details: `${upToNow} Above two months the bars are months.
--json and --csv give a row for each day and page.`,
  async run(given, { connection, checkout }) {
    const yesterday = addDays(dayOf(checkout.clocks.real.now()), -1)
    const until = given.option('--until')
    const since = given.option('--since')
    const to = until === undefined ? yesterday : readDay(until)
    const from = since === undefined ? addDays(to, -29) : readDay(since)
    if (from > to) {
      throw new UsageFault(
        until === undefined ? `${upToNow} ${from} is not there yet.` : `${from} lies after ${to}.`,
      )
    }
    const days = await visitsBetween(connection.database, { from, to, page: given.option('--page') })
    const columns = { day: 'text', page: 'text', visits: 'number' } as const
    const none = `No visits from ${from} to ${to}.${until === undefined ? ` ${upToNow}` : ''}`
    return table(columns, days, { none, drawing: drawn(days, from, to) })
  },
}

const widest = 50
const pagesShown = 15

function drawn(days: readonly DayOfVisits[], from: Day, to: Day): string {
  const byPage = added(days, ({ page }) => page).sort((one, other) => other.value - one.value)
  const left = byPage.length - pagesShown
  const total = days.reduce((all, { visits }) => all + visits, 0)
  return [
    bars(overTime(days, from, to), widest),
    bars(byPage.slice(0, pagesShown), widest),
    ...(left > 0 ? [`… and ${counted(left, 'more page')}`] : []),
    `${counted(total, 'visit')} from ${from} to ${to}`,
  ].join('\n\n')
}

/** Days without a visit are part of the picture. */
function overTime(days: readonly DayOfVisits[], from: Day, to: Day): Bar[] {
  const length = daysBetween(from, to) + 1
  const every = Array.from({ length }, (_, index) => ({ day: addDays(from, index), page: '', visits: 0 }))
  const labelOf = length > 62 ? ({ day }: DayOfVisits) => day.slice(0, 7) : ({ day }: DayOfVisits) => day
  return added([...every, ...days], labelOf)
}

/** In the order in which each label comes first. */
function added(days: readonly DayOfVisits[], labelOf: (day: DayOfVisits) => string): Bar[] {
  const sums = new Map<string, number>()
  for (const day of days) sums.set(labelOf(day), (sums.get(labelOf(day)) ?? 0) + day.visits)
  return [...sums].map(([label, value]) => ({ label, value }))
}

export const visitCommands: readonly Command[] = [visits]
