import { catalogue, isCourseId } from '#content/catalogue.ts'
import { itemLabel } from '#content/en/office/catalogue/items.ts'
import type { PriceEntry } from '#contract/catalogue/courses.ts'
import { isProgramId, programIds } from '#domain/catalogue/catalogue.ts'
import { startOfDay } from '#domain/dates/days.ts'
import { formatMoney } from '#domain/money/money.ts'
import type { AddCommands } from '#features/command-line/command.ts'
import { UsageError } from '#features/command-line/exit-codes.ts'
import { readDay, readMoney, readText } from '#features/command-line/readers.ts'
import { message, table } from '#features/command-line/result.ts'
import { publishData } from './publish.ts'
import { listEntries, readEntry } from './read-entries.ts'

export const addPriceCommands: AddCommands = (program, run) => {
  const prices = program.command('prices')
  prices
    .command('list')
    .summary('Lists what registration charges, with the listed prices.')
    .action(
      run(async ({ context }) => {
        const order = [...programIds, ...catalogue().courses.map(({ id }) => id)]
        const rows = (await listEntries('price', context))
          .flatMap(({ key, data, scheduledFor }) =>
            data === null ? [] : [rowOf(key, data as PriceEntry, scheduledFor)],
          )
          .sort((one, other) => order.indexOf(one.item) - order.indexOf(other.item))
        return table(columns, rows, { none: 'There are no prices.' })
      }),
    )
  addSetCommand(prices, run)
}

const columns = { item: 'text', charged: 'money', listed: 'money', rule: 'text', changes: 'text' } as const

function rowOf(item: string, { charged, listed, rule }: PriceEntry, changes: string | null) {
  return { item, charged, listed, rule, changes }
}

const addSetCommand: AddCommands = (prices, run) => {
  prices
    .command('set')
    .summary('Changes a price, at once or from a day on.')
    .description(
      'Registrations and payments that were begun keep their price. The charged, early price changes, unless --listed.',
    )
    .argument('<ITEM>', 'id of a course, fellowship or mastership', readText)
    .argument('<DOLLARS>', 'new price', readMoney)
    .option('--from <DAY>', 'holds from this day on, in Los Angeles; default: at once', readDay)
    .option('--listed', 'changes the listed price')
    .action(
      run(async ({ context, user, note, confirm }, item, amount, { from, listed }) => {
        if (!isProgramId(item) && !isCourseId(item)) {
          throw new UsageError(`"${item}" is not a course or program. "prices list" shows them.`)
        }
        const { data } = await readEntry({ kind: 'price', key: item }, context)
        const changed = changedPrice(data as PriceEntry, item, amount, listed === true)
        const what = `${itemLabel(item)} ${listed ? 'is listed at' : 'costs'} ${formatMoney(amount)}`
        const when = from === undefined ? 'at once' : `from ${from} on`
        await confirm(`${what}, ${when}.`)
        const instant = from === undefined ? null : startOfDay(from)
        const price = { kind: 'price', key: item, data: changed, from: instant }
        const version = await publishData(price, { user }, context, note)
        return message(`${what}, ${when}.`, { item, amount, from: from ?? null, version })
      }),
    )
}

/** A program, and a course without an early price, have one price only. */
function changedPrice(price: PriceEntry, item: string, amount: number, listed: boolean): PriceEntry {
  if (isProgramId(item) || price.early === null) return { ...price, charged: amount, listed: amount }
  return listed ? { ...price, listed: amount } : { ...price, charged: amount }
}
